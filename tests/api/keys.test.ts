import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IMPORTED_TOGETHER, importKeys as importFile } from '#api/core/keys/import-keys.ts';
import { readKeyRows } from '#api/core/keys/read-key-rows.ts';
import { openKey, sealKey } from '#api/core/keys/sealed-key.ts';
import { claimKeyFor, revealKey, revokeKey } from '#api/core/keys/vault.ts';
import { eq } from '#api/store/drizzle.ts';
import { gameKeys, influencerActivations, keyImports } from '#api/store/tables/activations.ts';
import { auditEntries } from '#api/store/tables/operators.ts';
import { inviteCreator, revokeInfluencerActivation } from '#contract/campaigns/endpoints.ts';
import { importKeys, listKeyStock } from '#contract/campaigns/key-endpoints.ts';
import { claimKey } from '#contract/enrolments/endpoints.ts';
import { startTestApi, type TestApi, type TestPerson } from '../support/api.ts';
import { IS_DEEP } from '../support/in-depth.ts';
import { enrol, fillPool, keysIn } from '../support/key-pool.ts';

let api: TestApi;
let manager: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  manager = await api.operator('alpha', 'manager');
});
afterAll(() => api.close());

const as = (person: TestPerson, rest: object = {}) => ({
  token: person.token,
  query: { uuid: person.uuid },
  ...rest,
});
const upload = (csv: string, person = manager) =>
  api.call(importKeys, as(person, { body: { file_name: 'keys.csv', csv } }));
const reader = {
  actor_kind: 'operator',
  actor_id: 'test',
  request_id: 'test',
  now: new Date(),
} as const;

test('an import takes sound lines, counts duplicates and says line by line what is wrong', async () => {
  const csv = [
    '\uFEFFKey_Option_Id, activation_id, platform, region, key',
    '21,,,,IMPORT-1',
    ',2,Steam,,IMPORT-2',
    ',2,xbox,eu,"IMPORT-3"',
    '21,,,,IMPORT-1',
    '',
    '99,,,,IMPORT-4',
    ',2,xbox,US,IMPORT-5',
    ',,,,IMPORT-6',
    '21,,,,',
    '21,IMPORT-7',
    'IMPORT-8,,,,21',
    `21,,,,${'K'.repeat(201)}`,
  ].join('\r\n');
  const { status, body } = await upload(csv);
  expect([status, body.imported, body.duplicates]).toEqual([201, 3, 1]);
  expect(body.rejected_lines).toEqual([
    { line: 7, reason: 'The campaign has no key option 99.' },
    { line: 8, reason: 'Activation 2 has no key for this platform and region.' },
    { line: 9, reason: 'The line names no key option.' },
    { line: 10, reason: 'There is no key.' },
    { line: 11, reason: 'The line has another number of columns than the first one.' },
    { line: 12, reason: 'key_option_id is not a number.' },
    { line: 13, reason: 'The key is longer than 200 characters.' },
  ]);
  const rows = await keysIn(api, 'alpha', 'available');
  expect(rows.map(({ key_option_id }) => key_option_id)).toEqual([21, 21, 22]);
  const again = await upload('key_option_id,key\n21,IMPORT-1\n22,IMPORT-9');
  expect(again.body).toMatchObject({ imported: 1, duplicates: 1, rejected: 0 });
});

test('an import is kept with its report and in the audit log, and neither holds a key', async () => {
  const { database } = api.services.store;
  await upload('key_option_id,key\n21,AUDITED-1\n21,AUDITED-1\nx,AUDITED-2');
  const imports = await database.select().from(keyImports);
  expect(imports.at(-1)).toMatchObject({
    file_name: 'keys.csv',
    imported: 1,
    duplicates: 1,
    rejected: 1,
    imported_by: `operator:${manager.id}`,
  });
  const audited = await database
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.action, 'keys.import'));
  expect(audited.at(-1)).toMatchObject({ actor_id: manager.id, subject_kind: 'key_import' });
  expect(JSON.stringify([imports, audited])).not.toContain('AUDITED');
});

