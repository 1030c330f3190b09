import type { FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { ApiError } from './api-error.ts';
import { type AnyCaller, nameOf } from './caller.ts';
import { credentialOf, isForged, ProvenCredentials } from './credentials.ts';
import { identify } from './identify.ts';
import type { Refusal } from './rate-limits.ts';
import type { ApiServices } from './services.ts';

/** What of a call may carry a credential, checked. */
export interface Sent {
  readonly query: unknown;
  readonly body: unknown;
}

/**
 * Finds out who calls, and refuses who calls too often. Somebody who is known is counted for
 * themselves, so that nobody is locked out for the people beside them; an address only where nobody
 * is known. Credentials that fail are counted for themselves and for their address.
 */
export class CallGuard {
  readonly #services: ApiServices;
  readonly #proven = new ProvenCredentials();

  constructor(services: ApiServices) {
    this.#services = services;
  }

  /** To be called before anything of a call is looked at. @throws ApiError RATE_LIMITED */
  async admit({ caller, rate }: Endpoint, { ip }: FastifyRequest): Promise<void> {
    if (caller === 'nobody') refuse(await this.#services.rateLimits.checkAddress(rate, ip));
  }

  /** Who calls. @throws ApiError RATE_LIMITED, or what is wrong with the credential */
  async identify(endpoint: Endpoint, request: FastifyRequest, sent: Sent): Promise<AnyCaller> {
    // A token's signature shows without the store whether it is one of ours; these have none.
    const looksUp = endpoint.caller === 'service' || endpoint.caller === 'guest';
    const named = () => credentialOf(request, sent.body, sent.query);
    const credential = looksUp ? named() : undefined;
    if (credential !== undefined && !this.#proven.has(credential))
      refuse(await this.#services.rateLimits.tooManyFailures(credential, request.ip));
    const caller = await this.#countingFailures(request.ip, named, () =>
      identify(endpoint, request, carried(sent), this.#services),
    );
    if (credential !== undefined) this.#proven.add(credential);
    await this.#limit(endpoint, request, caller);
    return caller;
  }

  /** Answers a call of nobody that carries a credential: a refresh_token, a handoff, a mail's link. */
  async redeem<T>(
    { rate }: Endpoint,
    request: FastifyRequest,
    body: unknown,
    query: unknown,
    work: () => Promise<T>,
  ): Promise<T> {
    const credential = credentialOf({ headers: {} }, body, query);
    if (credential === undefined) return work();
    const { rateLimits } = this.#services;
    refuse(await rateLimits.tooManyFailures(credential));
    refuse(await rateLimits.check(rate, `credential:${credential}`));
    return this.#countingFailures(request.ip, () => credential, work);
  }

  /** A link for many has one token: they are counted for themselves when they have accepted. */
  async #limit({ rate }: Endpoint, { ip }: FastifyRequest, caller: AnyCaller): Promise<void> {
    const { rateLimits } = this.#services;
    if (caller.kind === 'nobody') return;
    const many = caller.kind === 'guest' && caller.influencer_activation_id === undefined;
    refuse(
      many ? await rateLimits.checkAddress(rate, ip) : await rateLimits.check(rate, nameOf(caller)),
    );
  }

  async #countingFailures<T>(
    address: string,
    credentialOfCall: () => string | undefined,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const credential = isForged(error) ? credentialOfCall() : undefined;
      if (credential === undefined) throw error;
      this.#proven.delete(credential);
      refuse(await this.#services.rateLimits.countFailure(credential, address));
      throw error;
    }
  }
}

const guards = new WeakMap<ApiServices, CallGuard>();

/** The guard of all endpoints of these services. */
export function guardOf(services: ApiServices): CallGuard {
  const found = guards.get(services) ?? new CallGuard(services);
  guards.set(services, found);
  return found;
}

function refuse(refusal: Refusal): void {
  if (refusal) throw new ApiError('RATE_LIMITED', {}, refusal.retryAfter);
}

function carried({ query, body }: Sent): { uuid: string | undefined; token: string | undefined } {
  const all = { ...(body as object | undefined), ...(query as object | undefined) } as {
    uuid?: string;
    token?: string;
  };
  return { uuid: all.uuid, token: all.token };
}
