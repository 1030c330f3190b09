/** How often and how long a guest link can be used. */
export interface GuestLinkTerms {
  readonly uses_limit: number;
  readonly uses: number;
}

/** How many more people a link takes. */
export function usesLeft({ uses_limit, uses }: GuestLinkTerms): number {
  return Math.max(0, uses_limit - uses);
}

/** True for a link that is its one guest's own token; others hand out a token to each guest. */
export function isPersonal({ uses_limit }: Pick<GuestLinkTerms, 'uses_limit'>): boolean {
  return uses_limit === 1;
}
