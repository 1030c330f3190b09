import { sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { announceLeaderboards, type ChangedBoard } from '../events/announce-leaderboards.ts';
import { HIGHEST_SCORE } from './score-buckets.ts';

/** Changes that are folded in by one statement. */
const AT_ONCE = 10_000;
/** Rows that are gone still cost reads until the table is vacuumed; from so many on it is. */
const WORTH_VACUUM = 1_000;

/**
 * Folds pending changes of scores into the counts that ranks are read from, in one transaction, so
 * that every read sees a change exactly once. Where another instance is at it, nothing is done.
 * @returns how many changes were folded in
 */
export async function foldLeaderboards(store: Store): Promise<number> {
  let folded = 0;
  const changed: ChangedBoard[] = [];
  try {
    for (;;) {
      const { taken, boards } = await store.transaction(() => foldSome(store));
      folded += taken;
      changed.push(...boards);
      if (taken < AT_ONCE) break;
    }
  } finally {
    // What was folded in before a failure is committed, and not found again.
    await announceLeaderboards(store, changed);
  }
  if (folded >= WORTH_VACUUM) await store.database.execute(sql`vacuum leaderboard_changes`);
  return folded;
}

interface Folded {
  /** How many changes. */
  readonly taken: number;
  readonly boards: readonly ChangedBoard[];
}

async function foldSome({ database }: Store): Promise<Folded> {
  const { rows: locks } = await database.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext('leaderboards')) as locked`,
  );
  if (!locks[0]?.locked) return { taken: 0, boards: [] };
  const { rows } = await database.execute<{
    program_uuid: string;
    activation_id: number;
    taken: number;
  }>(sql`
    with taken as (
      delete from leaderboard_changes
      where id in (select id from leaderboard_changes order by id limit ${sql.raw(String(AT_ONCE))})
      returning program_uuid, activation_id, old_score, new_score
    ), move as (
      select program_uuid, activation_id, new_score as score, 1 as creators
      from taken where new_score is not null
      union all
      select program_uuid, activation_id, old_score, -1 from taken where old_score is not null
    ), folded as (
      insert into leaderboard_counts as kept (program_uuid, activation_id, level, bucket, creators)
      select program_uuid, activation_id, level,
        least(score, ${sql.raw(String(HIGHEST_SCORE))}) >> (6 * level) as bucket, sum(creators)::int
      from move cross join generate_series(0, 4) as level
      group by 1, 2, 3, 4 having sum(creators) <> 0
      order by 1, 2, 3, 4
      on conflict (program_uuid, activation_id, level, bucket)
        do update set creators = kept.creators + excluded.creators
    )
    select program_uuid, activation_id, count(*)::int as taken from taken group by 1, 2`);
  return { taken: rows.reduce((total, { taken }) => total + taken, 0), boards: rows };
}
