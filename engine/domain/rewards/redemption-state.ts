import type { RedemptionState } from '#contract/vocabulary/state-words.ts';

export type RedemptionAction = 'fulfil' | 'refund' | 'cancel';

/** For each action the states that it leads from, and the one that it leads to. */
const TRANSITIONS: Readonly<
  Record<
    RedemptionAction,
    { readonly from: readonly RedemptionState[]; readonly to: RedemptionState }
  >
> = {
  fulfil: { from: ['claimed'], to: 'fulfilled' },
  // What was delivered can turn out to be broken, a key above all.
  refund: { from: ['claimed', 'fulfilled'], to: 'refunded' },
  cancel: { from: ['claimed'], to: 'refunded' },
};

/** The state that an action leads to; undefined where it cannot be done in this one. */
export function nextRedemptionState(
  state: RedemptionState,
  action: RedemptionAction,
): RedemptionState | undefined {
  const { from, to } = TRANSITIONS[action];
  return from.includes(state) ? to : undefined;
}
