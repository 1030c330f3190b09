import { requireSecret } from '#api/core/sealing/sealed-store.ts';
import { watchSealing } from '#api/core/sealing/watch-sealing.ts';
import { developmentSecret } from '#api/secrets/development-secret.ts';
import { deriveSecrets, type Secrets } from '#api/secrets/secrets.ts';
import type { StoreLog } from '#api/store/connections.ts';
import type { Store } from '#api/store/store.ts';
import type { Config } from '../server/config.ts';

/** The secrets that a server works with. */
export const openSecrets = (config: Config): Secrets =>
  deriveSecrets(
    config.MARQUEE_SECRET ?? developmentSecret(config.MARQUEE_DATA),
    config.MARQUEE_SECRET_PREVIOUS,
  );

/**
 * Sees that the store is sealed under one of them, and uses the one that it is sealed under for as
 * long as it runs.
 * @param onLost told where the store is sealed under another one later on
 * @returns what ends it
 * @throws SecretDiffersError
 */
export async function followSecrets(
  store: Store,
  secrets: Secrets,
  log: StoreLog,
  onLost: (error: Error) => void,
): Promise<() => Promise<void>> {
  await requireSecret(store, secrets);
  return watchSealing(store, secrets, { now: () => new Date(), log, onLost });
}
