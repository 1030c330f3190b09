import type { EnrolmentState } from '#contract/vocabulary/state-words.ts';

/** What can be done to an enrolment in an activation. */
export type EnrolmentAction =
  | 'accept'
  | 'decline'
  | 'claim'
  | 'complete'
  | 'expire'
  | 'revoke'
  | 'offer_again';

/** States in which an enrolment holds one of the activation's places. */
const HOLDING: readonly EnrolmentState[] = ['offered', 'accepted', 'claimed', 'completed'];

/** For each action the states that it leads from, and the one that it leads to. */
const TRANSITIONS: Readonly<
  Record<EnrolmentAction, { readonly from: readonly EnrolmentState[]; readonly to: EnrolmentState }>
> = {
  accept: { from: ['offered'], to: 'accepted' },
  decline: { from: ['offered'], to: 'declined' },
  claim: { from: ['accepted'], to: 'claimed' },
  complete: { from: ['accepted', 'claimed'], to: 'completed' },
  expire: { from: ['offered'], to: 'expired' },
  revoke: { from: HOLDING, to: 'revoked' },
  // By an operator, who invites once more or accepts a request.
  offer_again: { from: ['declined', 'expired', 'revoked'], to: 'offered' },
};

export const ENROLMENT_ACTIONS = Object.keys(TRANSITIONS) as readonly EnrolmentAction[];

/** The state that an action leads to; undefined where it cannot be done in this one. */
export function nextEnrolmentState(
  state: EnrolmentState,
  action: EnrolmentAction,
): EnrolmentState | undefined {
  const { from, to } = TRANSITIONS[action];
  return from.includes(state) ? to : undefined;
}

/** True where the enrolment holds one of the activation's places. */
export function holdsPlace(state: EnrolmentState): boolean {
  return HOLDING.includes(state);
}
