import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Reason } from '#contract/shapes/decisions.ts';
import { nextState, type ReviewAction } from '#domain/reviews/review-state.ts';
import { ApiError } from '../http/api-error.ts';
import { tellDecision } from '../live/tell-decision.ts';
import type { Store } from '../store/store.ts';
import { activationRequests, appeals, applications, contents } from '../store/tables/pipelines.ts';
import { type SubjectKind, type TimelineEntry, writeTimeline } from './timelines.ts';

const REVIEW_TABLES = {
  application: applications,
  activation_request: activationRequests,
  content: contents,
  appeal: appeals,
} as const satisfies Record<SubjectKind, unknown>;

export type ReviewRow<Kind extends SubjectKind> = (typeof REVIEW_TABLES)[Kind]['$inferSelect'];

/**
 * The four tables are alike in what is used here; one of them stands for all, so that their
 * columns have types.
 */
export const asReviewTable = (kind: SubjectKind) =>
  REVIEW_TABLES[kind] as unknown as typeof REVIEW_TABLES.content;

/**
 * Locks rows of one program until the running transaction ends; in the order of their ids, so that
 * two that lock the same ones wait for each other instead of for ever. By id as text.
 */
export async function lockReviews<Kind extends SubjectKind>(
  { database }: Store,
  kind: Kind,
  programUuid: string,
  ids: readonly (string | number)[],
): Promise<ReadonlyMap<string, ReviewRow<Kind>>> {
  const table = asReviewTable(kind);
  const rows = await database
    .select()
    .from(table)
    .where(and(eq(table.program_uuid, programUuid), inArray(table.id, [...ids] as number[])))
    .orderBy(asc(table.id))
    .for('update');
  return new Map(
    (rows as unknown as ReviewRow<Kind>[]).map((row) => [String(row.id), row] as const),
  );
}

export interface ReviewChange {
  readonly action: ReviewAction;
  readonly actor_kind: TimelineEntry['actor_kind'];
  readonly actor_id: string | null;
  readonly reason_code?: Reason | null;
  readonly note?: string | null;
  readonly at: Date;
}

/**
 * Takes a locked row one step along its states, with its timeline: what it said of an earlier
 * decision is replaced. What an operator does is told live. `values` are further columns to set.
 * @throws ApiError TRANSITION_REFUSED where the step does not lead from its state.
 */
export async function changeReview<Kind extends SubjectKind>(
  store: Store,
  kind: Kind,
  row: ReviewRow<Kind>,
  change: ReviewChange,
  values: Partial<ReviewRow<Kind>> = {},
): Promise<ReviewRow<Kind>> {
  const table = asReviewTable(kind);
  const { action, actor_kind, actor_id, at, reason_code = null, note = null } = change;
  const { program_uuid, state } = row;
  const to_state = nextState(state, action);
  if (!to_state) throw new ApiError('TRANSITION_REFUSED', { state });
  const decides = ['accepted', 'rejected', 'needs_changes'].includes(to_state);
  const [changed] = await store.database
    .update(table)
    .set({
      ...(values as object),
      state: to_state,
      revision: row.revision + 1,
      reason_code,
      note,
      decided_at: decides ? at : null,
      updated_at: at,
    })
    .where(eq(table.id, row.id as number))
    .returning();
  await writeTimeline(store, {
    program_uuid,
    subject_kind: kind,
    subject_id: row.id,
    from_state: state,
    to_state,
    actor_kind,
    actor_id,
    reason_code,
    note,
    at,
  });
  if (changed && actor_kind === 'operator') await tellReview(store, kind, changed);
  return changed as unknown as ReviewRow<Kind>;
}

/** Subjects as they are told; an application has no number. */
const SUBJECTS = {
  application: 'application',
  activation_request: 'request',
  content: 'content',
  appeal: 'appeal',
} as const satisfies Record<SubjectKind, string>;

async function tellReview(
  store: Store,
  kind: SubjectKind,
  { id, creator_id, state, influencer_activation_id }: ReviewRow<'content'>,
): Promise<void> {
  await tellDecision(store, {
    subject: SUBJECTS[kind],
    id: kind === 'application' ? null : id,
    creator_id,
    state,
    ...(kind === 'content' ? { influencer_activation_id } : {}),
  });
}
