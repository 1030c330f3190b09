import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { RateClass } from '#contract/endpoints/endpoint.ts';
import { networkOf } from './network.ts';

/** How many seconds to wait; undefined where the call may go on. */
export type Refusal = { readonly retryAfter: number } | undefined;

/** Counts calls; says how many seconds to wait where there were too many. */
export interface RateLimits {
  /**
   * Counts for somebody who is known: a person, a key, a guest.
   * @param calls what it counts for; one unless said otherwise
   */
  check(rate: RateClass, caller: string, calls?: number): Promise<Refusal>;
  /** Counts for an address, where nobody is known: many people may be behind it. */
  checkAddress(rate: RateClass, address: string): Promise<Refusal>;
  /** Whether a credential, or any from an address, failed so often that it is not tried now. */
  tooManyFailures(credential: string, address?: string): Promise<Refusal>;
  /** Counts a credential that failed, for its address and for itself. */
  countFailure(credential: string, address: string): Promise<Refusal>;
}

/** Lets everything pass: where a limiter of one's own stands in front. */
export const NO_LIMITS: RateLimits = {
  check: async () => undefined,
  checkAddress: async () => undefined,
  tooManyFailures: async () => undefined,
  countFailure: async () => undefined,
};

export interface Allowance {
  /** Of one caller. */
  readonly calls: number;
  readonly seconds: number;
  /** Of one address: an office or an event with many people has one. */
  readonly fromAddress: number;
}

export interface Allowances extends Readonly<Record<RateClass, Allowance>> {
  /** Credentials that fail: the same one, and any of one address. */
  readonly failure: Allowance;
}

export const ALLOWANCES: Allowances = {
  read: { calls: 600, seconds: 60, fromAddress: 6_000 },
  write: { calls: 120, seconds: 60, fromAddress: 1_200 },
  claim: { calls: 60, seconds: 60, fromAddress: 600 },
  // A sign-in is three calls of it.
  sign_in: { calls: 30, seconds: 60, fromAddress: 900 },
  session: { calls: 30, seconds: 60, fromAddress: 1_200 },
  mail: { calls: 5, seconds: 600, fromAddress: 50 },
  ingest: { calls: 1_200, seconds: 60, fromAddress: 1_200 },
  failure: { calls: 20, seconds: 60, fromAddress: 100 },
};

/**
 * Limits per caller, address and class. Instances that share a Redis share their counts; while it is
 * away each one counts for itself.
 */
export function createRateLimits(allowances: Allowances, redis?: Redis): RateLimits {
  const callers = new Map<string, RateLimiterAbstract>();
  const addresses = new Map<string, RateLimiterAbstract>();
  for (const [kind, { calls, seconds, fromAddress }] of Object.entries(allowances)) {
    callers.set(kind, createLimiter(kind, calls, seconds, redis));
    addresses.set(kind, createLimiter(`address:${kind}`, fromAddress, seconds, redis));
  }
  const [failing, failingAddresses] = [callers.get('failure'), addresses.get('failure')];
  return {
    check: (rate, caller, calls = 1) => consume(callers.get(rate), caller, calls),
    checkAddress: (rate, address) => consume(addresses.get(rate), networkOf(address), 1),
    tooManyFailures: async (credential, address) =>
      (await used(failing, credential)) ??
      (address === undefined ? undefined : used(failingAddresses, networkOf(address))),
    countFailure: async (credential, address) => {
      const [ofCredential, ofAddress] = await Promise.all([
        consume(failing, credential, 1),
        consume(failingAddresses, networkOf(address), 1),
      ]);
      return ofCredential ?? ofAddress;
    },
  };
}

function createLimiter(
  name: string,
  points: number,
  duration: number,
  redis: Redis | undefined,
): RateLimiterAbstract {
  const options = { keyPrefix: `marquee:limit:${name}`, points, duration };
  const memory = new RateLimiterMemory(options);
  return redis === undefined
    ? memory
    : new RateLimiterRedis({
        ...options,
        storeClient: redis,
        insuranceLimiter: memory,
        rejectIfRedisNotReady: true,
      });
}

async function consume(
  limiter: RateLimiterAbstract | undefined,
  name: string,
  calls: number,
): Promise<Refusal> {
  try {
    await limiter?.consume(name, calls);
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return { retryAfter: secondsOf(refused) };
  }
}

/** Whether everything is used up, without using any. */
async function used(limiter: RateLimiterAbstract | undefined, name: string): Promise<Refusal> {
  const state = await limiter?.get(name);
  if (!limiter || !state || state.consumedPoints < limiter.points) return undefined;
  return { retryAfter: secondsOf(state) };
}

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));
