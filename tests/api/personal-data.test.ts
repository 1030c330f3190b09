import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { mails } from '#api/store/tables/delivery.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { creatorTags, operatorNotes } from '#api/store/tables/people.ts';
import { readSelf } from '#contract/account/endpoints.ts';
import { exportAccount } from '#contract/account/export-endpoint.ts';
import {
  deleteOperatorCreator,
  exportOperatorCreator,
} from '#contract/account/operator-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { writeSampleLife } from '../support/sample-life.ts';

let api: TestApi;
let owner: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  owner = await api.operator('alpha', 'owner');
});
afterAll(() => api.close());

const about = (creator_id: string, { token, uuid } = owner) => ({
  ...{ token, query: { uuid }, params: { creator_id } },
});
const exported = (id: string, operator = owner) =>
  api.call(exportOperatorCreator, about(id, operator));
const remove = (id: string, operator = owner, body: object = { confirm: 'delete' }) =>
  api.call(deleteOperatorCreator, { ...about(id, operator), body });
const auditOf = async (id: string) => {
  const entries = await api.services.store.database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject_id, id))
    .orderBy(auditEntries.id);
  return entries.map(({ action, actor_kind, actor_id }) => [action, actor_kind, actor_id]);
};

async function lived(mark: string): Promise<TestPerson> {
  const person = await api.creator('alpha', {
    ...{ display_name: mark, email: `${mark}@people.example`, email_verified_at: new Date() },
    locale: 'de',
  });
  await writeSampleLife(api.services.store, person, mark);
  return person;
}

test('operators export what the person can, and beside it what they keep for each other', async () => {
  const maya = await lived('mayaexport');
  const own = await api.call(exportAccount, { token: maya.token, query: { uuid: maya.uuid } });
  const { database } = api.services.store;
  const mailsBefore = await database.$count(mails, eq(mails.creator_id, maya.id));
  const { status, body } = await exported(maya.id);
  expect(status).toBe(200);
  const { operator_notes, tags, status: kept, exported_at: _, ...rest } = body;
  const { exported_at: __, ...same } = own.body;
  // The person's own export was told since, by mail and on the pages: that is new.
  const untold = { mails: [], notifications: [] };
  expect({ ...rest, ...untold }).toEqual({ ...same, ...untold });
  expect(operator_notes).toMatchObject([
    { subject_kind: 'creator', subject_id: maya.id, text: 'mayaexport', author: null, own: false },
  ]);
  expect(tags).toEqual(['mayaexport']);
  expect(kept).toMatchObject({ status: 'active', note: 'mayaexport' });
  expect(await auditOf(maya.id)).toContainEqual(['account.export', 'operator', owner.id]);
  expect(await database.$count(mails, eq(mails.creator_id, maya.id))).toBe(mailsBefore);
  for (const key of ['operator_notes', 'tags', 'status', 'status_note'])
    expect([own.body, own.body.creator]).not.toContainEqual(
      expect.objectContaining({ [key]: expect.anything() }),
    );
});

test('operators delete a person as the person could, and are told what is kept and why', async () => {
  const maya = await lived('mayadelete');
  const { status, body } = await remove(maya.id);
  expect(status).toBe(200);
  expect(body.id).toBe(maya.id);
  expect(body.kept.map(({ record, count }) => [record, count])).toEqual([
    ['account', 1],
    ['points', 1],
    ['redemptions', 1],
    ['enrolments', 3],
    ['keys', 1],
    ['reported_events', 1],
    ['bingo_claims', 1],
    ['audit_entries', 2],
  ]);
  for (const { why } of body.kept) expect(why).toMatch(/^[A-Z].{20,}\.$/);
  const { database } = api.services.store;
  const [row] = await database.select().from(creators).where(eq(creators.id, maya.id));
  expect(row).toMatchObject({
    ...{ status: 'deleted', display_name: '', email: null, status_note: null },
    suspended_until: null,
  });
  expect(await database.$count(operatorNotes, eq(operatorNotes.creator_id, maya.id))).toBe(0);
  expect(await database.$count(creatorTags, eq(creatorTags.creator_id, maya.id))).toBe(0);
  expect((await api.call(readSelf, { token: maya.token })).code).toBe('SESSION_ENDED');
  const farewell = eq(mails.address, 'mayadelete@people.example');
  expect(await database.select().from(mails).where(farewell)).toMatchObject([
    { kind: 'account_deleted', creator_id: null, locale: 'de' },
  ]);
  expect((await auditOf(maya.id)).at(-1)).toEqual(['account.delete', 'operator', owner.id]);
  const entries = await database
    .select({ details: auditEntries.details })
    .from(auditEntries)
    .where(eq(auditEntries.subject_id, maya.id));
  expect(JSON.stringify(entries)).not.toContain('mayadelete');
  expect((await remove(maya.id)).code).toBe('CREATOR_UNKNOWN');
  expect((await exported(maya.id)).code).toBe('CREATOR_UNKNOWN');
});

test('a deletion is confirmed by its word', async () => {
  const maya = await api.creator('alpha');
  for (const body of [{}, { confirm: 'yes' }, { confirm: true }])
    expect((await remove(maya.id, owner, body)).code).toBe('REQUEST_INVALID');
  expect((await api.call(readSelf, { token: maya.token })).status).toBe(200);
});

test('only owners of the program handle personal data', async () => {
  const maya = await api.creator('alpha');
  const manager = await api.operator('alpha', 'manager');
  const stranger = await api.operator('beta', 'owner');
  for (const call of [exported, remove]) {
    expect((await call(maya.id, manager)).code).toBe('ROLE_INSUFFICIENT');
    expect((await call(maya.id, stranger)).code).toBe('CREATOR_UNKNOWN');
    expect((await call(maya.id, { ...stranger, uuid: maya.uuid })).code).toBe('NOT_ALLOWED');
  }
  expect((await api.call(readSelf, { token: maya.token })).status).toBe(200);
  expect(await auditOf(maya.id)).toEqual([]);
});

test('of two deletions at once one happens', async () => {
  const maya = await lived('mayatwice');
  const answers = await Promise.all([remove(maya.id), remove(maya.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const farewell = eq(mails.address, 'mayatwice@people.example');
  expect(await api.services.store.database.$count(mails, farewell)).toBe(1);
});
