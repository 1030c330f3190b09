import { msg } from '@lingui/core/macro';

/** Words of signing in, and of verifying an e-mail address. */
export const authWords = {
  noProviders: msg({
    id: 'auth.no-providers',
    message: 'No way to sign in is set up here yet. Write to {email}.',
  }),
  leaving: msg({ id: 'auth.leaving', message: 'Taking you to {provider} …' }),
  completing: msg({ id: 'auth.completing', message: 'Signing you in …' }),
  failedTitle: msg({ id: 'auth.failed-title', message: 'Signing in did not work' }),
  backToLogin: msg({ id: 'auth.back-to-login', message: 'Back to the login' }),
  linkFailedTitle: msg({ id: 'auth.link-failed-title', message: 'Linking did not work' }),
  backToAccount: msg({ id: 'auth.back-to-account', message: 'Back to your account' }),
  toProgram: msg({ id: 'auth.to-program', message: 'Go to the program' }),
  needsScript: msg({
    id: 'auth.needs-script',
    message: 'Signing in needs JavaScript. Switch it on for this page and load it again.',
  }),
  signedOut: msg({ id: 'auth.signed-out', message: 'You are signed out.' }),
  sessionEnded: msg({
    id: 'auth.session-ended',
    message: 'Your session has ended. Sign in again to go on.',
  }),
  verifying: msg({ id: 'auth.verifying', message: 'Confirming your e-mail address …' }),
  verifiedTitle: msg({ id: 'auth.verified-title', message: 'Your e-mail address is confirmed' }),
  verifiedText: msg({
    id: 'auth.verified-text',
    message: 'We will write to {email}. You can close this page.',
  }),
  verifyFailedTitle: msg({
    id: 'auth.verify-failed-title',
    message: 'This link does not work any more',
  }),
};
