import type { ApiProgram } from '../http/program-directory.ts';
import type { MailParams } from '../mail/message-kinds.ts';
import type { DecidedKind, Verdict } from '../reviews/decide-review.ts';
import type { ReviewRow } from '../reviews/review-rows.ts';
import type { SubjectKind } from '../reviews/timelines.ts';
import type { Store } from '../store/store.ts';

/** What operators review in one list: how it is shown, and what a decision leads to. */
export interface ReviewQueue<Kind extends SubjectKind, Item> extends DecidedKind<Kind> {
  /** Rows as operators see them, in the same order. */
  readonly present: (
    store: Store,
    program: ApiProgram,
    rows: readonly ReviewRow<Kind>[],
    locale: string,
  ) => Promise<Item[]>;
}

type Judged = Pick<MailParams<'request_decided'>, 'reason_code' | 'note' | 'decision'>;

const OUTCOMES = {
  accept: 'accepted',
  reject: 'rejected',
  request_changes: 'needs_changes',
} as const;

/** What every mail about a decision says; undefined for a review that only begins. */
export function judged({ decision, reason_code, note }: Verdict): Judged | undefined {
  if (decision === 'start_review') return undefined;
  return {
    decision: OUTCOMES[decision],
    // Whether the code goes with the decision was checked before anything was written.
    reason_code: reason_code as NonNullable<Judged['reason_code']>,
    ...(note === undefined ? {} : { note }),
  };
}
