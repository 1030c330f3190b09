import { dayOf } from '#domain/quests/periods.ts';
import { IS_EARNING } from '../core/ledger/earning-sources.ts';
import { sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';

const DAY = 86_400_000;
/** What began before midnight may be written a little later, and clocks differ. */
const GRACE = 10 * 60_000;
/** Days for which a board is kept. */
const KEPT = 366;
/**
 * Days after the end of a season on which corrections are still followed; and as many again for
 * whoever was away meanwhile. What ended before is left as it is.
 */
const CORRECTIONS = 30;
/** Full days that one time closes at most; the next one goes on. */
const AT_ONCE = 20;
/** After so long, in milliseconds, the next one goes on as well: a long ledger takes its time. */
const ENOUGH = 1_000;

interface Board {
  readonly program_uuid: string;
  readonly activation_id: number;
}

interface DueBoard extends Board {
  /** Both included: `2026-11-21`. */
  readonly first_day: string;
  readonly last_day: string;
}

interface DueDays {
  readonly day: string;
  readonly last_day: string;
  /** Whether to look if anybody left the board. */
  readonly leavers: boolean;
}

/**
 * Writes down how each board stood at the end of each day (UTC) that is over, from the points as
 * they are now less what came after that day: days that were missed are filled in, and none is
 * written twice. A day that changed nothing refers to the scores of the day before. People who
 * deleted their data meanwhile are left out. Where another instance is at it, nothing is done.
 * @returns how many days of boards were written; 0 where none is left
 */
export async function closeLeaderboardDays(store: Store, now: Date): Promise<number> {
  const begun = performance.now();
  let closed = 0;
  let full = 0;
  for (const { first_day, last_day, ...board } of await readDueBoards(store, now))
    for (let day = first_day; day <= last_day; ) {
      // Whoever left did so before now: the first of the days tells it, and those after refer to it.
      const next = await closeNext(store, board, { day, last_day, leavers: day === first_day });
      if (next === undefined) return closed;
      closed += daysBetween(day, next.day);
      if (next.full) full += 1;
      if (full === AT_ONCE || performance.now() - begun > ENOUGH) return closed;
      day = next.day;
    }
  return closed;
}

const dayAfter = (day: string) => dayOf(new Date(Date.parse(day) + DAY));
const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / DAY;
const startOf = (day: string) => sql`${`${day}T00:00:00Z`}::timestamptz`;
const isOf = ({ program_uuid, activation_id }: Board) =>
  sql`program_uuid = ${program_uuid}::uuid and activation_id = ${activation_id}::int`;

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
    where first_day <= last_day and last_day >= ${yesterday}::date - ${CORRECTIONS}::int
    order by program_uuid, activation_id`);
  return rows;
}

/**
 * Closes the quiet days from a day on, or that day itself where it was not quiet.
 * @returns the day that comes next; undefined where another instance is at it
 */
function closeNext(store: Store, board: Board, due: DueDays) {
  const { day, last_day } = due;
  return store.transaction(async () => {
    const { rows } = await store.database.execute<{ locked: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtext('leaderboard_days')) as locked`,
    );
    if (!rows[0]?.locked) return undefined;
    const until = await readChange(store, board, due);
    if (until === day) await closeFully(store, board, day);
    else await closeQuiet(store, board, day, until);
    await forgetOld(store, board, last_day);
    return until === day ? { day: dayAfter(day), full: true } : { day: until, full: false };
  });
}

/**
 * The first day from `day` on that changed the board, or was the first of all: something was
 * posted, or there are not as many on it as the day before. Where none did, the day after the last.
 */
async function readChange({ database }: Store, board: Board, { day, last_day, leavers }: DueDays) {
  const before = sql`(
    select creators from leaderboard_days
    where ${isOf(board)} and day < ${day}::date order by day desc limit 1
  )`;
  const present = sql`(
    select coalesce(sum(creators), 0) from leaderboard_counts where ${isOf(board)} and level = 4
  ) + (select count(new_score) - count(old_score) from leaderboard_changes where ${isOf(board)})`;
  const { rows } = await database.execute<{ known: boolean; posted: string | null }>(sql`
    select
      ${leavers ? sql`coalesce(${before} = ${present}, false)` : sql`${before} is not null`} as known,
      (
        select (min(at) at time zone 'UTC')::date::text from point_transactions
        where ${isOf(board)} and ${IS_EARNING}
          and at >= ${startOf(day)} and at < ${startOf(dayAfter(last_day))}
      ) as posted`);
  const { known = false, posted = null } = rows[0] ?? {};
  return known ? (posted ?? dayAfter(last_day)) : day;
}

/** Lets the days from one until before another refer to the scores that held before. */
async function closeQuiet({ database }: Store, board: Board, from: string, until: string) {
  await database.execute(sql`
    insert into leaderboard_days (program_uuid, activation_id, day, creators, scored_on)
    select program_uuid, activation_id, quiet::date, creators, coalesce(scored_on, day)
    from (
      select * from leaderboard_days
      where ${isOf(board)} and day < ${from}::date order by day desc limit 1
    ) as before
    cross join generate_series(${from}::timestamp, ${until}::timestamp - interval '1 day',
      interval '1 day') as quiet
    on conflict do nothing`);
}

async function closeFully({ database }: Store, board: Board, day: string) {
  const key = sql`${board.program_uuid}::uuid, ${board.activation_id}::int, ${day}::date`;
  await database.execute(sql`
    with later as (
      select creator_id, sum(amount)::bigint as amount from point_transactions
      where ${isOf(board)} and at >= ${startOf(dayAfter(day))} and ${IS_EARNING}
      group by creator_id
    ), standing as (
      select earned - coalesce(amount, 0) as score
      from point_balances left join later using (creator_id)
      where ${isOf(board)}
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
}

/** Scores stay for as long as a day that is kept refers to them. */
async function forgetOld({ database }: Store, board: Board, last_day: string) {
  const old = sql`day <= ${last_day}::date - ${KEPT}::int`;
  await database.execute(sql`delete from leaderboard_days where ${isOf(board)} and ${old}`);
  await database.execute(sql`
    delete from leaderboard_day_scores where ${isOf(board)} and ${old} and day < (
      select coalesce(scored_on, day) from leaderboard_days
      where ${isOf(board)} order by day limit 1
    )`);
}
