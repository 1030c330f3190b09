import type { Reason } from '#contract/shapes/decisions.ts';
import { nextState, type ReviewAction } from '#domain/reviews/review-state.ts';
import { ApiError } from '../../http/api-error.ts';
import { and, asc, eq, inArray, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import {
  activationRequests,
  appeals,
  applications,
  contents,
} from '../../store/tables/pipelines.ts';
import { type Decided, notifyDecisions } from '../events/notify-decision.ts';
import { type SubjectKind, type TimelineEntry, writeTimelineEntries } from './timelines.ts';

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

/** What was read of the table that stands for all, as what it is: rows of the kind's own table. */
export const asReviewRows = <Kind extends SubjectKind>(
  rows: readonly ReviewRow<'content'>[],
): ReviewRow<Kind>[] => rows as unknown as ReviewRow<Kind>[];

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
  return new Map(asReviewRows<Kind>(rows).map((row) => [String(row.id), row] as const));
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
 * decision is replaced. The author is notified live of what an operator does. `values` are further
 * columns to set.
 * @throws ApiError TRANSITION_REFUSED where the step does not lead from its state.
 */
export async function changeReview<Kind extends SubjectKind>(
  store: Store,
  kind: Kind,
  row: ReviewRow<Kind>,
  change: ReviewChange,
  values: Partial<ReviewRow<Kind>> = {},
): Promise<ReviewRow<Kind>> {
  const [changed] = await changeReviews(store, kind, [row], change, values);
  if (!changed) throw new Error(`The store changed no ${kind} ${row.id} that was locked.`);
  return changed;
}

/**
 * Takes several locked rows the same step, in the same number of statements as one.
 * @returns the rows as they are then, in the same order
 * @throws ApiError TRANSITION_REFUSED where it does not lead from the state of one of them
 */
export async function changeReviews<Kind extends SubjectKind>(
  store: Store,
  kind: Kind,
  rows: readonly ReviewRow<Kind>[],
  change: ReviewChange,
  values: Partial<ReviewRow<Kind>> = {},
): Promise<ReviewRow<Kind>[]> {
  const table = asReviewTable(kind);
  const { action, actor_kind, actor_id, at, reason_code = null, note = null } = change;
  const [to_state] = rows.map(({ state }) => {
    const next = nextState(state, action);
    if (!next) throw new ApiError('TRANSITION_REFUSED', { state });
    return next;
  });
  // An action leads to the same state from wherever it leads.
  if (!to_state) return [];
  const decides = ['accepted', 'rejected', 'needs_changes'].includes(to_state);
  const updated = await store.database
    .update(table)
    .set({
      ...(values as object),
      state: to_state,
      revision: sql`${table.revision} + 1`,
      reason_code,
      note,
      decided_at: decides ? at : null,
      updated_at: at,
    })
    .where(
      inArray(
        table.id,
        rows.map(({ id }) => id as number),
      ),
    )
    .returning();
  await writeTimelineEntries(
    store,
    rows.map(({ program_uuid, id, state }) => ({
      ...{ program_uuid, subject_kind: kind, subject_id: id, from_state: state, to_state },
      ...{ actor_kind, actor_id, reason_code, note, at },
    })),
  );
  if (actor_kind === 'operator')
    await notifyDecisions(
      store,
      updated.map((row) => presentDecided(kind, row)),
    );
  const changed = new Map(asReviewRows<Kind>(updated).map((row) => [row.id, row]));
  return rows.flatMap(({ id }) => changed.get(id) ?? []);
}

/** Subjects as creators are notified of them; an application has no number. */
const SUBJECTS = {
  application: 'application',
  activation_request: 'request',
  content: 'content',
  appeal: 'appeal',
} as const satisfies Record<SubjectKind, string>;

const presentDecided = (
  kind: SubjectKind,
  { id, creator_id, state, influencer_activation_id }: ReviewRow<'content'>,
): Decided => ({
  subject: SUBJECTS[kind],
  id: kind === 'application' ? null : id,
  creator_id,
  state,
  ...(kind === 'content' ? { influencer_activation_id } : {}),
});
