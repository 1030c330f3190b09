import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { ApiMetrics } from '#api/metrics/api-metrics.ts';
import { StoreUnavailableError, sqlState } from '#api/store/errors.ts';
import { isRefusedAccess } from '#api/store/faults.ts';
import { storePlace } from '#api/store/place.ts';
import { openStore, type Store } from '#api/store/store.ts';
import type { Config } from '../server/config.ts';

const RETRY_MILLISECONDS = 2_000;

interface Opening {
  readonly log: FastifyBaseLogger;
  readonly metrics: Pick<ApiMetrics, 'store'>;
  readonly givenUp: () => boolean;
  /** Called whenever a command line has worked with the store. */
  readonly shared: () => void;
}

/**
 * Why the embedded store cannot be used until somebody has mended it: its files are damaged, or cannot be
 * read. Undefined for faults of another kind, and of PostgreSQL, which is waited for.
 */
export function brokenStore(
  error: unknown,
  { DATABASE_URL }: Pick<Config, 'DATABASE_URL'>,
): StoreUnavailableError | undefined {
  if (DATABASE_URL) return undefined;
  for (let link = error; link instanceof Error; link = link.cause)
    if (link instanceof StoreUnavailableError) return link;
  return undefined;
}

/**
 * Opens the store of a server, watched, and begins to work on it. A database that is not there yet, or
 * goes away before the work has begun, is waited for; anything else is for a person to mend.
 * @param begin closes the store where it fails
 */
export async function untilRunning<Running>(
  config: Config,
  { log, metrics, givenUp, shared }: Opening,
  begin: (store: Store) => Promise<Running>,
): Promise<Running> {
  const options = {
    ...storePlace({ ...config }),
    ...{ log, shared },
    pool: config.MARQUEE_DATABASE_POOL,
    sight: { ...metrics.store, slowAfter: config.MARQUEE_SLOW_QUERY_MS },
  };
  for (;;) {
    try {
      const store = await openStore(options);
      metrics.store.countConnections(() => store.load());
      return await begin(store);
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || !config.DATABASE_URL || givenUp())
        throw error;
      if (isRefusedAccess(sqlState(error))) throw error;
      log.error({ err: error }, 'The database cannot be used yet; it is tried again every 2 s.');
      await sleep(RETRY_MILLISECONDS);
    }
  }
}
