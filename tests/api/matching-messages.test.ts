import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { asc } from '#api/store/drizzle.ts';
import { creators } from '#api/store/tables/accounts.ts';
import { mails } from '#api/store/tables/delivery.ts';
import {
  countMessageMatches,
  sendMessageToMatching,
} from '#contract/people/matching-message-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';

const TEXTS = { de: { subject: 'Hallo {name}', text: 'Neues von {program}.' } };
const SENDING = '5b0e3c1a-0d5c-4a7e-9a55-3d1c8f2b7e01';

let api: TestApi;
let manager: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  manager = await api.operator('beta', 'manager');
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.services.store.database.delete(mails);
  await api.services.store.database.delete(creators);
});

const someone = (display_name: string, values: object = {}) =>
  api.creator('beta', {
    ...{ display_name, email: `${display_name.toLowerCase()}@people.example`, locale: 'de' },
    ...{ email_verified_at: new Date(), created_at: new Date(Date.now() - 60_000), ...values },
  });
const count = async (filters: object = {}) =>
  (
    await api.call(countMessageMatches, {
      token: manager.token,
      query: { uuid: manager.uuid, ...filters },
    })
  ).body;
const send = (seen: object, body: object = {}) =>
  api.call(sendMessageToMatching, {
    token: manager.token,
    query: { uuid: manager.uuid },
    body: { ...seen, texts: TEXTS, sending_id: SENDING, dry_run: false, ...body },
  });
const addresses = async () =>
  (await api.services.store.database.select().from(mails).orderBy(asc(mails.address))).map(
    ({ address }) => address,
  );

test('all that match are counted, tried without a mail, and written to', async () => {
  await someone('Ada', { member_since: new Date() });
  await someone('Ben', { member_since: null });
  await someone('Cleo', { member_since: new Date(), email_verified_at: null });
  await someone('Dan', { member_since: new Date(), mail_preferences: { news: false } });
  await api.creator('alpha', { display_name: 'Fay', member_since: new Date() });
  const seen = await count({ member: 'true' });
  expect(seen.count).toBe(3);
  const tried = await send(seen, { member: true, dry_run: true });
  expect(tried.body).toMatchObject({
    ...{ dry_run: true, sent: 1, repeated: 0, next_cursor: null },
    excluded: [
      { obstacle: 'no_verified_email', count: 1 },
      { obstacle: 'unsubscribed', count: 1 },
    ],
    example: { name: 'Ada', subject: 'Hallo Ada', text: 'Neues von Beta Creators.' },
  });
  expect(await addresses()).toEqual([]);
  expect((await send(seen, { member: true })).body.sent).toBe(1);
  expect(await addresses()).toEqual(['ada@people.example']);
});

test('nobody gets it twice, sent again or twice at once; another message everybody gets', async () => {
  for (const name of ['Ada', 'Ben', 'Cleo']) await someone(name);
  const seen = await count();
  const both = await Promise.all([send(seen), send(seen)]);
  expect(both.map(({ body }) => body.sent).sort()).toEqual([0, 3]);
  expect((await send(seen)).body).toMatchObject({ sent: 0, repeated: 3, example: null });
  expect(await addresses()).toHaveLength(3);
  await send(seen, { sending_id: '5b0e3c1a-0d5c-4a7e-9a55-3d1c8f2b7e02' });
  expect(await addresses()).toHaveLength(6);
});

test('who came after the count is left alone; where others match by now, nothing is sent', async () => {
  await someone('Ada');
  const seen = await count();
  await someone('Ben', { created_at: new Date(Date.now() + 60_000) });
  expect((await send(seen)).body.sent).toBe(1);
  await someone('Cleo');
  const refused = await send(seen, { sending_id: '5b0e3c1a-0d5c-4a7e-9a55-3d1c8f2b7e03' });
  expect([refused.code, refused.error.extra.count]).toEqual(['MATCHES_CHANGED', 2]);
  expect(await addresses()).toEqual(['ada@people.example']);
});

test('a part answers where the next begins', async () => {
  const { uuid } = manager;
  const rows = Array.from({ length: 503 }, (_, at) => ({
    ...{ program_uuid: uuid, display_name: `P${at}`, email: `p${at}@people.example` },
    ...{ email_verified_at: new Date(), locale: 'de', created_at: new Date(Date.now() - 60_000) },
  }));
  await api.services.store.database.insert(creators).values(rows);
  const seen = await count();
  const first = await send(seen);
  expect(first.body).toMatchObject({ sent: 500, next_cursor: expect.any(String) });
  const second = await send(seen, { cursor: first.body.next_cursor });
  expect(second.body).toMatchObject({ sent: 3, next_cursor: null });
  expect(new Set(await addresses()).size).toBe(503);
  expect((await send(seen, { cursor: 'nonsense' })).code).toBe('CURSOR_INVALID');
});
