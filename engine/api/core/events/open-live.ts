import type { StoreLog } from '../../store/connections.ts';
import type { Store } from '../../store/store.ts';
import type { Carrier } from './live-message.ts';
import { liveMessagesOf } from './live-messages.ts';
import { NotifyCarrier } from './notify-carrier.ts';
import { Sweep } from './sweep.ts';

export interface LiveOptions {
  /** Undefined for the embedded store, which has one instance alone. */
  readonly databaseUrl: string | undefined;
  /** Where it is set, it carries the messages instead of PostgreSQL. */
  readonly redisUrl: string | undefined;
  readonly log: StoreLog;
}

export interface OpenLive {
  /** Whether Redis carries the messages now; undefined where it is not asked to. */
  readonly shared: (() => boolean) | undefined;
  readonly close: () => Promise<void>;
}

/**
 * Connects the live messages of this process with those of all other instances of the same store.
 * @throws StoreUnavailableError
 */
export async function openLive(store: Store, options: LiveOptions): Promise<OpenLive> {
  const { databaseUrl, redisUrl, log } = options;
  if (store.kind === 'embedded' || databaseUrl === undefined)
    return { shared: undefined, close: async () => {} };
  const live = liveMessagesOf(store);
  const sweep = new Sweep(store);
  const look = () => void sweep.look().catch(() => undefined); // the next look comes anyway
  const { carrier, shared } = redisUrl
    ? await throughRedis(store, redisUrl, log, look)
    : await throughPostgresql(store, databaseUrl, log, look);
  await sweep.start();
  live.carrier = carrier;
  return {
    shared,
    close: async () => {
      live.carrier = undefined;
      await Promise.all([carrier.close(), sweep.stop()]);
    },
  };
}

interface Way {
  readonly carrier: Carrier;
  readonly shared: (() => boolean) | undefined;
}

/** The client is loaded where there is a Redis. */
async function throughRedis(
  store: Store,
  url: string,
  log: StoreLog,
  onListening: () => void,
): Promise<Way> {
  const { RedisCarrier } = await import('./redis-carrier.ts');
  const carrier = await RedisCarrier.open(store, url, log, onListening);
  return { carrier, shared: () => carrier.carries };
}

async function throughPostgresql(
  store: Store,
  url: string,
  log: StoreLog,
  onListening: () => void,
): Promise<Way> {
  const carrier = new NotifyCarrier(store, url, log, onListening);
  await carrier.open();
  return { carrier, shared: undefined };
}
