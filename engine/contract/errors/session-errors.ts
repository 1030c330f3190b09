import { defineErrors } from './define-errors.ts';

/** Errors of tokens and sessions. */
export const SESSION_ERRORS = defineErrors({
  AUTH_TOKEN_MISSING: {
    status: 403,
    message: 'This needs a signed-in person. Send the auth_token in the Authorization header.',
  },
  AUTH_TOKEN_INVALID: {
    status: 403,
    message: 'The auth_token is not one of ours. Sign in again.',
  },
  AUTH_TOKEN_EXPIRED: {
    status: 403,
    message: 'The auth_token has expired. Refresh it and ask again.',
  },
  SESSION_ENDED: {
    status: 403,
    message: 'This session has ended. Sign in again.',
  },
  PROGRAM_MISMATCH: {
    status: 403,
    message: 'Your session belongs to another program. Sign in to this one.',
  },
  NOT_ALLOWED: {
    status: 403,
    message: 'Your account may not do this.',
  },
  NOT_A_MEMBER: {
    status: 403,
    message: 'This is for members of the program. Apply first, or wait for the decision.',
  },
  AGREEMENTS_MISSING: {
    status: 403,
    message: 'Accept the current agreements first; "agreements" lists those that are missing.',
  },
  API_KEY_MISSING: {
    status: 403,
    message: 'This needs an API key. Send it in the X-Api-Key header.',
  },
  API_KEY_INVALID: {
    status: 403,
    message: 'This API key does not exist or was revoked.',
  },
  PROVIDER_NOT_OFFERED: {
    status: 404,
    message: 'One cannot sign in with this provider here. See /auth/providers for those one can.',
  },
  PROVIDER_UNREACHABLE: {
    status: 502,
    message: 'The sign-in provider does not answer. Try again, or choose another one.',
  },
  ORIGIN_UNKNOWN: {
    status: 403,
    message: 'One cannot sign in at this address. Open the portal at its own address.',
  },
  HANDOFF_INVALID: {
    status: 403,
    message:
      'This sign-in cannot be completed: it is used up, too old, or began in another browser.',
  },
  REFRESH_TOKEN_INVALID: {
    status: 403,
    message: 'This session cannot be continued. Sign in again.',
  },
  REFRESH_TOKEN_REUSED: {
    status: 403,
    message:
      'This refresh_token was used before, so the session was ended for safety. Sign in again.',
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    message: 'This account is suspended. Write to the program to learn more.',
  },
  IDENTITY_TAKEN: {
    status: 409,
    message: 'This account already belongs to another member of the program.',
  },
  LAST_IDENTITY: {
    status: 409,
    message: 'This is the only account you can sign in with. Link another one first.',
  },
  LINK_UNKNOWN: {
    status: 404,
    message: 'No account of this provider is linked.',
  },
});
