import type { StoreLog } from '../store/connections.ts';
import type { Store } from '../store/store.ts';
import { liveMessagesOf } from './live-messages.ts';
import { NotifyCarrier } from './notify-carrier.ts';
import { RedisCarrier } from './redis-carrier.ts';
import { Sweep } from './sweep.ts';

export interface LiveOptions {
  /** Undefined for the embedded store, which has one instance alone. */
  readonly databaseUrl: string | undefined;
  /** Where it is set, it carries the messages instead of PostgreSQL. */
  readonly redisUrl: string | undefined;
  readonly log: StoreLog;
}

export interface OpenLive {
  readonly close: () => Promise<void>;
}

/**
 * Connects the live messages of this process with those of all other instances of the same store.
 * @throws StoreUnavailableError
 */
export async function openLive(store: Store, options: LiveOptions): Promise<OpenLive> {
  const { databaseUrl, redisUrl, log } = options;
  if (store.kind === 'embedded' || databaseUrl === undefined) return { close: async () => {} };
  const live = liveMessagesOf(store);
  const sweep = new Sweep(store);
  const look = () => void sweep.look().catch(() => undefined); // the next look comes anyway
  const carrier =
    redisUrl === undefined
      ? new NotifyCarrier(store, databaseUrl, log, look)
      : await RedisCarrier.open(store, redisUrl, log, look);
  if (carrier instanceof NotifyCarrier) await carrier.open();
  await sweep.start();
  live.carrier = carrier;
  return {
    close: async () => {
      live.carrier = undefined;
      await Promise.all([carrier.close(), sweep.stop()]);
    },
  };
}
