import { sql } from 'drizzle-orm';
import { dayOf } from '#domain/quests/periods.ts';
import { IS_EARNING } from '../ledger/earning-sources.ts';
import type { Store } from '../store/store.ts';

const DAY = 86_400_000;
/** What began before midnight may be written a little later, and clocks differ. */
const GRACE = 10 * 60_000;
/** Days for which a board is kept. */
const KEPT = 366;
/** Days after the end of a season on which corrections are still followed. */
const CORRECTIONS = 30;
/** Days of boards that one time closes; the next one goes on. */
const AT_ONCE = 20;

interface DueBoard {
  readonly program_uuid: string;
  readonly activation_id: number;
  /** Both included: `2026-11-21`. */
  readonly first_day: string;
  readonly last_day: string;
}

/**
 * Writes down how each board stood at the end of each day (UTC) that is over, from the points as
 * they are now less what came after that day: days that were missed are filled in, and none is
 * written twice. People who deleted their data meanwhile are left out. Where another instance is at
 * it, nothing is done.
 * @returns how many days of boards were written
 */
export async function closeLeaderboardDays(store: Store, now: Date): Promise<number> {
  let closed = 0;
  for (const { first_day, last_day, ...board } of await readDueBoards(store, now))
    for (let day = first_day; day <= last_day; day = dayAfter(day)) {
      if (closed === AT_ONCE || !(await closeDay(store, board, day))) return closed;
      closed += 1;
    }
  return closed;
}

const dayAfter = (day: string) => dayOf(new Date(Date.parse(day) + DAY));

async function readDueBoards({ database }: Store, now: Date): Promise<readonly DueBoard[]> {
  const yesterday = dayOf(new Date(now.getTime() - GRACE - DAY));
  const { rows } = await database.execute<DueBoard & Record<string, unknown>>(sql`
    select program_uuid, activation_id, last_day::text,
      greatest(first_day, last_day - ${KEPT - 1}::int)::text as first_day
    from (
      select program_uuid, id as activation_id,
        coalesce(
          (select max(day) + 1 from leaderboard_days as known
            where known.program_uuid = activations.program_uuid
              and known.activation_id = activations.id),
          (select (min(at) at time zone 'UTC')::date from point_transactions as posted
            where posted.program_uuid = activations.program_uuid
              and posted.activation_id = activations.id)
        ) as first_day,
        least(${yesterday}::date, (closes_at at time zone 'UTC')::date + ${CORRECTIONS}::int)
          as last_day
      from activations where retired_at is null
    ) as boards
    where first_day <= last_day
    order by program_uuid, activation_id`);
  return rows;
}

/** @returns false where another instance is at it */
function closeDay(
  store: Store,
  { program_uuid, activation_id }: Pick<DueBoard, 'program_uuid' | 'activation_id'>,
  day: string,
): Promise<boolean> {
  const { database } = store;
  const board = sql`program_uuid = ${program_uuid}::uuid and activation_id = ${activation_id}::int`;
  const key = sql`${program_uuid}::uuid, ${activation_id}::int, ${day}::date`;
  const end = sql`${`${dayAfter(day)}T00:00:00Z`}::timestamptz`;
  return store.transaction(async () => {
    const { rows } = await database.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('leaderboard_days')) as locked`,
    );
    if (!rows[0]?.locked) return false;
    await database.execute(sql`
      with later as (
        select creator_id, sum(amount)::bigint as amount from point_transactions
        where ${board} and at >= ${end} and ${IS_EARNING}
        group by creator_id
      ), standing as (
        select earned - coalesce(amount, 0) as score
        from point_balances left join later using (creator_id)
        where ${board}
      ), shared as (
        select score, sum(count(*)) over (order by score desc)::int as creators
        from standing where score > 0 group by score
      ), closed as (
        insert into leaderboard_days (program_uuid, activation_id, day, creators)
        select ${key}, coalesce(max(creators), 0) from shared
        on conflict do nothing
        returning day
      )
      insert into leaderboard_day_scores (program_uuid, activation_id, day, score, creators)
      select ${key}, score, creators from shared cross join closed`);
    const old = sql`${board} and day <= ${day}::date - ${KEPT}::int`;
    await database.execute(sql`
      with gone as (delete from leaderboard_days where ${old})
      delete from leaderboard_day_scores where ${old}`);
    return true;
  });
}
