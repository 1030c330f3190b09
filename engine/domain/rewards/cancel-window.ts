import type { RewardKind } from '#contract/vocabulary/campaign-words.ts';
import type { RedemptionState } from '#contract/vocabulary/state-words.ts';

/** How long whoever redeemed something may change their mind, in milliseconds. */
export const CANCEL_WITHIN = 60 * 60_000;

/** A redemption as far as it decides whether it can be cancelled. */
export interface Cancellable {
  readonly kind: RewardKind;
  readonly state: RedemptionState;
  /** In points. */
  readonly cost: number;
  readonly claimed_at: Date;
}

/**
 * Until when whoever redeemed a reward can cancel it: within an hour, while nobody has delivered it.
 * Null for what never can be: keys, which were read, and what a quest gave.
 */
export function cancellableUntil({ kind, state, cost, claimed_at }: Cancellable): Date | null {
  if (kind === 'key' || state !== 'claimed' || cost === 0) return null;
  return new Date(claimed_at.getTime() + CANCEL_WITHIN);
}
