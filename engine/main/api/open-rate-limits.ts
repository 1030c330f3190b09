import type { FastifyBaseLogger } from 'fastify';
import { ALLOWANCES, createRateLimits, NO_LIMITS, type RateLimits } from '#api/http/rate-limits.ts';
import type { Config } from '../server/config.ts';

export interface OpenRateLimits {
  readonly rateLimits: RateLimits;
  /** Whether the counts are shared now; undefined where there is no Redis to share them. */
  readonly shared: (() => boolean) | undefined;
  readonly close: () => void;
}

/** Limits as the environment asks for them; shared through Redis where there is one. */
export async function openRateLimits(
  { MARQUEE_RATE_LIMITS, REDIS_URL }: Pick<Config, 'MARQUEE_RATE_LIMITS' | 'REDIS_URL'>,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): Promise<OpenRateLimits> {
  const alone = { shared: undefined, close: () => {} };
  if (MARQUEE_RATE_LIMITS === 'off') return { rateLimits: NO_LIMITS, ...alone };
  if (!REDIS_URL) return { rateLimits: createRateLimits(ALLOWANCES), ...alone };
  const { answers, connectRedis } = await import('#api/redis/connect-redis.ts');
  const redis = connectRedis(
    REDIS_URL,
    log,
    'Redis does not answer; each instance counts calls alone.',
  );
  return {
    rateLimits: createRateLimits(ALLOWANCES, redis),
    shared: () => answers(redis),
    close: () => redis.disconnect(),
  };
}