test('a file that is no table of keys is refused whole, and the fault repeats nothing of it', async () => {
  const before = (await keysIn(api, 'alpha', 'available')).length;
  const files = [
    'SECRET-1\nSECRET-2',
    'key\nSECRET-1',
    'key_option_id,key\n21,GOOD-1\n21,"SECRET-2',
    `key_option_id,key\n21,GOOD-2\n21,"SECRET-${'3'.repeat(20_000)}"`,
    '\n',
  ];
  for (const csv of files) {
    const { code, error } = await upload(csv);
    expect(code).toBe('KEYS_FILE_INVALID');
    expect(error.extra.faults).toEqual([{ line: expect.any(Number), message: expect.any(String) }]);
    expect(JSON.stringify(error)).not.toContain('SECRET');
  }
  expect((await keysIn(api, 'alpha', 'available')).length).toBe(before);
});

test('what is stored tells nothing of a key and opens only where it was sealed', async () => {
  const { secrets } = api.services;
  await fillPool(api, 'alpha', 22, 3, 'SEALED');
  const rows = await api.services.store.database.select().from(gameKeys);
  for (const { ciphertext, fingerprint } of rows)
    for (const text of [ciphertext.toString('utf8'), ciphertext.toString('latin1'), fingerprint])
      expect(text).not.toMatch(/SEALED|SECRET/);
  const sealed = sealKey(secrets, api.program('alpha').uuid, 'A-KEY');
  expect(openKey(secrets, sealed)).toBe('A-KEY');
  expect(() => openKey(secrets, { ...sealed, program_uuid: api.program('beta').uuid })).toThrow();
  expect(() => openKey(secrets, { ...sealed, fingerprint: 'another' })).toThrow();
});

test('the same key may belong to two programs, and each has its own pool', async () => {
  await upload('key_option_id,key\n61,SHARED-1');
  const other = await api.operator('beta', 'manager');
  const { body } = await upload('key_option_id,key\n61,SHARED-1', other);
  expect(body.imported).toBe(1);
  expect(await keysIn(api, 'beta', 'available')).toHaveLength(1);
});

/** As large as an edition is; a fifth of it is still more than may be held. */
const LINES = IS_DEEP ? 100_000 : 20_000;

test('a large file is imported while a few thousand of its lines are held, with progress', {
  timeout: 300_000,
}, async () => {
  const { store, secrets } = api.services;
  let written = 0;
  function* lines() {
    yield 'key_option_id,key\n';
    for (; written < LINES; written += 1) yield `21,BULK-${written}-KEY\n`;
  }
  const progress: number[] = [];
  const held: number[] = [];
  const report = await importFile(store, secrets, {
    program_uuid: api.program('alpha').uuid,
    rows: () => readKeyRows(Readable.from(lines())),
    file_name: 'bulk.csv',
    imported_by: { actor_kind: 'command_line', actor_id: 'test' },
    now: new Date(),
    progress: (bytes) => {
      progress.push(bytes);
      held.push(written - progress.length * IMPORTED_TOGETHER);
    },
  });
  expect([report.imported, report.duplicates, report.rejected]).toEqual([LINES, 0, 0]);
  expect(progress).toHaveLength(LINES / IMPORTED_TOGETHER);
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(Math.max(...held)).toBeLessThanOrEqual(3 * IMPORTED_TOGETHER);
});

