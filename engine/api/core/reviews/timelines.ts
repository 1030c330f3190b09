import type { z } from 'zod';
import type { Reason } from '#contract/shapes/decisions.ts';
import type { timelineEntry } from '#contract/shapes/review-fields.ts';
import type { ReviewState } from '#contract/vocabulary/review-words.ts';
import { and, asc, eq, inArray } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { timelineEntries } from '../../store/tables/pipelines.ts';

/** What is reviewed. */
export type SubjectKind = (typeof timelineEntries.$inferSelect)['subject_kind'];
export type TimelineEntry = z.infer<typeof timelineEntry>;

export interface TimelineChange {
  readonly program_uuid: string;
  readonly subject_kind: SubjectKind;
  readonly subject_id: string | number;
  /** Null for the first entry. */
  readonly from_state: ReviewState | null;
  readonly to_state: ReviewState;
  readonly actor_kind: TimelineEntry['actor_kind'];
  /** Who it was; never shown to creators. Null for the engine itself. */
  readonly actor_id: string | null;
  readonly reason_code?: Reason | null;
  readonly note?: string | null;
  readonly at: Date;
}

/** Records a change of state, in the transaction that makes it. */
export async function writeTimeline(store: Store, change: TimelineChange): Promise<void> {
  await writeTimelineEntries(store, [change]);
}

/** The same for several changes, in one statement. */
export async function writeTimelineEntries(
  store: Store,
  changes: readonly TimelineChange[],
): Promise<void> {
  if (changes.length === 0) return;
  await store.database.insert(timelineEntries).values(
    changes.map((change) => ({
      ...change,
      subject_id: String(change.subject_id),
      reason_code: change.reason_code ?? null,
      note: change.note ?? null,
    })),
  );
}

/** The first entry of what somebody handed in, in the transaction that writes it. */
export async function writeSubmission(
  store: Store,
  subject_kind: SubjectKind,
  row: { readonly id: string | number; readonly program_uuid: string; readonly submitted_at: Date },
  actor: Pick<TimelineChange, 'actor_kind' | 'actor_id'>,
): Promise<void> {
  await writeTimeline(store, {
    program_uuid: row.program_uuid,
    subject_kind,
    subject_id: row.id,
    from_state: null,
    to_state: 'submitted',
    ...actor,
    at: row.submitted_at,
  });
}

/**
 * The timelines of several subjects of a kind, oldest entry first, in one query: id (as text) →
 * entries. The ids must have been read for the caller already: nothing here asks whose they are.
 */
export async function readTimelines(
  { database }: Store,
  subjectKind: SubjectKind,
  ids: readonly (string | number)[],
): Promise<ReadonlyMap<string, readonly TimelineEntry[]>> {
  const timelines = new Map<string, TimelineEntry[]>(ids.map((id) => [String(id), []]));
  if (ids.length === 0) return timelines;
  const rows = await database
    .select()
    .from(timelineEntries)
    .where(
      and(
        eq(timelineEntries.subject_kind, subjectKind),
        inArray(timelineEntries.subject_id, [...timelines.keys()]),
      ),
    )
    .orderBy(asc(timelineEntries.id));
  for (const { subject_id, from_state, to_state, actor_kind, reason_code, note, at } of rows)
    timelines
      .get(subject_id)
      ?.push({ from_state, to_state, actor_kind, reason_code, note, at: at.toISOString() });
  return timelines;
}
