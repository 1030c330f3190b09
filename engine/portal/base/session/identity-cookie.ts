/** The cookie that keeps the identity id of an identity pool, or of a guest link. */
export const identityCookie = (of: string): string => `creators_identity.${of.replace(/^.*:/, '')}`;

/** Drops that cookie. */
export function forgetIdentity(document: { cookie: string }, of: string): void {
  document.cookie = `${identityCookie(of)}=; Path=/; Max-Age=0`;
}
