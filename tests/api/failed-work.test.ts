import { afterAll, beforeAll, expect, test } from 'vitest';
import { asc, eq, inArray } from '#api/store/drizzle.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { jobs } from '#api/store/tables/jobs.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import {
  listFailedJobs,
  listStuckMails,
  resendStuckMails,
  retryFailedJobs,
} from '#contract/failed-work/endpoints.ts';
import { readOverview } from '#contract/overview/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

let api: TestApi;
let manager: TestPerson;
let stranger: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  manager = await api.operator('alpha', 'manager');
  stranger = await api.operator('beta', 'owner');
});
afterAll(() => api.close());

const FAILED_AT = new Date('2026-11-26T10:00:00Z');
/** Far enough that no worker takes it meanwhile. */
const LATER = new Date('2126-11-26T11:00:00Z');

const as = ({ token, uuid }: TestPerson, rest: object = {}) => ({
  token,
  query: { uuid, ...rest },
});
const retry = (person: TestPerson, ids: readonly number[]) =>
  api.call(retryFailedJobs, { ...as(person), body: { ids: [...ids] } });
const resend = (person: TestPerson, ids: readonly number[]) =>
  api.call(resendStuckMails, { ...as(person), body: { ids: [...ids] } });

const counted = async () => (await api.call(readOverview, as(manager))).body.failed_work;

async function writeJobs(
  values: readonly Omit<typeof jobs.$inferInsert, 'name' | 'program_uuid'>[],
): Promise<number[]> {
  const { database } = api.services.store;
  await database.delete(jobs).where(eq(jobs.program_uuid, manager.uuid));
  const rows = await database
    .insert(jobs)
    // A kind that no worker here knows: what is due stays as it is.
    .values(values.map((one) => ({ ...one, name: 'sample', program_uuid: manager.uuid })))
    .returning();
  return rows.map(({ id }) => id);
}

async function writeMails(
  values: readonly Pick<typeof mails.$inferInsert, 'state' | 'address'>[],
): Promise<number[]> {
  const { database } = api.services.store;
  await database.delete(mails).where(eq(mails.program_uuid, manager.uuid));
  const rows = await database
    .insert(mails)
    .values(
      values.map((one) => ({
        ...{ ...one, program_uuid: manager.uuid, kind: 'sample', category: 'news' as const },
        ...{ params: { secret: 'what it says' }, locale: 'en', attempts: 14 },
        last_error: 'No such box.',
      })),
    )
    .returning();
  return rows.map(({ id }) => id);
}

test('failed work of the program is listed page by page, the oldest first', async () => {
  const [dead, waiting] = await writeJobs([
    { key: 'a', state: 'dead', attempts: 8, failed_at: FAILED_AT, last_error: 'No lots.' },
    { key: 'b', attempts: 2, failed_at: FAILED_AT, due_at: LATER },
    { key: 'never failed', due_at: LATER },
  ]);
  const first = await api.call(listFailedJobs, as(manager, { limit: 1 }));
  expect(first.body.items).toEqual([
    {
      ...{ id: dead, name: 'sample', state: 'dead', attempts: 8, last_error: 'No lots.' },
      ...{ failed_at: FAILED_AT.toISOString(), due_at: null },
    },
  ]);
  const cursor = first.body.next_cursor ?? '';
  const second = await api.call(listFailedJobs, as(manager, { limit: 1, cursor }));
  expect(second.body).toMatchObject({
    items: [{ id: waiting, state: 'waiting', due_at: LATER.toISOString(), last_error: null }],
    next_cursor: null,
  });
  expect((await api.call(listFailedJobs, as(stranger))).body.items).toEqual([]);
});

test('failed work is done anew once a manager says so, and the log names who', async () => {
  const [dead = 0, running = 0] = await writeJobs([
    { key: 'a', state: 'dead', attempts: 8, failed_at: FAILED_AT },
    { key: 'b', state: 'running', attempts: 1, failed_at: FAILED_AT },
  ]);
  expect(await counted()).toBe(1);
  expect((await retry(stranger, [dead])).body).toEqual({ ids: [] });
  expect((await retry(manager, [dead, running, 999_999])).body).toEqual({ ids: [dead] });
  expect(await counted()).toBe(0);
  const { database } = api.services.store;
  const rows = await database
    .select({ state: jobs.state, attempts: jobs.attempts })
    .from(jobs)
    .where(inArray(jobs.id, [dead, running]))
    .orderBy(asc(jobs.id));
  expect(rows).toEqual([
    { state: 'waiting', attempts: 0 },
    { state: 'running', attempts: 1 },
  ]);
  const audited = await database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'job.retry'));
  expect(audited).toMatchObject([
    {
      ...{ program_uuid: manager.uuid, actor_kind: 'operator', actor_id: manager.id },
      ...{ subject_kind: 'job', subject_id: String(dead), details: { name: 'sample' } },
      request_id: expect.any(String),
    },
  ]);
});

test('mails that do not go on are listed without what they say, and sent again', async () => {
  const [failed = 0, unknown = 0, sent = 0] = await writeMails([
    { state: 'failed', address: 'a@x.example' },
    { state: 'unknown', address: 'b@x.example' },
    { state: 'sent', address: 'c@x.example' },
  ]);
  const { body } = await api.call(listStuckMails, as(manager));
  expect(body.items).toMatchObject([
    { id: failed, state: 'failed', address: 'a@x.example', last_error: 'No such box.' },
    { id: unknown, state: 'unknown', address: 'b@x.example' },
  ]);
  expect(JSON.stringify(body)).not.toContain('what it says');

  expect(await counted()).toBe(2);
  expect((await resend(stranger, [failed])).body).toEqual({ ids: [] });
  const resent = (await resend(manager, [failed, unknown, sent])).body.ids;
  expect(resent.toSorted((a, b) => a - b)).toEqual([failed, unknown]);
  expect((await resend(manager, [failed])).body).toEqual({ ids: [] });
  const audited = await api.services.store.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'mail.resend'));
  expect(audited.map(({ actor_id }) => actor_id)).toEqual([manager.id, manager.id]);
});

test('who only reviews sees none of it', async () => {
  const reviewer = await api.operator('alpha', 'reviewer');
  expect((await api.call(listFailedJobs, as(reviewer))).status).toBe(403);
  expect((await api.call(listStuckMails, as(reviewer))).status).toBe(403);
  expect((await retry(reviewer, [1])).status).toBe(403);
  expect((await resend(reviewer, [1])).status).toBe(403);
});
