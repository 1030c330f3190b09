import type { ReviewState } from '#contract/vocabulary/review-words.ts';
import { cutPage, PAGE_SIZE } from '../../http/cursor.ts';
import { exactMoment, momentCursor } from '../../http/moment-cursor.ts';
import { and, asc, eq, getTableColumns, type SQL, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { creators } from '../../store/tables/accounts.ts';
import { findCreators } from '../people/search-creators.ts';
import { asReviewRows, asReviewTable, type ReviewRow } from './review-rows.ts';
import { matchesReview } from './search-reviews.ts';
import type { SubjectKind } from './timelines.ts';

export interface QueueQuery {
  readonly state?: ReviewState | undefined;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** A page of a program's queue, oldest first. @throws ApiError CURSOR_INVALID */
export async function readQueuePage<Kind extends SubjectKind>(
  store: Store,
  kind: Kind,
  programUuid: string,
  { state, search, cursor, limit = PAGE_SIZE }: QueueQuery,
): Promise<{ rows: ReviewRow<Kind>[]; next_cursor: string | null }> {
  const table = asReviewTable(kind);
  const found = await store.database
    .select({ row: getTableColumns(table), submitted: exactMoment(table.submitted_at) })
    .from(table)
    .leftJoin(creators, eq(creators.id, table.creator_id))
    .where(
      and(
        eq(table.program_uuid, programUuid),
        state && eq(table.state, state),
        search === undefined ? undefined : await matches(store, kind, programUuid, search),
        cursor === undefined ? undefined : after(kind, cursor),
      ),
    )
    .orderBy(asc(table.submitted_at), asc(table.id))
    .limit(limit + 1);
  const page = cutPage(found, limit, ({ row, submitted }) => [submitted, row.id]);
  return {
    rows: asReviewRows(page.rows.map(({ row }) => row)),
    next_cursor: page.next_cursor,
  };
}

async function matches(store: Store, kind: SubjectKind, program_uuid: string, search: string) {
  const found = await findCreators(store, program_uuid, search);
  return matchesReview(store, kind, program_uuid, search, found);
}

function after(kind: SubjectKind, cursor: string): SQL {
  const { submitted_at, id } = asReviewTable(kind);
  const last = momentCursor(cursor, kind === 'application' ? 'uuid' : 'number');
  return sql`(${submitted_at}, ${id}) > ${last}`;
}
