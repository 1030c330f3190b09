import { DECISION_REASONS, type Decision } from '#contract/shapes/decisions.ts';
import type { ReviewState } from '#contract/vocabulary/review-words.ts';

/** What can be done to an application, a request, a piece of content or an appeal. */
export type ReviewAction = Decision | 'resubmit' | 'withdraw' | 'reopen';

const UNDER_REVIEW = ['submitted', 'in_review'] as const;
const OPEN = [...UNDER_REVIEW, 'needs_changes'] as const;

/** For each action the states that it leads from, and the one that it leads to. */
const TRANSITIONS: Readonly<
  Record<ReviewAction, { readonly from: readonly ReviewState[]; readonly to: ReviewState }>
> = {
  start_review: { from: ['submitted'], to: 'in_review' },
  accept: { from: UNDER_REVIEW, to: 'accepted' },
  reject: { from: UNDER_REVIEW, to: 'rejected' },
  request_changes: { from: UNDER_REVIEW, to: 'needs_changes' },
  resubmit: { from: ['needs_changes'], to: 'submitted' },
  withdraw: { from: OPEN, to: 'withdrawn' },
  // Only an appeal that was accepted takes a decision back.
  reopen: { from: ['rejected'], to: 'in_review' },
};

export const REVIEW_ACTIONS = Object.keys(TRANSITIONS) as readonly ReviewAction[];

/** The state that an action leads to; undefined where it cannot be done in this one. */
export function nextState(state: ReviewState, action: ReviewAction): ReviewState | undefined {
  const { from, to } = TRANSITIONS[action];
  return from.includes(state) ? to : undefined;
}

/** True where nobody waits for anything any more; only an appeal leads out of a rejection. */
export function isDecided(state: ReviewState): boolean {
  return !(OPEN as readonly ReviewState[]).includes(state);
}

/** True where a reason goes with a decision. */
export function reasonFits(decision: Decision, reason: string): boolean {
  return (DECISION_REASONS[decision] as readonly string[]).includes(reason);
}
