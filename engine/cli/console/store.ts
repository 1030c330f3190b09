import { randomUUID } from 'node:crypto';
import { requireSecret, SecretDiffersError } from '#api/core/sealing/sealed-store.ts';
import type { Secrets } from '#api/secrets/secrets.ts';
import { StoreLockedError } from '#api/store/embedded/folder-lock.ts';
import { StoreUnavailableError } from '#api/store/errors.ts';
import { joinStore, openStoreForBackup } from '#api/store/join-store.ts';
import { storePlace } from '#api/store/place.ts';
import type { Store, StoreOptions } from '#api/store/store.ts';
import { openStore } from '#api/store/store.ts';
import { serverSecrets } from './server-secrets.ts';
import { UserError } from './user-error.ts';

/**
 * Runs work on the store that the server of the same environment uses, beside it where it runs, and
 * closes it.
 * @throws UserError where it cannot be reached, or another process holds the embedded one and lets
 *   nobody in
 */
export const withStore = <T>(work: (store: Store) => Promise<T>): Promise<T> =>
  workOn(joinStore, work);

/** The same on what the store is at one moment: a running server goes on writing meanwhile. */
export const withStoreForBackup = <T>(work: (store: Store) => Promise<T>): Promise<T> =>
  workOn(openStoreForBackup, work);

/**
 * The same on an embedded store that nobody else has open; to PostgreSQL under a name that is like
 * nobody else's (see `refuseInUse`). @throws UserError where somebody has the embedded one
 */
export const withStoreAlone = <T>(work: (store: Store) => Promise<T>): Promise<T> =>
  workOn(
    ({ databaseUrl, ...options }) => openStore({ ...options, databaseUrl: named(databaseUrl) }),
    work,
  );

function named(databaseUrl: string | undefined): string | undefined {
  if (databaseUrl === undefined) return undefined;
  // The last of several names is taken.
  const separator = databaseUrl.includes('?') ? '&' : '?';
  return `${databaseUrl}${separator}application_name=marquee-restore-${randomUUID()}`;
}

async function workOn<T>(
  open: (options: StoreOptions) => Promise<Store>,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  const store = await open(storePlace(process.env)).catch(explain);
  try {
    return await work(store);
  } catch (error) {
    return explain(error);
  } finally {
    await store.close();
  }
}

/**
 * The same with the server's secrets, under which the store must be sealed.
 * @throws UserError also where it is sealed under another secret
 */
export async function withSealedStore<T>(
  work: (store: Store, secrets: Secrets) => Promise<T>,
): Promise<T> {
  const secrets = serverSecrets();
  return withStore(async (store) => {
    await requireSecret(store, secrets);
    return work(store, secrets);
  });
}

function explain(error: unknown): never {
  if (error instanceof StoreLockedError || error instanceof SecretDiffersError)
    throw new UserError(error.message);
  if (!(error instanceof StoreUnavailableError)) throw error;
  const reason = error.cause instanceof Error ? ` ${error.cause.message || error.cause}` : '';
  throw new UserError(`${error.message}${reason}`);
}
