import { randomUUID } from 'node:crypto';
import type { SimulatedAnswer } from './simulated-answers.ts';
import { type AllowedAccess, SimulatedCodes } from './simulated-codes.ts';

/** What somebody allowed the app, and the token that stands for it. */
export interface SimulatedInstagramGrant {
  readonly person: string;
  scopes: readonly string[];
  access: string;
  /** There are none: a token is exchanged for the next one. */
  readonly refresh: null;
  /** Null: the answer to a code does not say. */
  readonly expires_at: null;
  issued_at: Date;
  ends_at: Date;
  /** Whether it is of the kind that holds for 60 days. */
  long: boolean;
}

interface TokenOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly now: () => Date;
}

/** Seconds. */
const SHORT = 3_600;
const LONG = 5_183_944;
const DAY = 86_400_000;

/**
 * The tokens of simulated Instagram: one of an hour for a code, which is exchanged for one of 60 days, and
 * that one for the next, once it is a day old and while it holds.
 */
export class SimulatedInstagramTokens {
  readonly #options: TokenOptions;
  readonly codes = new SimulatedCodes();
  readonly grants: SimulatedInstagramGrant[] = [];
  /** How often tokens of an hour and of 60 days were exchanged, and how often that was refused. */
  exchanged = 0;
  refreshed = 0;
  refused = 0;
  /** The next exchange is done, and its answer gets lost. */
  losesAnswer = false;

  constructor(options: TokenOptions) {
    this.#options = options;
  }

  /** A token of an hour without the way through the browser. */
  grant(person: string, scopes: readonly string[]): SimulatedInstagramGrant {
    const grant: SimulatedInstagramGrant = {
      ...{ person, scopes, refresh: null, expires_at: null },
      ...this.#fresh(SHORT),
      long: false,
    };
    this.grants.push(grant);
    return grant;
  }

  of(person: string): SimulatedInstagramGrant | undefined {
    return this.grants.findLast((grant) => grant.person === person);
  }

  /** Whoever a token belongs to that holds. */
  holder(access: string): SimulatedInstagramGrant | undefined {
    const now = this.#options.now();
    return this.grants.find((grant) => grant.access === access && grant.ends_at > now);
  }

  /** Ends what somebody allowed. */
  remove(person: string): void {
    for (const [index, grant] of [...this.grants.entries()].toReversed())
      if (grant.person === person) this.grants.splice(index, 1);
  }

  /** Answers `POST /oauth/access_token`: in a list, with the permissions by commas, and no word of a type. */
  answerCode(form: URLSearchParams): SimulatedAnswer {
    const { clientId, clientSecret } = this.#options;
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret)
      return refuseCode('Invalid platform app');
    const allowed = this.codes.take(form.get('code'), form.get('redirect_uri'));
    if (!allowed) return refuseCode('This authorization code has been used');
    return { status: 200, body: { data: [shown(this.grant(allowed.person, allowed.scopes))] } };
  }

  /** Answers `GET /access_token` and `GET /refresh_access_token`. */
  answerExchange(path: string, query: URLSearchParams): SimulatedAnswer {
    const exchanges = path === '/access_token';
    const wanted = exchanges ? 'ig_exchange_token' : 'ig_refresh_token';
    if (query.get('grant_type') !== wanted) return fail(100, 'Unsupported grant_type.');
    const grant = this.holder(query.get('access_token') ?? '');
    if (!grant) {
      this.refused += 1;
      return fail(190, 'Error validating access token: it has expired or was revoked.');
    }
    if (exchanges && query.get('client_secret') !== this.#options.clientSecret)
      return fail(101, 'Error validating client secret.');
    if (exchanges === grant.long) return fail(100, 'This token cannot be exchanged here.');
    if (grant.long && +this.#options.now() - +grant.issued_at < DAY)
      return fail(10, 'A token must be 24 hours old.');
    this[exchanges ? 'exchanged' : 'refreshed'] += 1;
    Object.assign(grant, this.#fresh(LONG), { long: true });
    if (this.losesAnswer) {
      this.losesAnswer = false;
      return { status: 502, body: {} };
    }
    const { access: access_token } = grant;
    return { status: 200, body: { access_token, token_type: 'bearer', expires_in: LONG } };
  }

  #fresh(seconds: number) {
    const issued_at = this.#options.now();
    const ends_at = new Date(+issued_at + seconds * 1000);
    return { access: `IGAA${randomUUID().replaceAll('-', '')}`, issued_at, ends_at };
  }
}

/** The id in it is an older one, by which Instagram's other answers do not go. */
const shown = ({ access, scopes }: AllowedAccess & { readonly access: string }) => ({
  ...{ access_token: access, user_id: 17_841_400_000_000_000, permissions: scopes.join(',') },
});

const refuseCode = (error_message: string): SimulatedAnswer => ({
  status: 400,
  body: { error_type: 'OAuthException', code: 400, error_message },
});

/** An error as Instagram says it: with 400, and a number for what is wrong. */
export const fail = (code: number, message: string, error_subcode?: number): SimulatedAnswer => ({
  status: code < 3 ? 500 : 400,
  body: {
    error: {
      ...{ message, type: 'OAuthException', code },
      ...(error_subcode === undefined ? {} : { error_subcode }),
      fbtrace_id: 'A1',
    },
  },
});
