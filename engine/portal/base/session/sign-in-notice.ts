/**
 * Under which name the tab keeps, until the next page says it, why a sign-in failed (an error's
 * code) or how the session ended (a reason of `endSession`).
 */
export const SIGN_IN_NOTICE = 'creators_sign_in_notice';
