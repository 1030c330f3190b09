import { Redis, type RedisOptions } from 'ioredis';
import type { StoreLog } from '../store/connections.ts';

/** A healthy Redis answers within one millisecond; what waits for it has this many. */
const COMMAND_LIMIT = 200;
/** A connection that says nothing for so long after a question is given up, in milliseconds. */
const SILENCE_LIMIT = 1_000;
const CONNECT_LIMIT = 1_000;
const LONGEST_WAIT = 5_000;

/**
 * A connection to Redis that nobody waits for: a command that is not answered at once fails, and so
 * does every further one until a new connection was greeted. It goes on trying for ever. Its first
 * loss is logged as `lost`, which tells what happens meanwhile, and its return once.
 */
export function connectRedis(
  url: string,
  log: StoreLog,
  lost: string,
  options: RedisOptions = {},
): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_LIMIT,
    socketTimeout: SILENCE_LIMIT,
    connectTimeout: CONNECT_LIMIT,
    retryStrategy: (times) => Math.min(100 * 2 ** times, LONGEST_WAIT),
    ...options,
  });
  let reported = false;
  redis.on('error', (error) => {
    if (!reported) log.warn({ err: error }, lost);
    reported = true;
  });
  redis.on('ready', () => {
    if (reported) log.info({}, 'Redis answers again.');
    reported = false;
  });
  return redis;
}

/** Whether it was greeted and has not fallen silent since. */
export const answers = (redis: Redis): boolean => redis.status === 'ready';
