import { ApiCallError } from '#contract/endpoints/client.ts';
import type { CredentialsAnswer } from '#contract/events/credentials.ts';
import { CREDENTIALS_LIFETIME_MS } from '#contract/events/credentials.ts';
import type { AuthorizationHeaders } from '#domain/events/authorization.ts';
import { CredentialsError } from './credentials-error.ts';
import {
  CredentialsService,
  RefusedByService,
  type ServiceParts,
  ServiceUnreachable,
  UnexpectedAnswer,
} from './credentials-service.ts';
import { type RequestToSign, type SigningKey, signRequest } from './credentials-signer.ts';
import type { IdentityStorage } from './credentials-storage.ts';
import { isUnanswered } from './unanswered.ts';

/** Who logs in: a creator under the portal's host, a guest under `GUEST_LOGIN`. */
export interface CredentialsLogin {
  readonly provider: string;
  readonly token: string;
}

/** Temporary credentials. */
export interface HeldCredentials extends SigningKey {
  readonly identity_id: string;
  /** True for a creator's or guest's, false for anybody's. */
  readonly authenticated: boolean;
}

export interface CredentialsParts extends ServiceParts {
  /** `identityPoolId(<program uuid>)` */
  readonly identity_pool_id: string;
  /** Of signatures; `CREDENTIALS_REGION` for our own service. */
  readonly region: string;
  /**
   * Who is signed in now, undefined for a visitor; `fresh`: with another token than the last one.
   * It throws where there is no such token any more.
   */
  readonly login: (fresh: boolean) => Promise<CredentialsLogin | undefined>;
  readonly storage: IdentityStorage;
}

/**
 * Guest and authenticated credentials of one program (specification, section 4). They are kept for
 * 50 minutes and shared by all who ask. While somebody holds the client (`hold`) they are renewed
 * every 50 minutes. Whoever signs in or out calls `forget`.
 *
 * To connect, subscribe or publish with a signature:
 * `await client.signedHeaders({ url: 'https://<host>/event', body: signedBody(frame) })`.
 */
export class CredentialsClient {
  readonly #parts: CredentialsParts;
  readonly #service: CredentialsService;
  #held: { readonly credentials: HeldCredentials; readonly until: number } | undefined;
  #asking: Promise<HeldCredentials> | undefined;
  #holders = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: CredentialsParts) {
    this.#parts = parts;
    this.#service = new CredentialsService(parts);
  }

  /** Credentials that hold. @throws CredentialsError */
  async credentials(): Promise<HeldCredentials> {
    if (this.#held && this.#held.until > this.#parts.now()) return this.#held.credentials;
    return this.#renew(false);
  }

  /**
   * The headers with which a request is shown to be ours. `fresh`: what was signed before has been
   * refused, so the credentials and the login behind them are renewed.
   * @throws CredentialsError
   */
  async signedHeaders(
    request: RequestToSign,
    { fresh = false }: { readonly fresh?: boolean } = {},
  ): Promise<AuthorizationHeaders> {
    const credentials = fresh ? await this.#renew(true) : await this.credentials();
    const { region } = this.#parts;
    return signRequest(request, credentials, { now: this.#service.now(), region });
  }

  /** Keeps the credentials renewed; returns what ends that. */
  hold(): () => void {
    let held = true;
    this.#holders += 1;
    if (this.#held) this.#schedule(this.#held.until);
    return () => {
      if (!held) return;
      held = false;
      this.#holders -= 1;
      if (this.#holders === 0) clearTimeout(this.#timer);
    };
  }

  /** Drops credentials and identity: somebody signed in or out. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#held = undefined;
    this.#asking = undefined;
    this.#parts.storage.clear();
  }

  #renew(fresh: boolean): Promise<HeldCredentials> {
    if (this.#asking) return this.#asking;
    const asking = this.#ask(fresh)
      .then((credentials) => {
        // Meanwhile somebody else may have signed in.
        if (this.#asking === asking) this.#keep(credentials);
        return credentials;
      })
      .finally(() => {
        if (this.#asking === asking) this.#asking = undefined;
      });
    this.#asking = asking;
    return asking;
  }

  #keep(credentials: HeldCredentials): void {
    const until = this.#parts.now() + CREDENTIALS_LIFETIME_MS;
    this.#held = { credentials, until };
    this.#parts.storage.write(credentials.identity_id);
    if (this.#holders > 0) this.#schedule(until);
  }

  #schedule(until: number): void {
    clearTimeout(this.#timer);
    // Where it fails, whoever needs credentials next asks again, and is told.
    const renew = () => void this.#renew(false).catch(() => undefined);
    this.#timer = setTimeout(renew, Math.max(0, until - this.#parts.now()));
  }

  async #ask(fresh: boolean): Promise<HeldCredentials> {
    const login = await this.#login(fresh);
    const known = this.#parts.storage.read();
    try {
      return await this.#askAs(login, known);
    } catch (error) {
      const kept = known !== undefined || (login && !fresh);
      if (!(error instanceof RefusedByService) || !kept) throw asCredentialsError(error, login);
    }
    // Once more with nothing that was kept: neither the identity nor the token.
    const another = login && !fresh ? await this.#login(true) : login;
    return this.#askAs(another, undefined).catch((error) => {
      throw asCredentialsError(error, another);
    });
  }

  async #login(fresh: boolean): Promise<CredentialsLogin | undefined> {
    try {
      return await this.#parts.login(fresh);
    } catch (error) {
      const unanswered = error instanceof ApiCallError && isUnanswered(error);
      throw new CredentialsError(unanswered ? 'NETWORK_ERROR' : 'UNAUTHENTICATED_USER', error);
    }
  }

  async #askAs(
    login: CredentialsLogin | undefined,
    known: string | undefined,
  ): Promise<HeldCredentials> {
    const logins = login && { Logins: { [login.provider]: login.token } };
    const { identity_pool_id: IdentityPoolId } = this.#parts;
    const IdentityId =
      known ??
      (
        await this.#service
          .call('GetId', { IdentityPoolId, ...logins })
          .catch(missing('IDENTITY_ID'))
      ).IdentityId;
    const answer: CredentialsAnswer<'GetCredentialsForIdentity'> = await this.#service
      .call('GetCredentialsForIdentity', { IdentityId, ...logins })
      .catch(missing('CREDENTIALS'));
    const { AccessKeyId, SecretKey, SessionToken } = answer.Credentials;
    return {
      identity_id: answer.IdentityId,
      authenticated: login !== undefined,
      access_key_id: AccessKeyId,
      secret_key: SecretKey,
      session_token: SessionToken,
    };
  }
}

const missing = (what: 'IDENTITY_ID' | 'CREDENTIALS') => (error: unknown) => {
  throw error instanceof UnexpectedAnswer
    ? new CredentialsError(`MISSING_${what}_RESPONSE`, error)
    : error;
};

function asCredentialsError(error: unknown, login: CredentialsLogin | undefined): unknown {
  if (error instanceof ServiceUnreachable) return new CredentialsError('NETWORK_ERROR', error);
  if (!(error instanceof RefusedByService)) return error;
  return new CredentialsError(login ? 'INVALID_ID_TOKEN' : 'UNAUTHENTICATED_USER', error);
}
