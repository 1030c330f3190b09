import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client';

/** What went wrong with a provider; each code has one answer to the visitor. */
export type ProviderErrorCode =
  /** The visitor, or the provider on their behalf, said no. */
  | 'denied'
  /** The callback does not belong to the sign-in that was begun. */
  | 'state_mismatch'
  /** The provider refused code, verifier, token or credentials. */
  | 'refused'
  /** No answer in time, or a fault on the provider's side. */
  | 'unreachable'
  /** An answer that does not say what it must, or is not for us. */
  | 'invalid_answer';

const SENTENCES: Record<ProviderErrorCode, string> = {
  denied: 'the sign-in was declined',
  state_mismatch: 'the answer belongs to another sign-in; begin again',
  refused: 'the provider refused the sign-in',
  unreachable: 'the provider does not answer; try again in a moment',
  invalid_answer: 'the provider answered something unusable',
};

/** A sign-in that failed. Neither message nor fields hold a code, a token or a secret. */
export class ProviderError extends Error {
  readonly code: ProviderErrorCode;
  readonly provider: string;
  /** For the log: the protocol's own error code, or what was wrong. */
  readonly detail: string | undefined;

  constructor(code: ProviderErrorCode, provider: string, detail?: string) {
    super(`${provider}: ${SENTENCES[code]}${detail === undefined ? '' : ` (${detail})`}`);
    this.name = 'ProviderError';
    this.code = code;
    this.provider = provider;
    this.detail = detail;
  }
}

const DECLINED = new Set([
  'access_denied',
  'consent_required',
  'interaction_required',
  'login_required',
  'user_cancelled_authorize',
  'user_cancelled_login',
]);
const FAULTS = new Set(['server_error', 'temporarily_unavailable']);

/** Turns what openid-client throws into a ProviderError, leaving behind whatever may be secret. */
export function asProviderError(error: unknown, provider: string): ProviderError {
  if (error instanceof ProviderError) return error;
  if (error instanceof Error && error.cause instanceof ProviderError) return error.cause;
  if (error instanceof AuthorizationResponseError) {
    if (DECLINED.has(error.error)) return new ProviderError('denied', provider);
    const code = FAULTS.has(error.error) ? 'unreachable' : 'refused';
    return new ProviderError(code, provider, word(error.error));
  }
  if (error instanceof ResponseBodyError) {
    const code = error.status >= 500 ? 'unreachable' : 'refused';
    return new ProviderError(code, provider, word(error.error));
  }
  if (error instanceof WWWAuthenticateChallengeError)
    return new ProviderError('refused', provider, `status ${error.status}`);
  if (error instanceof ClientError) {
    const code = error.code === 'OAUTH_TIMEOUT' ? 'unreachable' : 'invalid_answer';
    return new ProviderError(code, provider, error.code ?? error.message);
  }
  return new ProviderError('invalid_answer', provider, word((error as { code?: unknown })?.code));
}

/** Providers word their error codes freely; only what looks like one goes into a log. */
function word(value: unknown): string {
  return typeof value === 'string' && /^[\w.-]{1,60}$/.test(value) ? value : 'unknown';
}
