import type { GuestLinkState } from '#contract/vocabulary/state-words.ts';

/** How often and how long a guest link can be used. */
export interface GuestLinkTerms {
  readonly uses_limit: number;
  readonly uses: number;
}

/** What there is to a link at a moment. */
export interface GuestLinkLife extends GuestLinkTerms {
  readonly expires_at: Date | null;
  readonly revoked_at: Date | null;
}

/** Whether a link still gives something; a revoked one is that, however old or used. */
export function guestLinkState(link: GuestLinkLife, now: Date): GuestLinkState {
  if (link.revoked_at) return 'revoked';
  if (link.expires_at && link.expires_at <= now) return 'expired';
  return usesLeft(link) === 0 ? 'used_up' : 'open';
}

/** How many more people a link takes. */
export function usesLeft({ uses_limit, uses }: GuestLinkTerms): number {
  return Math.max(0, uses_limit - uses);
}

/** True for a link that is its one guest's own token; others hand out a token to each guest. */
export function isPersonal({ uses_limit }: Pick<GuestLinkTerms, 'uses_limit'>): boolean {
  return uses_limit === 1;
}
