import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimKeyFor } from '#api/core/keys/vault.ts';
import { and, eq } from '#api/store/drizzle.ts';
import { gameKeys, keyImports, keyOptions } from '#api/store/tables/activations.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import {
  importKeys,
  listKeyImports,
  withdrawKeyImport,
} from '#contract/campaigns/key-endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { enrol, keysIn } from '../support/key-pool.ts';

let api: TestApi;
let manager: TestPerson;
let foreigner: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  manager = await api.operator('alpha', 'manager');
  foreigner = await api.operator('beta', 'manager');
});
afterAll(() => api.close());

const send = (csv: string, more: object = {}, { token, uuid } = manager) =>
  api.call(importKeys, { token, query: { uuid }, body: { file_name: 'keys.csv', csv, ...more } });
const list = ({ token, uuid } = manager, query: object = {}) =>
  api.call(listKeyImports, { token, query: { uuid, ...query } });
const withdraw = (key_import_id: number, { token, uuid } = manager) =>
  api.call(withdrawKeyImport, {
    ...{ token, query: { uuid }, params: { key_import_id }, body: { note: 'Wrong product.' } },
  });
const csvOf = (option: number, keys: readonly string[]) =>
  `key_option_id,key\n${keys.map((key) => `${option},${key}`).join('\n')}`;