test('stock counts what is left, claimed and revoked of each kind, and what runs low', async () => {
  const { database } = api.services.store;
  const beta = await api.operator('beta', 'viewer');
  const before = await api.call(listKeyStock, as(beta));
  expect(before.body.key_options.map(({ id, activation_id }) => [id, activation_id])).toEqual([
    [21, 2],
    [22, 2],
    [51, 5],
    [61, 6],
  ]);
  await fillPool(api, 'beta', 22, 5, 'STOCK');
  const person = await api.creator('beta');
  const id = await enrol(api, person, 2, { key_option_id: 22 });
  const claim = () =>
    claimKeyFor(
      api.services.store,
      api.services.secrets,
      {
        program_uuid: api.program('beta').uuid,
        key_option_id: 22,
        holder: { influencer_activation_id: id },
      },
      reader,
    );
  const of22 = async () => {
    const { body } = await api.call(listKeyStock, as(beta));
    const { available, claimed, revoked, low } =
      body.key_options.find((option) => option.id === 22) ?? {};
    return { available, claimed, revoked, low };
  };
  expect(await of22()).toEqual({ available: 5, claimed: 0, revoked: 0, low: false });
  await claim();
  expect(await of22()).toEqual({ available: 4, claimed: 1, revoked: 0, low: true });
  await expect(claim()).rejects.toThrow(); // one enrolment holds one key, whoever asks
  expect(await of22()).toEqual({ available: 4, claimed: 1, revoked: 0, low: true });
  await database.select().from(influencerActivations);
  expect(JSON.stringify(await of22())).not.toContain('STOCK');
});

test('a reward’s redemption holds a key in the same way, and a revoked key never returns', async () => {
  const { store, secrets } = api.services;
  const program_uuid = api.program('beta').uuid;
  await fillPool(api, 'beta', 51, 2, 'REWARD');
  const claim = { program_uuid, key_option_id: 51, holder: { redemption_id: 4711 } };
  const held = await claimKeyFor(store, secrets, claim, reader);
  const shown = await revealKey(store, secrets, program_uuid, claim.holder, reader);
  expect(shown?.key).toBe(held.key);
  const elsewhere = api.program('alpha').uuid;
  expect(await revealKey(store, secrets, elsewhere, claim.holder, reader)).toBeUndefined();
  expect(await revokeKey(store, elsewhere, claim.holder, reader.now)).toBe(false);
  expect(await revokeKey(store, program_uuid, claim.holder, reader.now)).toBe(true);
  expect(await revokeKey(store, program_uuid, claim.holder, reader.now)).toBe(false);
  expect(await revealKey(store, secrets, program_uuid, claim.holder, reader)).toBeUndefined();
  const next = await claimKeyFor(store, secrets, claim, reader);
  expect(next.key).not.toBe(held.key);
  const rest = { ...claim, holder: { redemption_id: 4712 } };
  await expect(claimKeyFor(store, secrets, rest, reader)).rejects.toMatchObject({
    code: 'KEYS_EXHAUSTED',
  });
});

test('a revoked enrolment loses its key for good, and a new invitation brings another one', async () => {
  await fillPool(api, 'alpha', 61, 3, 'REVOKE');
  const person = await api.creator('alpha');
  const id = await enrol(api, person, 6);
  const own = { params: { influencer_activation_id: id } };
  const first = await api.call(claimKey, as(person, { ...own, body: {} }));
  const revoke = (who: TestPerson) =>
    api.call(revokeInfluencerActivation, as(who, { ...own, body: { note: 'Sold it.' } }));
  expect((await revoke(await api.operator('beta', 'manager'))).code).toBe(
    'INFLUENCER_ACTIVATION_UNKNOWN',
  );
  const revoked = await revoke(manager);
  expect(revoked.body).toEqual({ influencer_activation_id: id, state: 'revoked' });
  expect((await revoke(manager)).code).toBe('TRANSITION_REFUSED');
  const refused = await api.call(claimKey, as(person, { ...own, body: {} }));
  expect(refused.code).toBe('KEY_NOT_CLAIMABLE');
  const invited = await api.call(
    inviteCreator,
    as(manager, { params: { activation_id: 6 }, body: { creator_id: person.id } }),
  );
  expect(invited.body).toEqual({ influencer_activation_id: id, state: 'offered' });
  await api.services.store.database
    .update(influencerActivations)
    .set({ state: 'accepted' })
    .where(eq(influencerActivations.id, id));
  const second = await api.call(claimKey, as(person, { ...own, body: {} }));
  expect(second.status).toBe(200);
  expect(second.body.key).not.toBe(first.body.key);
});
