import { sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { IS_EARNING } from './earning-sources.ts';

/** Where a creator stood at the end of a day. */
export interface DayStanding {
  /** In UTC: `2026-11-21`. */
  readonly day: string;
  readonly rank: number;
  readonly earned: number;
  /** How many creators were on the board. */
  readonly total: number;
}

type Reader = (of: {
  readonly program_uuid: string;
  readonly activation_id: number;
  readonly creator_id: string;
}) => Promise<DayStanding[]>;

const readers = new WeakMap<Store, Reader>();

/**
 * Reads on which closed days a creator was on a board, oldest first, and where: what the ledger
 * adds up to, among the scores that were written down for the day. In one query, prepared once.
 */
export function historyReader(store: Store): Reader {
  const reader = readers.get(store) ?? openReader(store);
  readers.set(store, reader);
  return reader;
}

function openReader({ database }: Store): Reader {
  const { placeholder } = sql;
  const program = sql`${placeholder('program_uuid')}::uuid`;
  const activation = sql`${placeholder('activation_id')}::int`;
  const standing = sql`(
    select days.day, days.creators as total, own.earned,
      coalesce((
        select creators from leaderboard_day_scores as better
        where better.program_uuid = days.program_uuid
          and better.activation_id = days.activation_id
          and better.day = coalesce(days.scored_on, days.day)
          and better.score > own.earned
        order by better.score limit 1
      ), 0) as ahead
    from (
      select day, (sum(sum(amount)) over (order by day))::bigint as earned,
        lead(day) over (order by day) as until
      from (
        select (at at time zone 'UTC')::date as day, amount from point_transactions
        where creator_id = ${placeholder('creator_id')}::uuid and program_uuid = ${program}
          and activation_id = ${activation} and ${IS_EARNING}
      ) as posted
      group by day
    ) as own
    join leaderboard_days as days on days.program_uuid = ${program}
      and days.activation_id = ${activation}
      and days.day >= own.day and (own.until is null or days.day < own.until)
    where own.earned > 0
  ) as standing`;
  const query = database
    .select({
      day: sql<string>`standing.day::text`,
      rank: sql<number>`standing.ahead + 1`.mapWith(Number),
      earned: sql<number>`standing.earned`.mapWith(Number),
      total: sql<number>`standing.total`.mapWith(Number),
    })
    .from(standing)
    .orderBy(sql`standing.day`)
    .prepare('leaderboard_history');
  return (of) => query.execute({ ...of });
}
