import type { QueryOf, ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { listPointEntries } from '#contract/rewards/operator-endpoints.ts';
import type { PointReason } from '../core/ledger/post-points.ts';
import { readCreatorSummaries } from '../core/reviews/creator-summaries.ts';
import { cutPage, PAGE_SIZE } from '../http/cursor.ts';
import { exactMoment, momentCursor } from '../http/moment-cursor.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { and, desc, eq, gte, lt, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { pointTransactions } from '../store/tables/ledger.ts';

type PointsQuery = Omit<QueryOf<typeof listPointEntries>, 'uuid'>;

/** A page of a program's ledger, newest first. @throws ApiError CURSOR_INVALID */
export async function readPointEntries(
  store: Store,
  program: ApiProgram,
  { cursor, limit = PAGE_SIZE, ...filters }: PointsQuery,
): Promise<ResponseOf<typeof listPointEntries>> {
  const { id, at } = pointTransactions;
  const found = await store.database
    .select({ row: pointTransactions, exact: exactMoment(at) })
    .from(pointTransactions)
    .where(
      and(
        eq(pointTransactions.program_uuid, program.uuid),
        ...filtered(filters),
        cursor === undefined ? undefined : sql`(${at}, ${id}) < ${momentCursor(cursor, 'number')}`,
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(limit + 1);
  const page = cutPage(found, limit, ({ row, exact }) => [exact, row.id]);
  const ids = page.rows.map(({ row }) => row.creator_id);
  const people = await readCreatorSummaries(store, program, ids);
  return {
    items: page.rows.map(({ row }) => present(row, people.get(row.creator_id) ?? null)),
    next_cursor: page.next_cursor,
  };
}

function filtered(filters: Omit<PointsQuery, 'cursor' | 'limit'>) {
  const { creator_id, activation_id, source_kind, from, to } = filters;
  return [
    creator_id === undefined ? undefined : eq(pointTransactions.creator_id, creator_id),
    activation_id === undefined ? undefined : eq(pointTransactions.activation_id, activation_id),
    source_kind === undefined ? undefined : eq(pointTransactions.source_kind, source_kind),
    from === undefined ? undefined : gte(pointTransactions.at, new Date(from)),
    to === undefined ? undefined : lt(pointTransactions.at, new Date(to)),
  ];
}

type Item = ResponseOf<typeof listPointEntries>['items'][number];

function present(
  { id, activation_id, amount, balance_after, source_kind, ...row }: PointRow,
  creator: Item['creator'],
): Item {
  const { quest_id, reward_id, bingo_board_id, note } = row.reason as PointReason;
  return {
    ...{ id, activation_id, amount, balance_after, source_kind, creator },
    quest_id: quest_id ?? null,
    reward_id: reward_id ?? null,
    bingo_board_id: bingo_board_id ?? null,
    note: note ?? null,
    at: row.at.toISOString(),
  };
}

type PointRow = typeof pointTransactions.$inferSelect;