const numbered = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${prefix}-${n}`);
const available = async () => (await keysIn(api, 'alpha', 'available')).length;
const lastId = async () => (await list()).body.items[0]?.id ?? 0;
const claim = async (key_option_id: number) => {
  const person = await api.creator('alpha');
  const influencer_activation_id = await enrol(api, person, 2, { key_option_id });
  const { store, secrets } = api.services;
  return claimKeyFor(
    store,
    secrets,
    { program_uuid: manager.uuid, key_option_id, holder: { influencer_activation_id } },
    { actor_kind: 'creator', actor_id: person.id, request_id: 'test', now: new Date() },
  );
};

test('a dry run says all that would come of a file, shows no key, and imports nothing', async () => {
  await send(csvOf(21, ['KNOWN-1']));
  const before = [await available(), (await list()).body.items.length];
  const csv = [
    'Bemerkung;activation_id;Platform;region;KEY',
    'neu;2;Steam;;AB1D-9',
    ';2;xbox;eu;XBOX-ÄÖ',
    ';2;steam;;AB1D-9',
    ';2;steam;;KNOWN-1',
    ';2;amiga;;NONE-1',
  ].join('\r\n');
  const { status, body } = await send(csv, { dry_run: true });
  expect(status).toBe(201);
  expect(body).toEqual({
    dry_run: true,
    import_id: null,
    separator: 'semicolon',
    columns: [
      { name: 'Bemerkung', read_as: null },
      { name: 'activation_id', read_as: 'activation_id' },
      { name: 'Platform', read_as: 'platform' },
      { name: 'region', read_as: 'region' },
      { name: 'KEY', read_as: 'key' },
    ],
    ...{ imported: 2, duplicates: 2, repeated: 1, rejected: 1 },
    duplicate_lines: [
      { line: 4, known_from: 'file' },
      { line: 5, known_from: 'program' },
    ],
    rejected_lines: [{ line: 6, reason: 'Activation 2 has no key for this platform and region.' }],
    pools: [
      { key_option_id: 21, activation_id: 2, platform: 'steam', region: null, imported: 1 },
      { key_option_id: 22, activation_id: 2, platform: 'xbox', region: 'EU', imported: 1 },
    ],
    first_lines: [
      { line: 2, key_option_id: 21, form: 'AA9A-9' },
      { line: 3, key_option_id: 22, form: 'AAAA-AA' },
      { line: 4, key_option_id: 21, form: 'AA9A-9' },
      { line: 5, key_option_id: 21, form: 'AAAAA-9' },
    ],
    total: { imported: 2, duplicates: 2, rejected: 1 },
  });
  expect([await available(), (await list()).body.items.length]).toEqual(before);
});

test('what is surely no key is refused with its line, and nothing of it is repeated', async () => {
  const rows = [
    '21\t=HYPERLINK("https://evil.example","SECRET")',
    '21\t+SECRET',
    '21\t@SECRET',
    '21\t<b>SECRET</b>',
    '21\tSECRET\u0007',
    '21\tSECRET\u202e',
    `21\t${'SECRET'.repeat(40)}`,
    '21\t-SOUND-1',
    "21\t'; drop table game_keys; --",
  ];
  const { body } = await send(`key_option_id\tkey\n${rows.join('\n')}`);
  expect([body.separator, body.imported]).toEqual(['tab', 2]);
  expect(body.rejected_lines).toEqual([
    ...[2, 3, 4].map((line) => ({
      ...{ line, reason: 'The key is a formula: it begins with =, + or @.' },
    })),
    { line: 5, reason: 'The key has markup: < or >.' },
    { line: 6, reason: 'The key has control characters.' },
    { line: 7, reason: 'The key has invisible characters.' },
    { line: 8, reason: 'The key is longer than 200 characters.' },
  ]);
  expect(JSON.stringify(body)).not.toContain('SECRET');
});

test('a key that does not look as the campaign says is refused', async () => {
  const { database } = api.services.store;
  const option = and(eq(keyOptions.program_uuid, manager.uuid), eq(keyOptions.id, 22));
  await database.update(keyOptions).set({ pattern: '[A-Z]{4}(-[0-9]{4}){2}' }).where(option);
  const { body } = await send(csvOf(22, ['ABCD-1234-5678', 'ABCD-1234', 'ABCD-1234-56789']));
  await database.update(keyOptions).set({ pattern: null }).where(option);
  expect(body).toMatchObject({ imported: 1, rejected: 2 });
  expect(body.rejected_lines).toEqual([
    { line: 3, reason: 'The key does not look like those of key option 22.' },
    { line: 4, reason: 'The key does not look like those of key option 22.' },
  ]);
});

test('a file that comes in parts is one import, with its own lines and its duplicates', async () => {
  const first = await send(csvOf(21, ['PART-1', 'PART-2', '=1']), { file_name: 'large.csv' });
  const import_id = first.body.import_id ?? 0;
  const part = csvOf(21, ['PART-2', 'PART-3', '=1']);
  const second = await send(part, { import_id, first_line: 5 });
  expect(second.body).toMatchObject({
    ...{ import_id, imported: 1, duplicates: 1, repeated: 1, rejected: 1 },
    duplicate_lines: [{ line: 5, known_from: 'file' }],
    rejected_lines: [{ line: 7 }],
    total: { imported: 3, duplicates: 1, rejected: 2 },
  });
  const [kept] = (await list()).body.items;
  expect(kept).toMatchObject({
    ...{ id: import_id, file_name: 'large.csv', imported: 3, duplicates: 1, rejected: 2 },
    ...{ available: 3, given: 0, withdrawn: 0, withdrawn_at: null },
    imported_by: { actor_kind: 'operator', actor_id: manager.id },
  });
  const faulty = await send('key_option_id,key\n21,"A', { import_id, first_line: 1_000 });
  expect(faulty.code).toBe('KEYS_FILE_INVALID');
  expect(faulty.error.extra.faults).toMatchObject([{ line: 1_000 }]);
});

test('a part that is sent again with its Idempotency-Key counts once', async () => {
  const import_id = (await send(csvOf(21, ['AGAIN-1']))).body.import_id ?? 0;
  const { token, uuid } = manager;
  const body = { file_name: 'keys.csv', csv: csvOf(21, ['AGAIN-2', '=1']), import_id };
  const headers = { 'idempotency-key': 'part-2' };
  const sent = { token, query: { uuid }, body, headers };
  const answers = await Promise.all([api.call(importKeys, sent), api.call(importKeys, sent)]);
  for (const answer of answers)
    expect(answer.body.total).toEqual({ imported: 2, duplicates: 0, rejected: 1 });
});

test('an import of nobody, or of another program, takes no part', async () => {
  const import_id = (await send(csvOf(21, ['OWN-1']))).body.import_id ?? 0;
  const missing = await send(csvOf(21, ['OWN-2']), { import_id: 999_999 });
  const foreign = await send(csvOf(21, ['OWN-2']), { import_id }, foreigner);
  expect([missing.code, foreign.code]).toEqual(['KEY_IMPORT_UNKNOWN', 'KEY_IMPORT_UNKNOWN']);
  expect(foreign.error).toEqual(missing.error);
  expect((await list(foreigner)).body.items).toEqual([]);
});

test('of a file that two people import at once each key is imported once', async () => {
  const keys = numbered('TWICE', 500);
  const before = await available();
  const answers = await Promise.all([
    send(csvOf(21, keys)),
    send(csvOf(21, keys.toReversed())),
    send(csvOf(21, keys)),
  ]);
  const sum = (name: 'imported' | 'duplicates') =>
    answers.reduce((total, { body }) => total + body[name], 0);
  expect([sum('imported'), sum('duplicates')]).toEqual([500, 1_000]);
  expect((await available()) - before).toBe(500);
});

test('imports are listed newest first, page by page, with what became of their keys', async () => {
  await send(csvOf(51, numbered('LIST', 3)));
  await claim(51);
  const seen: number[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list(manager, {
      limit: 2,
      ...(cursor === null ? {} : { cursor }),
    });
    seen.push(...page.body.items.map(({ id }) => id));
    cursor = page.body.next_cursor;
  } while (cursor !== null);
  expect(seen).toEqual(seen.toSorted((a, b) => b - a));
  const stored = await api.services.store.database
    .select()
    .from(keyImports)
    .where(eq(keyImports.program_uuid, manager.uuid));
  expect(seen.length).toBe(stored.length);
  const [latest] = (await list()).body.items;
  expect(latest).toMatchObject({ imported: 3, available: 2, given: 1, withdrawn: 0 });
});

test('withdrawing takes what is free, leaves what was given, and is in the audit log', async () => {
  await send(csvOf(51, numbered('WITHDRAW', 4)));
  const id = await lastId();
  await api.services.store.database
    .update(gameKeys)
    .set({ state: 'withdrawn' })
    .where(and(eq(gameKeys.key_option_id, 51), eq(gameKeys.import_id, id - 1)));
  const held = await claim(51);
  const { status, body } = await withdraw(id);
  expect([status, body]).toMatchObject([200, { id, available: 0, given: 1, withdrawn: 3 }]);
  expect(body.withdrawn_at).not.toBeNull();
  const rows = await api.services.store.database
    .select()
    .from(gameKeys)
    .where(eq(gameKeys.import_id, id));
  expect(rows.find((row) => row.id === held.game_key_id)?.state).toBe('claimed');
  const audited = await api.services.store.database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.action, 'keys.withdraw'), eq(auditEntries.subject_id, `${id}`)));
  expect(audited).toMatchObject([
    { actor_id: manager.id, details: { withdrawn: 3, given: 1, note: 'Wrong product.' } },
  ]);
  const again = await withdraw(id);
  expect(again.body).toEqual(body);
  const part = await send(csvOf(51, ['LATE-1']), { import_id: id });
  expect(part.code).toBe('KEY_IMPORT_WITHDRAWN');
  await expect(claim(51)).rejects.toMatchObject({ code: 'KEYS_EXHAUSTED' });
  const missing = await withdraw(999_999);
  expect([missing.code, (await withdraw(id, foreigner)).error]).toEqual([
    'KEY_IMPORT_UNKNOWN',
    missing.error,
  ]);
});

test('keys that are claimed while their import is withdrawn are given or withdrawn, never both', async () => {
  await send(csvOf(61, numbered('RACE', 40)));
  const id = await lastId();
  const claims = Array.from({ length: 20 }, () => claim(61).catch(() => undefined));
  const [given] = await Promise.all([Promise.all(claims), withdraw(id)]);
  const rows = await api.services.store.database
    .select()
    .from(gameKeys)
    .where(eq(gameKeys.import_id, id));
  const claimed = rows.filter(({ state }) => state === 'claimed').map((row) => row.id);
  const withdrawn = rows.filter(({ state }) => state === 'withdrawn');
  expect(claimed.toSorted()).toEqual(
    given.flatMap((key) => (key ? [key.game_key_id] : [])).toSorted(),
  );
  expect(claimed.length + withdrawn.length).toBe(40);
  for (const row of withdrawn) expect(row.influencer_activation_id).toBeNull();
});
