import { refreshSession } from '#contract/auth/endpoints.ts';
import {
  ApiCallError,
  type ApiClient,
  type CallOptions,
  type EndpointInput,
} from '#contract/endpoints/client.ts';
import type { Endpoint, FileType, ResponseOf } from '#contract/endpoints/endpoint.ts';
import { CLIENT_ERRORS } from '#contract/errors/client-errors.ts';
import type { Session, SessionStorage } from './session-storage.ts';
import { isUnanswered } from './unanswered.ts';

/** Why somebody was signed out without asking for it. */
export type LogoutReason = 'refresh_failed' | 'no_session' | 'other_program';

/** Lets one at a time in, across the tabs of a browser. */
export type Exclusive = <T>(work: () => Promise<T>) => Promise<T>;

export interface SessionClientParts {
  readonly client: ApiClient;
  readonly storage: SessionStorage;
  /** The program whose pages are shown; null where operators work. */
  readonly uuid: () => string | null;
  readonly locale: () => string;
  readonly exclusive: Exclusive;
  readonly onLogout: (reason: LogoutReason) => void;
}

/**
 * Calls with the signed-in person's token. On a 403, the first time for a call, the token is
 * refreshed; any other call that fails meanwhile waits for that same refresh and is repeated with
 * the new token. Where it fails, or the session is another program's, the person is signed out
 * (specification, section 4).
 */
export class SessionClient {
  readonly #parts: SessionClientParts;
  #refreshing: Promise<Session> | undefined;

  constructor(parts: SessionClientParts) {
    this.#parts = parts;
  }

  /** @throws ApiCallError */
  async call<const E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options: CallOptions = {},
  ): Promise<ResponseOf<E>> {
    return this.#attempt(endpoint, options, (own) => this.#parts.client.call(endpoint, input, own));
  }

  /** The file that a call answers. @throws ApiCallError */
  async download<const E extends Endpoint & { readonly file: FileType }>(
    endpoint: E,
    input: EndpointInput<E>,
    options: CallOptions = {},
  ): Promise<Blob> {
    return this.#attempt(endpoint, options, (own) =>
      this.#parts.client.download(endpoint, input, own),
    );
  }

  /** Sends with the token of whoever calls, and once more where it was refused. */
  async #attempt<Answer>(
    { caller }: Endpoint,
    options: CallOptions,
    send: (options: CallOptions) => Promise<Answer>,
  ): Promise<Answer> {
    const shared = { locale: this.#parts.locale(), ...options };
    if (caller !== 'creator' && caller !== 'operator') return send(shared);
    const session = this.#session();
    const attempt = ({ tokens: { auth_token: authToken } }: Session) =>
      send({ ...shared, authToken });
    try {
      return await attempt(session);
    } catch (error) {
      if (!(error instanceof ApiCallError) || error.status !== 403) throw error;
      return attempt(await this.#refreshed(session));
    }
  }

  #session(): Session {
    const { storage, uuid, onLogout } = this.#parts;
    const session = storage.read();
    if (session && session.tokens.uuid === uuid()) return session;
    onLogout(session ? 'other_program' : 'no_session');
    throw signedOut();
  }

  /** A session whose token is not the one that was refused. */
  #refreshed(refused: Session): Promise<Session> {
    this.#refreshing ??= this.#refresh(refused).finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  async #refresh(refused: Session): Promise<Session> {
    const { client, storage, uuid, exclusive, onLogout } = this.#parts;
    return exclusive(async () => {
      const present = storage.read();
      // Another tab, or a call just before, has done it already.
      if (present && present.tokens.auth_token !== refused.tokens.auth_token) return present;
      if (!present) throw signedOut();
      try {
        const body = { refresh_token: present.tokens.refresh_token };
        const tokens = await client.call(refreshSession, { body });
        if (tokens.uuid !== uuid()) throw signedOut();
        const session = { user: present.user, tokens };
        storage.write(session);
        return session;
      } catch (error) {
        // Then nothing is known: the session may still hold.
        if (error instanceof ApiCallError && (isUnanswered(error) || error.status === 429))
          throw error;
        // Whoever signed out or in meanwhile has nothing to do with what was refused here.
        if (storage.read()?.tokens.refresh_token === present.tokens.refresh_token)
          onLogout('refresh_failed');
        throw error;
      }
    });
  }
}

const signedOut = () =>
  new ApiCallError({
    status_code: 403,
    message: CLIENT_ERRORS.SIGNED_OUT,
    extra: { code: 'SIGNED_OUT' },
  });
