import type { InfluencerActivation } from '#contract/shapes/enrolments.ts';
import type { WindowState } from '#contract/vocabulary/state-words.ts';

type Offered = Pick<InfluencerActivation, 'offer' | 'opens_at' | 'closes_at' | 'open'>;

/**
 * What an offer is to the person: open to every member, granted after a request, or an invitation
 * that was made to them.
 */
export type OfferKind = 'open' | 'granted' | 'invited';

export const offerKind = ({ offer }: Pick<Offered, 'offer'>): OfferKind =>
  offer === 'automatic' ? 'open' : offer === 'request' ? 'granted' : 'invited';

/** Where now (milliseconds) stands to the window of what is offered. */
export function offerWindow({ opens_at, closes_at, open }: Offered, now: number): WindowState {
  if (closes_at !== null && Date.parse(closes_at) <= now) return 'closed';
  if (opens_at !== null && Date.parse(opens_at) > now) return 'upcoming';
  // Neither date stands in the way, but the campaign no longer has it.
  return open ? 'open' : 'closed';
}
