import { type SQL, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { BOARD_COUNTS, clamped } from './score-buckets.ts';

export interface Standing {
  /** How many creators are on the board. */
  readonly total: number;
  /** Null for who is not on the board. */
  readonly me: { readonly rank: number; readonly earned: number } | null;
}

interface Board {
  readonly program_uuid: string;
  readonly activation_id: number;
}

interface Reader {
  readonly standing: (board: Board & { readonly creator_id: string }) => Promise<Standing>;
  readonly rank: (board: Board & { readonly score: number }) => Promise<number>;
}

const readers = new WeakMap<Store, Reader>();

/**
 * Reads ranks in one query each, which is prepared once for each store. A rank is exact at the
 * moment of the query, and costs the same however many creators there are.
 */
export function rankReader(store: Store): Reader {
  const reader = readers.get(store) ?? openReader(store);
  readers.set(store, reader);
  return reader;
}

function openReader({ database }: Store): Reader {
  const { placeholder } = sql;
  // `offset 0` keeps PostgreSQL from reading the balance anew for each range.
  const counts = (earned: SQL) => sql`(
    select *, ${clamped(sql`scored.earned`)} as score from (
      select *, ${earned} as earned from (
        select ${placeholder('program_uuid')}::uuid as program_uuid,
          ${placeholder('activation_id')}::int as activation_id
      ) as board offset 0
    ) as scored offset 0
  ) as own ${BOARD_COUNTS}`;
  const columns = {
    earned: sql<number | null>`own.earned`.mapWith(Number),
    above: sql<number>`(counted.above + pending.above)`.mapWith(Number),
    total: sql<number>`(counted.total + pending.total)`.mapWith(Number),
  };
  const standing = database
    .select(columns)
    .from(
      counts(sql`(
        select earned from point_balances where program_uuid = board.program_uuid
          and creator_id = ${placeholder('creator_id')} and activation_id = board.activation_id
          and earned > 0
      )`),
    )
    .prepare('leaderboard_standing');
  const rank = database
    .select(columns)
    .from(counts(sql`${placeholder('score')}::bigint`))
    .prepare('leaderboard_rank');
  return {
    standing: async (board) => {
      const [row] = await standing.execute({ ...board });
      const earned = row?.earned ?? null;
      return {
        total: row?.total ?? 0,
        me: earned === null ? null : { rank: 1 + (row?.above ?? 0), earned },
      };
    },
    rank: async (board) => {
      const [row] = await rank.execute({ ...board });
      return 1 + (row?.above ?? 0);
    },
  };
}
