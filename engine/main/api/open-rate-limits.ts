import type { FastifyBaseLogger } from 'fastify';
import { ALLOWANCES, createRateLimits, NO_LIMITS, type RateLimits } from '#api/http/rate-limits.ts';
import type { Config } from '../server/config.ts';

export interface OpenRateLimits {
  readonly rateLimits: RateLimits;
  readonly close: () => void;
}

/** Limits as the environment asks for them; shared through Redis where there is one. */
export async function openRateLimits(
  { MARQUEE_RATE_LIMITS, REDIS_URL }: Config,
  log: FastifyBaseLogger,
): Promise<OpenRateLimits> {
  if (MARQUEE_RATE_LIMITS === 'off') return { rateLimits: NO_LIMITS, close: () => {} };
  if (!REDIS_URL) return { rateLimits: createRateLimits(ALLOWANCES), close: () => {} };
  const { Redis } = await import('ioredis');
  // A call never waits for a Redis that is away: it is counted here meanwhile.
  const redis = new Redis(REDIS_URL, { enableOfflineQueue: false, maxRetriesPerRequest: 0 });
  let reported = false;
  redis.on('error', (error) => {
    if (!reported) log.warn({ err: error }, 'Redis does not answer; each instance counts alone.');
    reported = true;
  });
  redis.on('ready', () => {
    reported = false;
  });
  return { rateLimits: createRateLimits(ALLOWANCES, redis), close: () => redis.disconnect() };
}
