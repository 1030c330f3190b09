import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { networkOf } from '#api/http/network.ts';
import { addressOf } from '../api/events-host.ts';
import type { ProfilesUnavailable } from '../profiles/profile-source.ts';
import type { TooBusy } from '../rendering/admission.ts';
import type { TrustedProxies } from './trusted-proxies.ts';

/** What answers cost that are made anew for each request: about the milliseconds they take. */
export const COSTS = { page: 5, view: 1, sitemap: 10, text: 1, picture: 5, artwork: 1 } as const;
/**
 * What one address may cost: a tenth of a process, which is 20 pages a second that nobody asked for
 * before. Pages from memory cost nothing.
 */
const ALLOWANCE = { points: 6_000, duration: 60 };

/** Somebody had so much made anew that others would wait for it. */
export class RenderingRefused extends Error {
  readonly statusCode = 429;
  /** In seconds. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(
      `Your network asked for too many pages at once. Please try again in ${retryAfter} seconds.`,
    );
    this.retryAfter = retryAfter;
  }
}

/** Counts what is made anew for whom, before it is made. */
export interface RenderCosts {
  /** @throws RenderingRefused */
  charge(request: IncomingMessage, answer: keyof typeof COSTS): Promise<void>;
}

/** Lets everybody ask for everything: where a limiter of one's own stands in front. */
export const NO_COSTS: RenderCosts = { charge: async () => {} };

/** Costs per address, of IPv6 per network, in this process. */
export function createRenderCosts(
  trustedProxies: TrustedProxies,
  allowance = ALLOWANCE,
): RenderCosts {
  const limiter = new RateLimiterMemory({ keyPrefix: 'render', ...allowance });
  return {
    async charge(request, answer) {
      const network = networkOf(addressOf(request, trustedProxies));
      try {
        await limiter.consume(network, COSTS[answer]);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        throw new RenderingRefused(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)));
      }
    },
  };
}

/** Says that there is no page now: to a person in plain words, and to a program as the API says it. */
export function refuseRendering(
  refused: RenderingRefused | ProfilesUnavailable | TooBusy,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { message, retryAfter, statusCode } = refused;
  reply.code(statusCode).headers({ 'retry-after': retryAfter, 'cache-control': 'no-store' });
  if (headers.accept?.includes('text/html'))
    return reply.type('text/plain; charset=utf-8').send(message);
  const others = statusCode === 429 ? 'RATE_LIMITED' : 'STORE_UNAVAILABLE';
  const code = 'code' in refused ? refused.code : others;
  return reply.send({ status_code: statusCode, message, extra: { code } });
}
