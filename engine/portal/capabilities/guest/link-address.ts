/** The token of a guest link's address, `/activations/{name}/{token}` or `/quests/{name}/{token}`. */
export function linkToken(pathname: string): string {
  return pathname.split('/').filter(Boolean)[2] ?? '';
}

export type LinkFault = 'unknown' | 'expired' | 'revoked' | 'used_up' | 'merged';

/** How an error of a guest link is told: undefined for one that has nothing to do with the link. */
export function linkFault(code: string): LinkFault | undefined {
  switch (code) {
    // An address that lost a part of its token is no token at all.
    case 'GUEST_LINK_UNKNOWN':
    case 'REQUEST_INVALID':
      return 'unknown';
    case 'GUEST_LINK_EXPIRED':
      return 'expired';
    case 'GUEST_LINK_REVOKED':
      return 'revoked';
    case 'GUEST_LINK_MERGED':
      return 'merged';
    case 'GUEST_LINK_USED_UP':
      return 'used_up';
    default:
      return undefined;
  }
}
