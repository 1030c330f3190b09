import type { EnrolmentState } from '#contract/vocabulary/state-words.ts';

/** One of two enrolments of the same person in the same activation. */
export interface EnrolmentSide {
  readonly state: EnrolmentState;
  /** Whether it holds a key that was claimed and not revoked. */
  readonly key: boolean;
}

/** `join`: one enrolment remains, in this state. `beside`: both remain, each with its key. */
export type EnrolmentMerge =
  | { readonly way: 'join'; readonly state: EnrolmentState }
  | { readonly way: 'beside' };

/** From what gives least to what gives most. */
const ORDER: readonly EnrolmentState[] = [
  'revoked',
  'expired',
  'declined',
  'offered',
  'accepted',
  'claimed',
  'completed',
];

/**
 * What becomes of an account's own enrolment and a guest's one in the same activation. Nothing that
 * was claimed is lost: two keys stay two. Otherwise the one that is further along holds, but
 * accepting by a link does not undo that an operator revoked the account's own.
 */
export function mergeEnrolments(own: EnrolmentSide, guest: EnrolmentSide): EnrolmentMerge {
  if (own.key && guest.key) return { way: 'beside' };
  const revoked = own.state === 'revoked' && guest.state === 'accepted';
  const further = ORDER.indexOf(guest.state) > ORDER.indexOf(own.state);
  return { way: 'join', state: further && !revoked ? guest.state : own.state };
}
