import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sealKey } from '#api/core/keys/sealed-key.ts';
import { requireSecret, SecretDiffersError } from '#api/core/sealing/sealed-store.ts';
import { deriveSecrets } from '#api/secrets/secrets.ts';
import type { Store } from '#api/store/store.ts';
import { gameKeys, keyImports } from '#api/store/tables/activations.ts';
import { sealing } from '#api/store/tables/sealing.ts';
import { startTestApi, type TestApi } from '../support/api.ts';

const ours = deriveSecrets('the secret of this server, long enough to be taken');
const other = deriveSecrets('the secret of another server, long enough to be taken');

let api: TestApi;
let store: Store;
beforeAll(async () => {
  api = await startTestApi();
  ({ store } = api.services);
});
afterAll(() => api.close());
beforeEach(async () => {
  await store.database.delete(sealing);
  await store.database.delete(gameKeys);
});

test('a store belongs to the secret that it was first opened with', async () => {
  await Promise.all(Array.from({ length: 5 }, () => requireSecret(store, ours)));
  await requireSecret(store, ours);
  await expect(requireSecret(store, other)).rejects.toThrow(SecretDiffersError);
  expect(await store.database.$count(sealing)).toBe(1);
});

test('of two that open it first at once, one is refused', async () => {
  const opened = await Promise.allSettled([ours, other].map((each) => requireSecret(store, each)));
  expect(opened.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('one that nobody marked is known by its keys', async () => {
  const { uuid } = api.program('alpha');
  const [kept] = await store.database
    .insert(keyImports)
    .values({
      ...{ program_uuid: uuid, file_name: 'keys.csv', imported: 1, duplicates: 0, rejected: 0 },
      imported_by: 'command_line:ana',
    })
    .returning({ id: keyImports.id });
  await store.database.insert(gameKeys).values({
    ...{ key_option_id: 61, import_id: kept?.id ?? 0 },
    ...sealKey(ours, uuid, 'KEY-1'),
  });
  await expect(requireSecret(store, other)).rejects.toThrow('sealed under another MARQUEE_SECRET');
  expect(await store.database.$count(sealing)).toBe(0);
  await requireSecret(store, ours);
  expect(await store.database.$count(sealing)).toBe(1);
});
