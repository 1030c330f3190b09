/**
 * Why a provider's way back ended without a handoff: `/auth/callback?error=<code>`. The codes are
 * permanent; the sentences are for people who read none.
 */
export const SIGN_IN_FAILURES = {
  SIGN_IN_DECLINED: 'You did not allow the sign-in. Begin again where you want to sign in.',
  SIGN_IN_EXPIRED: 'This sign-in is used up or too old. Begin again.',
  PROVIDER_REFUSED: 'The sign-in provider refused. Try again, or choose another one.',
  PROVIDER_UNREACHABLE: 'The sign-in provider does not answer. Try again, or choose another one.',
} as const;

export type SignInFailure = keyof typeof SIGN_IN_FAILURES;
