import type { RateClass } from '#contract/endpoints/endpoint.ts';

/** Counts calls; says how many seconds to wait where there were too many. */
export interface RateLimits {
  /** @returns undefined where the call may go on. */
  check(rate: RateClass, caller: string): Promise<{ readonly retryAfter: number } | undefined>;
}

/** Lets everything pass: where a limiter of one's own stands in front. */
export const NO_LIMITS: RateLimits = { check: async () => undefined };
