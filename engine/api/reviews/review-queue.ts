import { readCreatorSummaries } from '../core/reviews/creator-summaries.ts';
import type { DecidedKind, Verdict } from '../core/reviews/decide-review.ts';
import { readWaiting, subjectKey } from '../core/reviews/held-rows.ts';
import type { ReviewRow } from '../core/reviews/review-rows.ts';
import { readTimelines, type SubjectKind } from '../core/reviews/timelines.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import type { MailParams } from '../mail/message-kinds.ts';
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

/** What is shown with the rows of a queue, in a few queries for all of them. */
export async function readReviewContext(
  store: Store,
  kind: SubjectKind,
  program: ApiProgram,
  rows: readonly { readonly id: string | number; readonly creator_id: string | null }[],
) {
  const timelines = await readTimelines(
    store,
    kind,
    rows.map(({ id }) => id),
  );
  const people = await readCreatorSummaries(
    store,
    program,
    rows.map(({ creator_id }) => creator_id),
  );
  const waiting = await readWaiting(store, { [kind]: rows.map(({ id }) => id) });
  return {
    /** Null where no decision waits. */
    waitingOf: ({ id }: { readonly id: string | number }) =>
      waiting.get(subjectKey(kind, id)) ?? null,
    timelineOf: ({ id }: { readonly id: string | number }) => timelines.get(String(id)) ?? [],
    /** Null for guests. */
    creatorOf: ({ creator_id }: { readonly creator_id: string | null }) =>
      (creator_id !== null && people.get(creator_id)) || null,
  };
}

type DecisionParams = Pick<MailParams<'request_decided'>, 'reason_code' | 'note' | 'decision'>;

const OUTCOMES = {
  accept: 'accepted',
  reject: 'rejected',
  request_changes: 'needs_changes',
} as const;

/** What every mail about a decision says; undefined for a review that only begins. */
export function decisionParams({
  decision,
  reason_code,
  note,
}: Verdict): DecisionParams | undefined {
  if (decision === 'start_review') return undefined;
  return {
    decision: OUTCOMES[decision],
    // Whether the code goes with the decision was checked before anything was written.
    reason_code: reason_code as NonNullable<DecisionParams['reason_code']>,
    ...(note === undefined ? {} : { note }),
  };
}
