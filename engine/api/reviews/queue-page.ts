import { and, asc, eq, getTableColumns, ilike, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { ReviewState } from '#contract/vocabulary/review-words.ts';
import { cutPage, PAGE_SIZE } from '../http/cursor.ts';
import { exactMoment, momentCursor } from '../http/moment-cursor.ts';
import { containing } from '../store/containing.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { activationRequests, appeals, applications, contents } from '../store/tables/pipelines.ts';
import { asReviewTable, type ReviewRow } from './review-rows.ts';
import type { SubjectKind } from './timelines.ts';

export interface QueueQuery {
  readonly state?: ReviewState | undefined;
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit?: number | undefined;
}

/** In the answers themselves, not in the names of the questions. */
const anyAnswer = (answers: PgColumn, pattern: string) =>
  sql`exists (select 1 from jsonb_each_text(${answers}) answer where answer.value ilike ${pattern})`;

/** Where a search looks, beside the creator's name and address. */
const SEARCHED: Readonly<Record<SubjectKind, (pattern: string) => (SQL | undefined)[]>> = {
  application: (pattern) => [anyAnswer(applications.answers, pattern)],
  activation_request: (pattern) => [anyAnswer(activationRequests.answers, pattern)],
  content: (pattern) => [ilike(contents.title, pattern), ilike(contents.url, pattern)],
  appeal: (pattern) => [ilike(appeals.message, pattern)],
};

/** A page of a program's queue, oldest first. @throws ApiError CURSOR_INVALID */
export async function readQueuePage<Kind extends SubjectKind>(
  { database }: Store,
  kind: Kind,
  programUuid: string,
  { state, search, cursor, limit = PAGE_SIZE }: QueueQuery,
): Promise<{ rows: ReviewRow<Kind>[]; next_cursor: string | null }> {
  const table = asReviewTable(kind);
  const found = await database
    .select({ row: getTableColumns(table), submitted: exactMoment(table.submitted_at) })
    .from(table)
    .leftJoin(creators, eq(creators.id, table.creator_id))
    .where(
      and(
        eq(table.program_uuid, programUuid),
        state && eq(table.state, state),
        search === undefined ? undefined : matches(kind, search),
        cursor === undefined ? undefined : after(kind, cursor),
      ),
    )
    .orderBy(asc(table.submitted_at), asc(table.id))
    .limit(limit + 1);
  const page = cutPage(found, limit, ({ row, submitted }) => [submitted, row.id]);
  return {
    rows: page.rows.map(({ row }) => row) as unknown as ReviewRow<Kind>[],
    next_cursor: page.next_cursor,
  };
}

function matches(kind: SubjectKind, search: string): SQL | undefined {
  const pattern = containing(search);
  return or(
    ilike(creators.display_name, pattern),
    ilike(creators.email, pattern),
    ...SEARCHED[kind](pattern),
  );
}

function after(kind: SubjectKind, cursor: string): SQL {
  const { submitted_at, id } = asReviewTable(kind);
  const last = momentCursor(cursor, kind === 'application' ? 'uuid' : 'number');
  return sql`(${submitted_at}, ${id}) > ${last}`;
}
