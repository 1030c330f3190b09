import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { carryOutDue } from '#api/reviews/carry-out.ts';
import { and, count, eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { heldDecisions } from '#api/store/tables/held-decisions.ts';
import { applications } from '#api/store/tables/pipelines.ts';
import { undoOwnDecisions } from '#contract/reviews/decision-endpoints.ts';
import { applicationReview } from '#contract/reviews/endpoints.ts';
import { countMatching, decideMatching } from '#contract/reviews/matching-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import {
  createAppeal,
  createApplicants,
  createApplication,
  createContent,
} from '../support/review-subjects.ts';

const NOW = Date.parse('2026-03-02T12:00:00Z');
const ago = (seconds: number) => new Date(NOW - seconds * 1_000);

let api: TestApi;
let reviewer: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  reviewer = await api.operator('alpha', 'reviewer');
});
afterAll(() => api.close());
beforeEach(async () => {
  const { database } = api.services.store;
  await database.delete(heldDecisions);
  await database.delete(creators);
  api.setTime(new Date(NOW));
});

const someone = (display_name = 'Ada') =>
  api.creator('alpha', { display_name, member_since: null });
const apply = async (display_name?: string, submitted_at = ago(60)) =>
  createApplication(api, await someone(display_name), { submitted_at });
const look = async (filters: object = {}, { token, uuid } = reviewer) =>
  (await api.call(countMatching, { token, query: { uuid, ...filters } })).body;
const ACCEPT = { decision: 'accept', reason_code: 'none', dry_run: false } as const;
const decide = ({ token, uuid }: TestPerson, body: object) =>
  api.call(decideMatching, { token, query: { uuid }, body: { ...ACCEPT, ...body } });
const countIn = async (state: 'submitted' | 'accepted') => {
  const { database } = api.services.store;
  const of = and(eq(applications.program_uuid, reviewer.uuid), eq(applications.state, state));
  const [row] = await database.select({ of: count() }).from(applications).where(of);
  return row?.of;
};

test('counts what can be decided on, narrowed as the inbox is', async () => {
  const person = await someone('Grace');
  await createAppeal(api, person, { submitted_at: ago(60) });
  await createContent(api, person, { submitted_at: ago(60) });
  await apply('Hedy');
  expect(await look()).toEqual({ count: 3, as_of: new Date(NOW).toISOString() });
  expect((await look({ kinds: 'appeal,redemption' })).count).toBe(1);
  expect((await look({ kinds: 'redemption' })).count).toBe(0);
  expect((await look({ search: 'grace' })).count).toBe(2);
  expect((await look({ states: 'accepted' })).count).toBe(0);
  expect((await look({ overdue: true })).count).toBe(0);
});

test('decides what matches in parts, each once, and leaves what came since alone', async () => {
  await createApplicants(api, 'alpha', 1_203, ago(120));
  const { count: matches, as_of } = await look({ kinds: 'application' });
  expect(matches).toBe(1_203);
  await apply('Latecomer', new Date(NOW + 1_000));
  api.setTime(new Date(NOW + 5_000));
  const parts: number[] = [];
  let cursor: string | null = null;
  do {
    const { body }: Awaited<ReturnType<typeof decide>> = await decide(reviewer, {
      ...{ kinds: 'application', as_of, count: matches },
      ...(cursor === null ? {} : { cursor }),
    });
    expect(body.refused).toEqual([]);
    parts.push(body.decided);
    cursor = body.next_cursor;
  } while (cursor);
  expect(parts).toEqual([500, 500, 203]);
  expect([await countIn('accepted'), await countIn('submitted')]).toEqual([1_203, 1]);
});

test('a dry run says what would become of each and changes nothing', async () => {
  await apply('Hedy');
  const waiting = await apply('Grace');
  const { token, uuid } = reviewer;
  await api.call(applicationReview.decide, {
    ...{ token, query: { uuid }, params: { id: waiting } },
    body: {
      decision: 'reject',
      reason_code: 'content_does_not_fit',
      revision: 1,
      hold_seconds: 60,
    },
  });
  const seen = await look();
  expect(seen.count).toBe(2);
  const { body } = await decide(reviewer, { ...seen, dry_run: true });
  expect(body).toEqual({
    ...{ dry_run: true, decided: 1, next_cursor: null },
    refused: [
      {
        ...{ kind: 'application', id: waiting, code: 'DECISION_WAITING' },
        ...{ creator_name: 'Grace', title: expect.stringMatching(/\w/) },
      },
    ],
  });
  expect(await countIn('submitted')).toBe(2);
});

test('decides nothing where another number matches than was seen', async () => {
  const first = await apply('Hedy');
  const seen = await look();
  await apply('Backdated', ago(10));
  const { status, code, error } = await decide(reviewer, seen);
  expect([status, code, error.extra.count]).toEqual([409, 'MATCHES_CHANGED', 2]);
  expect(await countIn('submitted')).toBe(2);
  const { database } = api.services.store;
  await database.delete(applications).where(eq(applications.id, String(first)));
  expect((await decide(reviewer, await look())).body.decided).toBe(1);
});

test('holds what matches, and takes back all of the caller by one call', async () => {
  await createApplicants(api, 'alpha', 120, ago(120));
  const other = await api.operator('alpha', 'reviewer');
  const left = await apply('Grace', ago(30));
  const { token, uuid } = other;
  const body = { decision: 'accept', reason_code: 'none', revision: 1, hold_seconds: 30 };
  await api.call(applicationReview.decide, { token, query: { uuid }, params: { id: left }, body });
  const seen = await look();
  const held = await decide(reviewer, { ...seen, hold_seconds: 30 });
  expect(held.body).toMatchObject({ decided: 120, refused: [{ code: 'DECISION_WAITING' }] });
  const undo = await api.call(undoOwnDecisions, {
    token: reviewer.token,
    query: { uuid: reviewer.uuid },
  });
  expect(undo.body).toEqual({ undone: 120, remaining: 0 });
  const now = () => new Date(NOW + 60_000);
  expect(await carryOutDue({ ...api.services, now }, 500)).toBe(1);
  expect([await countIn('accepted'), await countIn('submitted')]).toEqual([1, 120]);
});

test('refuses a reason that does not go with the decision, and a cursor of another list', async () => {
  await apply();
  const seen = await look();
  expect((await decide(reviewer, { ...seen, decision: 'reject' })).code).toBe('REASON_UNKNOWN');
  expect((await decide(reviewer, { ...seen, cursor: 'x' })).code).toBe('CURSOR_INVALID');
});
