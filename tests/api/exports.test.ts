import { randomUUID } from 'node:crypto';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { and, asc, eq, like, sql } from '#api/store/drizzle.ts';
import { guestLinks } from '#api/store/tables/activations.ts';
import { pointTransactions } from '#api/store/tables/ledger.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { applications } from '#api/store/tables/pipelines.ts';
import { claimKey } from '#contract/enrolments/endpoints.ts';
import { exportList } from '#contract/exports/endpoints.ts';
import { listPointEntries } from '#contract/rewards/operator-endpoints.ts';
import { EXPORTED_LISTS, type ExportedListName } from '#contract/vocabulary/operator-words.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { enrol, fillPool } from '../support/key-pool.ts';
import { writeSampleLife } from '../support/sample-life.ts';

let api: TestApi;
let manager: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  manager = await api.operator('alpha', 'manager');
});
afterAll(() => api.close());

const ask = (list: ExportedListName, filters: object = {}, { token, uuid } = manager) =>
  api.call(exportList, { token, params: { list }, query: { uuid, ...filters } });
const read = (text: string) =>
  parse(text, { bom: true, columns: true, record_delimiter: '\r\n' }) as Record<string, string>[];
const recorded = (actor_id: string) =>
  api.services.store.database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.actor_id, actor_id), like(auditEntries.action, 'export.%')))
    .orderBy(asc(auditEntries.id));

test('applications are a table with a column for each question, and no formula', async () => {
  const person = await api.creator('alpha', { display_name: '=cmd|calc', email: 'm@a.example' });
  await api.services.store.database.insert(applications).values([
    {
      program_uuid: person.uuid,
      creator_id: person.id,
      state: 'rejected',
      answers: { old_question: '@SUM(1)', platforms: ['pc', 'ps5'] },
      submitted_at: new Date('2026-05-01T10:00:00Z'),
    },
    {
      program_uuid: person.uuid,
      creator_id: person.id,
      state: 'submitted',
      answers: {},
      submitted_at: new Date('2026-05-02T10:00:00Z'),
    },
  ]);
  const answer = await ask('applications');
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="alpha-applications-\d{4}-\d\d-\d\d\.csv"$/,
    ),
  });
  expect(answer.text.startsWith('\uFEFFid,state,')).toBe(true);
  const rows = read(answer.text);
  expect(rows.map(({ state }) => state)).toEqual(['rejected', 'submitted']);
  expect(rows[0]).toMatchObject({
    creator_name: "'=cmd|calc",
    creator_email: 'm@a.example',
    submitted_at: '2026-05-01T10:00:00.000Z',
    further_answers: expect.stringContaining('old_question: @SUM(1)'),
  });
  expect(read((await ask('applications', { state: 'rejected' })).text)).toHaveLength(1);
});

test.each(EXPORTED_LISTS)('%s can be had as a file', async (list) => {
  const person = await api.creator('alpha');
  await writeSampleLife(api.services.store, person, `in ${list}`);
  await api.guestLink('alpha', { activation_id: 2 });
  await fillPool(api, 'alpha', 61, 1, `in ${list}`);
  const influencer_activation_id = await enrol(api, person, 6);
  const { body: held } = await api.call(claimKey, {
    ...{ token: person.token, query: { uuid: person.uuid } },
    ...{ params: { influencer_activation_id }, body: {} },
  });
  const filters = list === 'given_keys' ? { key_option_id: 61 } : {};
  const { status, text } = await ask(list, filters);
  expect(held.key).toContain(list);
  expect(text).not.toContain(held.key);
  expect(status).toBe(200);
  expect(read(text).length).toBeGreaterThan(0);
});

test('what left is recorded with its filters and its rows', async () => {
  const person = await api.operator('alpha', 'manager');
  await ask('creators', { member: 'false' }, person);
  const details = { list: 'creators', filters: { member: 'false' } };
  const entries = await recorded(person.id);
  expect(entries.map(({ action, details }) => ({ action, details }))).toEqual([
    { action: 'export.begin', details },
    { action: 'export.end', details: { ...details, rows: 0, complete: true } },
  ]);
});

test('a filter that the list does not have is refused, and nothing is recorded', async () => {
  const person = await api.operator('alpha', 'manager');
  for (const filters of [{ state: 'accepted' }, { cursor: 'x' }, { limit: 5 }, { member: 'maybe' }])
    expect((await ask('creators', filters, person)).code).toBe('REQUEST_INVALID');
  expect(await recorded(person.id)).toEqual([]);
});

test('nothing of another program is in a file', async () => {
  await api.creator('alpha', { display_name: 'Only of alpha' });
  const stranger = await api.operator('beta', 'manager');
  expect((await ask('creators', {}, stranger)).text).not.toContain('Only of alpha');
});

test('every row of a long list is there once, in its order', async () => {
  const { database } = api.services.store;
  const person = await api.creator('beta');
  await database.insert(pointTransactions).values(
    Array.from({ length: 1_234 }, (_, index) => ({
      program_uuid: person.uuid,
      activation_id: 1,
      creator_id: person.id,
      amount: index + 1,
      balance_after: index + 1,
      source_kind: 'quest' as const,
      source_id: randomUUID(),
      reason: { quest_id: 1 },
      // Many of the same moment.
      at: new Date(Date.UTC(2026, 4, 1, 0, 0, Math.floor(index / 100))),
    })),
  );
  const reader = await api.operator('beta', 'manager');
  const amounts = read((await ask('points', {}, reader)).text).map(({ amount }) => Number(amount));
  expect(amounts).toEqual(Array.from({ length: 1_234 }, (_, index) => 1_234 - index));
  const page = await api.call(listPointEntries, {
    token: reader.token,
    query: { uuid: reader.uuid, from: '2026-05-01T00:00:12.000Z', limit: 2 },
  });
  expect(page.body.items.map(({ amount, quest_id }) => [amount, quest_id])).toEqual([
    [1_234, 1],
    [1_233, 1],
  ]);
});

test('who leaves ends the reading; it is recorded how far that came', async () => {
  const { store } = api.services;
  const rows = 20_000;
  await store.database.execute(sql`
    insert into ${guestLinks} (program_uuid, activation_id, token_hash, label, created_by)
    select ${manager.uuid}::uuid, 2, 'left ' || n, repeat('label ', 120), 'test'
    from generate_series(1, ${rows}::int) n`);
  const person = await api.operator('alpha', 'manager');
  await api.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = api.app.server.address() as AddressInfo;
  await new Promise<void>((resolve) => {
    const request = get(
      `http://127.0.0.1:${port}/api/operator/export/guest_links?uuid=${person.uuid}`,
      { headers: { authorization: person.token } },
      (response) => response.once('data', () => request.destroy()),
    );
    request.once('close', () => resolve());
    request.on('error', () => undefined);
  });
  await expect
    .poll(async () => (await recorded(person.id)).at(-1)?.details, { timeout: 60_000 })
    .toMatchObject({ complete: false });
  const [end] = (await recorded(person.id)).toReversed();
  expect(Number(end?.details.rows)).toBeLessThan(rows);
  await store.database.delete(guestLinks).where(like(guestLinks.token_hash, 'left %'));
});
