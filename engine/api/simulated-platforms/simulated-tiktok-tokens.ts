import { randomUUID } from 'node:crypto';
import type { SimulatedAnswer } from './simulated-answers.ts';
import { SimulatedCodes } from './simulated-codes.ts';

/** What somebody allowed the app, and the tokens that stand for it. */
export interface SimulatedGrant {
  readonly person: string;
  scopes: readonly string[];
  access: string;
  refresh: string;
  expires_at: Date;
}

interface TokenOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly now: () => Date;
}

/** Seconds. */
const ACCESS_LIFETIME = 7_200;
const REFRESH_LIFETIME = 15_552_000;

/** The tokens of simulated TikTok: a refresh token works once, and ends the access token before it. */
export class SimulatedTiktokTokens {
  readonly #options: TokenOptions;
  readonly codes = new SimulatedCodes();
  readonly grants: SimulatedGrant[] = [];
  /** How often tokens were exchanged for others, and how often that was refused. */
  refreshed = 0;
  refused = 0;
  /** Awaited before an exchange is answered, where set. */
  beforeRefresh: (() => Promise<void>) | undefined;
  /** The next exchange is done, and its answer gets lost. */
  losesAnswer = false;

  constructor(options: TokenOptions) {
    this.#options = options;
  }

  /** Tokens without the way through the browser. */
  grant(person: string, scopes: readonly string[]): SimulatedGrant {
    const grant = { person, scopes, ...this.#fresh() };
    this.grants.push(grant);
    return grant;
  }

  of(person: string): SimulatedGrant | undefined {
    return this.grants.findLast((grant) => grant.person === person);
  }

  /** Whoever an access token belongs to that holds. */
  holder(access: string): SimulatedGrant | undefined {
    const now = this.#options.now();
    return this.grants.find((grant) => grant.access === access && grant.expires_at > now);
  }

  /** Ends what somebody allowed. */
  remove(person: string): void {
    for (const [index, grant] of [...this.grants.entries()].toReversed())
      if (grant.person === person) this.grants.splice(index, 1);
  }

  /** Answers `POST /v2/oauth/token/`. */
  async answer(form: URLSearchParams): Promise<SimulatedAnswer> {
    const { clientId, clientSecret } = this.#options;
    if (form.get('client_key') !== clientId || form.get('client_secret') !== clientSecret)
      return refuse('invalid_client', 'Client key or secret is incorrect.');
    const kind = form.get('grant_type');
    if (kind === 'client_credentials')
      return {
        status: 200,
        body: { access_token: randomUUID(), expires_in: ACCESS_LIFETIME, token_type: 'Bearer' },
      };
    if (kind === 'authorization_code') {
      const allowed = this.codes.take(form.get('code'), form.get('redirect_uri'));
      if (!allowed) return refuse('invalid_grant', 'Authorization code is invalid or expired.');
      return answerWith(this.grant(allowed.person, allowed.scopes));
    }
    if (kind !== 'refresh_token') return refuse('unsupported_grant_type', 'Unknown.');
    await this.beforeRefresh?.();
    const grant = this.grants.find(({ refresh }) => refresh === form.get('refresh_token'));
    if (!grant) {
      this.refused += 1;
      return refuse('invalid_grant', 'Refresh token is invalid or expired.');
    }
    this.refreshed += 1;
    Object.assign(grant, this.#fresh());
    if (this.losesAnswer) {
      this.losesAnswer = false;
      return { status: 502, body: {} };
    }
    return answerWith(grant);
  }

  #fresh() {
    const expires_at = new Date(+this.#options.now() + ACCESS_LIFETIME * 1000);
    return { access: `act.${randomUUID()}`, refresh: `rft.${randomUUID()}`, expires_at };
  }
}

const answerWith = ({ person, scopes, access, refresh }: SimulatedGrant): SimulatedAnswer => ({
  status: 200,
  body: {
    ...{ access_token: access, expires_in: ACCESS_LIFETIME, open_id: person },
    ...{ refresh_token: refresh, refresh_expires_in: REFRESH_LIFETIME },
    ...{ scope: scopes.join(','), token_type: 'Bearer' },
  },
});

/** TikTok says these with 200 or 400; the one that is easier to overlook. */
const refuse = (error: string, error_description: string): SimulatedAnswer => ({
  status: error === 'invalid_grant' ? 200 : 400,
  body: { error, error_description, log_id: '1' },
});
