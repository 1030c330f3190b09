import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SignInFailure } from '#contract/auth/sign-in-failures.ts';
import { LIFETIMES, later } from '#domain/auth/session-lifetimes.ts';
import { ApiError } from '../http/api-error.ts';
import { handleErrors } from '../http/error-handler.ts';
import type { ApiServices } from '../http/services.ts';
import { ProviderError, type ProviderErrorCode } from '../identity-providers/provider-error.ts';
import { verifierContext } from '../secrets/session-contexts.ts';
import { and, eq, gt, inArray, isNull } from '../store/drizzle.ts';
import { signIns } from '../store/tables/sessions.ts';
import { sealHanded, wantedPermissions } from './link-tokens.ts';
import { HANDOFF, SIGN_IN_STATE } from './sign-in-secrets.ts';

const FAILURES: Readonly<Record<ProviderErrorCode, SignInFailure>> = {
  denied: 'SIGN_IN_DECLINED',
  state_mismatch: 'SIGN_IN_EXPIRED',
  refused: 'PROVIDER_REFUSED',
  invalid_answer: 'PROVIDER_REFUSED',
  unreachable: 'PROVIDER_UNREACHABLE',
};

/**
 * The way back from identity providers, `GET /auth/callback?state=…` on the main host: spends the
 * state, learns who came, and sends the browser on to the origin that it began on, with a one-time
 * handoff or with the code of a SignInFailure. Register it beside the API, without its prefix.
 */
export async function authReturnPlugin(
  app: FastifyInstance,
  { services }: { services: ApiServices },
) {
  handleErrors(app);
  app.get('/auth/callback', async (request, reply) => {
    const refused = await services.rateLimits.checkAddress('sign_in', request.ip);
    if (refused) throw new ApiError('RATE_LIMITED', {}, refused.retryAfter);
    const target = await comeBack(services, request);
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(target, 303);
  });
}

async function comeBack(services: ApiServices, request: FastifyRequest): Promise<string> {
  const { identity, secrets, store } = services;
  const callbackUrl = new URL(request.url, identity.redirectUri());
  const state = callbackUrl.searchParams.get('state') ?? '';
  const stateHashes = secrets.fingerprints(SIGN_IN_STATE, state);
  const now = services.now();
  const [signIn] = await store.database
    .update(signIns)
    .set({ returned_at: now })
    .where(
      and(
        inArray(signIns.state_hash, stateHashes),
        isNull(signIns.returned_at),
        gt(signIns.expires_at, now),
      ),
    )
    .returning();
  if (!signIn) return failed(await beginningOf(services, stateHashes), 'SIGN_IN_EXPIRED');
  const back = `${signIn.origin}/auth/callback`;
  const client = identity.clients().get(signIn.provider)?.client;
  if (!client) return failed(back, 'PROVIDER_REFUSED');
  try {
    const permissions = await wantedPermissions(services, signIn);
    const request = {
      callbackUrl,
      state,
      nonce: signIn.nonce,
      codeVerifier: secrets.decrypt(signIn.code_verifier, verifierContext(signIn.state_hash)),
      redirectUri: identity.redirectUri(),
    };
    const { profile, tokens } =
      permissions.length > 0
        ? await client.exchangeForTokens(request)
        : { profile: await client.exchange(request), tokens: undefined };
    const handoff = secrets.opaqueToken();
    await store.database
      .update(signIns)
      .set({
        profile,
        tokens: tokens ? sealHanded(services, signIn, tokens) : null,
        handoff_hash: secrets.fingerprint(HANDOFF, handoff),
        handoff_expires_at: later(services.now(), LIFETIMES.handoff),
      })
      .where(eq(signIns.state_hash, signIn.state_hash));
    return `${back}?handoff=${handoff}`;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const { code, detail } = error;
    services.log.warn({ provider: signIn.provider, code, detail }, error.message);
    return failed(back, FAILURES[code]);
  }
}

/** Where a sign-in that is over began; the main host where it is not known any more. */
async function beginningOf(
  { identity, store }: ApiServices,
  stateHashes: readonly string[],
): Promise<string> {
  const [known] = await store.database
    .select({ origin: signIns.origin })
    .from(signIns)
    .where(inArray(signIns.state_hash, [...stateHashes]));
  return known ? `${known.origin}/auth/callback` : identity.redirectUri();
}

function failed(address: string, code: SignInFailure): string {
  return `${address}?error=${code}`;
}
