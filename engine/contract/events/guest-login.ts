/**
 * Under this key of a logins map stands a guest link's token, or the one received by it. A file of
 * its own: whoever only names a login needs none of the credentials' schemas.
 */
export const GUEST_LOGIN = 'guest-link';
