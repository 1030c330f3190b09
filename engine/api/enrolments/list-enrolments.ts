import type { EnrolmentState } from '#contract/vocabulary/state-words.ts';
import { type Enrolment, selectEnrolments } from '../core/enrolments/enrolment-rows.ts';
import { offerAutomatic } from '../core/enrolments/offer-automatic.ts';
import type { CreatorCaller } from '../http/caller.ts';
import { cutPage, PAGE_SIZE, readCursor } from '../http/cursor.ts';
import { and, desc, eq, lt } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { influencerActivations } from '../store/tables/activations.ts';

export interface EnrolmentQuery {
  readonly state?: EnrolmentState | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/**
 * A page of the caller's enrolments, newest first; what a member is given without asking is among
 * them from the first time on. @throws ApiError CURSOR_INVALID
 */
export async function listEnrolments(
  store: Store,
  { creator_id, program, viewed_by }: CreatorCaller,
  { state, cursor, limit = PAGE_SIZE }: EnrolmentQuery,
  now: Date,
): Promise<{ readonly rows: readonly Enrolment[]; readonly next_cursor: string | null }> {
  const [before] = cursor === undefined ? [] : readCursor(cursor, ['number']);
  // What an operator looks at stays as it is until the creator comes.
  if (viewed_by === undefined) await offerAutomatic(store, program, creator_id, now);
  const rows = await selectEnrolments(store)
    .where(
      and(
        eq(influencerActivations.creator_id, creator_id),
        eq(influencerActivations.program_uuid, program.uuid),
        state && eq(influencerActivations.state, state),
        before === undefined ? undefined : lt(influencerActivations.id, before),
      ),
    )
    .orderBy(desc(influencerActivations.id))
    .limit(limit + 1);
  return cutPage(rows, limit, ({ row }) => [row.id]);
}
