import { importKeys } from '#api/core/keys/import-keys.ts';
import { readKeyRows } from '#api/core/keys/read-key-rows.ts';
import { countSealed } from '#api/core/sealing/read-sealed.ts';
import { SEALED_PLACES } from '#api/core/sealing/sealed-places.ts';
import { requireSecret } from '#api/core/sealing/sealed-store.ts';
import { deriveSecrets, type Secrets } from '#api/secrets/secrets.ts';
import type { Store } from '#api/store/store.ts';
import { startTestApi, type TestApi } from './api.ts';

export const OLD = 'the secret of this server, long enough to be taken';
export const NEW = 'the secret that takes its place, long enough to be taken';
/** Of a server before the exchange, and of one that was told of both. */
export const old = () => deriveSecrets(OLD);
export const both = () => deriveSecrets(NEW, [OLD]);
export const now = () => new Date();
/** An exchange that waits for no instance to notice. */
export const atOnce = { now, unnoticed: 0 };
/** Nothing in any table is sealed under another secret. */
export const nowhere = Object.fromEntries(SEALED_PLACES.map(({ table }) => [table, 0]));

export interface Exchange {
  readonly api: TestApi;
  readonly store: Store;
  /** Another instance on the store. */
  readonly instance: (secrets: Secrets) => Promise<TestApi>;
  /** How many rows of each table are not sealed under the secret in use. */
  readonly elsewhere: (secrets: Secrets) => Promise<Record<string, number>>;
  readonly importLines: (
    secrets: Secrets,
    keys: readonly string[],
  ) => ReturnType<typeof importKeys>;
  readonly close: () => Promise<void>;
}

/** A server whose store is sealed under the old secret. */
export async function openExchange(): Promise<Exchange> {
  const api = await startTestApi({ secrets: old() });
  const { store } = api.services;
  const instances: TestApi[] = [];
  await requireSecret(store, api.services.secrets);
  return {
    api,
    store,
    instance: async (secrets) => {
      await requireSecret(store, secrets);
      const started = await startTestApi({ store, secrets });
      instances.push(started);
      return started;
    },
    elsewhere: async (secrets) => {
      const counts = await countSealed(store, secrets.keyId);
      return Object.fromEntries(counts.map(({ table, elsewhere }) => [table, elsewhere]));
    },
    importLines: (secrets, keys) =>
      importKeys(store, secrets, {
        program_uuid: api.program('alpha').uuid,
        rows: () => readKeyRows(`key_option_id,key\n${keys.map((key) => `61,${key}`).join('\n')}`),
        file_name: 'again.csv',
        imported_by: { actor_kind: 'command_line', actor_id: 'test' },
        now: now(),
      }),
    close: async () => {
      for (const each of instances) await each.close();
      await api.close();
    },
  };
}
