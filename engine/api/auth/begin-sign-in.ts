import type { ObservationKind } from '#contract/vocabulary/connector-words.ts';
import { LIFETIMES, later } from '#domain/auth/session-lifetimes.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { negotiateLocale } from '#domain/locales/negotiate-locale.ts';
import { ApiError } from '../http/api-error.ts';
import type { Call } from '../http/call.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { ApiServices, OfferedClient } from '../http/services.ts';
import { ProviderError } from '../identity-providers/provider-error.ts';
import { verifierContext } from '../secrets/session-contexts.ts';
import { signIns } from '../store/tables/sessions.ts';
import { wantedPermissions } from './link-tokens.ts';
import { requireProvider } from './offered-providers.ts';
import { bindBrowser, SIGN_IN_COOKIE, SIGN_IN_STATE } from './sign-in-secrets.ts';

export interface SignInWish {
  readonly purpose: 'creator' | 'link' | 'operator';
  readonly provider: string;
  /** Absent for operators. */
  readonly program: ApiProgram | undefined;
  /** Who links a further account. */
  readonly creator_id?: string;
  /** What they let be read of it. */
  readonly consents?: readonly ObservationKind[] | undefined;
  /** S256 of what the browser proves itself with at the handoff. */
  readonly code_challenge: string;
  readonly redirect: string | undefined;
  readonly locale?: string | undefined;
}

/**
 * Begins a sign-in at the origin that asks: binds the browser by a cookie and answers where to send
 * it.
 * @throws ApiError where the origin is none of ours or the provider cannot be used.
 */
export async function beginSignIn(
  services: ApiServices,
  call: Pick<Call<never>, 'request' | 'reply'>,
  wish: SignInWish,
): Promise<string> {
  const { identity, secrets, store, documentation, log } = services;
  const { origin, accept_language: acceptLanguage } = call.request;
  if (!identity.isOwnOrigin(origin)) {
    log.warn(
      { origin },
      'No sign-in at this origin. Behind a proxy, MARQUEE_TRUST_PROXY names it.',
    );
    throw new ApiError('ORIGIN_UNKNOWN');
  }
  const offered = requireProvider(identity, wish.program, wish.provider);
  const made = {
    state: secrets.opaqueToken(),
    nonce: secrets.opaqueToken(),
    codeVerifier: secrets.opaqueToken(),
    redirectUri: identity.redirectUri(),
  };
  const permissions = await wantedPermissions(services, { ...wish, provider: offered.id });
  const url = await authorizationUrl(services, offered, { ...made, permissions });
  const now = services.now();
  const cookie = bindBrowser(call, {
    make: secrets.opaqueToken,
    seconds: LIFETIMES.sign_in / 1000,
    path: new URL(documentation.baseUrl, origin).pathname,
  });
  const stateHash = secrets.fingerprint(SIGN_IN_STATE, made.state);
  await store.database.insert(signIns).values({
    state_hash: stateHash,
    purpose: wish.purpose,
    provider: offered.id,
    program_uuid: wish.program?.uuid ?? null,
    creator_id: wish.creator_id ?? null,
    consents: wish.consents ? [...wish.consents] : null,
    origin,
    cookie_hash: secrets.fingerprint(SIGN_IN_COOKIE, cookie),
    code_challenge: wish.code_challenge,
    code_verifier: secrets.encrypt(made.codeVerifier, verifierContext(stateHash)),
    nonce: made.nonce,
    redirect: wish.redirect ?? null,
    locale: negotiateLocale(
      { stored: wish.locale, acceptLanguage },
      wish.program?.program.locales ?? [DEFAULT_LOCALE],
      DEFAULT_LOCALE,
    ),
    created_at: now,
    expires_at: later(now, LIFETIMES.sign_in),
  });
  return url;
}

async function authorizationUrl(
  { log }: ApiServices,
  { client, id }: OfferedClient,
  made: Parameters<OfferedClient['client']['authorizationUrl']>[0],
): Promise<string> {
  try {
    return (await client.authorizationUrl(made)).href;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ provider: id, code: error.code, detail: error.detail }, error.message);
    throw new ApiError('PROVIDER_UNREACHABLE');
  }
}
