import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RateClass } from '#contract/endpoints/endpoint.ts';

/** Counts calls; says how many seconds to wait where there were too many. */
export interface RateLimits {
  /**
   * @param calls what it counts for; one unless said otherwise
   * @returns undefined where the call may go on
   */
  check(
    rate: RateClass,
    caller: string,
    calls?: number,
  ): Promise<{ readonly retryAfter: number } | undefined>;
}

/** Lets everything pass: where a limiter of one's own stands in front. */
export const NO_LIMITS: RateLimits = { check: async () => undefined };

/** Calls of a class that one caller may make within so many seconds. */
export type Allowances = Readonly<Record<RateClass, { calls: number; seconds: number }>>;

export const ALLOWANCES: Allowances = {
  read: { calls: 600, seconds: 60 },
  write: { calls: 120, seconds: 60 },
  claim: { calls: 60, seconds: 60 },
  sign_in: { calls: 30, seconds: 60 },
  mail: { calls: 5, seconds: 600 },
  ingest: { calls: 1_200, seconds: 60 },
};

/**
 * Limits per caller and class. Instances that share a Redis share their counts; while it is away
 * each one counts for itself.
 */
export function createRateLimits(allowances: Allowances, redis?: Redis): RateLimits {
  const limiters = new Map<RateClass, RateLimiterAbstract>();
  for (const [rate, { calls, seconds }] of Object.entries(allowances)) {
    const options = { keyPrefix: `marquee:limit:${rate}`, points: calls, duration: seconds };
    const memory = new RateLimiterMemory(options);
    limiters.set(
      rate as RateClass,
      redis
        ? new RateLimiterRedis({
            ...options,
            storeClient: redis,
            insuranceLimiter: memory,
            rejectIfRedisNotReady: true,
          })
        : memory,
    );
  }
  return {
    async check(rate, caller, calls = 1) {
      try {
        await limiters.get(rate)?.consume(caller, calls);
        return undefined;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
      }
    },
  };
}
