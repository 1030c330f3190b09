import { ApiError } from '../http/api-error.ts';
import type { CallRequest } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import type { ProviderProfile } from '../identity-providers/provider-profile.ts';
import { and, eq, gt, inArray } from '../store/drizzle.ts';
import { signIns } from '../store/tables/sessions.ts';
import { codeChallenge, HANDOFF, readSignInCookie, SIGN_IN_COOKIE } from './sign-in-secrets.ts';

export type FinishedSignIn = Omit<typeof signIns.$inferSelect, 'profile'> & {
  readonly profile: ProviderProfile;
};

/** What linking needs to know of a finished sign-in. */
export type FinishedLink = Pick<
  FinishedSignIn,
  | ('creator_id' | 'program_uuid' | 'profile' | 'consents')
  | ('purpose' | 'provider' | 'tokens' | 'state_hash')
>;

/**
 * Takes the sign-in that a handoff stands for, once: nothing of it stays. Whoever brings the handoff
 * must be the browser that began, at the same origin; a wrong attempt spends nothing, so that
 * nobody can spoil another one's sign-in.
 * @throws ApiError HANDOFF_INVALID, whatever is wrong.
 */
export async function redeemHandoff(
  { secrets, store, now }: ApiServices,
  request: CallRequest,
  sent: { readonly handoff: string; readonly code_verifier: string },
  purposes: readonly FinishedSignIn['purpose'][],
): Promise<FinishedSignIn> {
  const cookie = readSignInCookie({ request });
  if (cookie === undefined) throw new ApiError('HANDOFF_INVALID');
  const [taken] = await store.database
    .delete(signIns)
    .where(
      and(
        inArray(signIns.handoff_hash, [...secrets.fingerprints(HANDOFF, sent.handoff)]),
        gt(signIns.handoff_expires_at, now()),
        inArray(signIns.purpose, [...purposes]),
        eq(signIns.origin, request.origin),
        inArray(signIns.cookie_hash, [...secrets.fingerprints(SIGN_IN_COOKIE, cookie)]),
        eq(signIns.code_challenge, codeChallenge(sent.code_verifier)),
      ),
    )
    .returning();
  if (!taken?.profile) throw new ApiError('HANDOFF_INVALID');
  return { ...taken, profile: taken.profile };
}
