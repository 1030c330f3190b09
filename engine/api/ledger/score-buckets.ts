import { type SQL, sql } from 'drizzle-orm';

/** The widest score that boards tell apart: 64^5 - 1. Higher ones rank like this one. */
export const HIGHEST_SCORE = 64 ** 5 - 1;
export const LEVELS = [0, 1, 2, 3, 4] as const;

const highest = sql.raw(String(HIGHEST_SCORE));
/** Null stays null, which `least` would make the highest score. */
const clamped = (score: SQL) =>
  sql`case when ${score} > ${highest} then ${highest} else ${score} end`;

/**
 * How many creators of a board have more than a score. On each level the ranges right of the
 * score's own, within the same range of the level above: at most 63 rows a level however many
 * creators there are, and what is not folded in yet.
 */
export function creatorsAbove(program_uuid: SQL, activation_id: SQL, score: SQL): SQL<number> {
  const own = sql`(${clamped(score)})`;
  const levels = LEVELS.map((level) => {
    const bucket = sql`(${own} >> ${sql.raw(String(6 * level))})`;
    return sql`coalesce((
      select sum(creators) from leaderboard_counts
      where program_uuid = ${program_uuid} and activation_id = ${activation_id}
        and level = ${sql.raw(String(level))} and bucket > ${bucket} and bucket <= (${bucket} | 63)
    ), 0)`;
  });
  const pending = sql`(
    select count(*) filter (where ${clamped(sql`new_score`)} > ${own})
      - count(*) filter (where ${clamped(sql`old_score`)} > ${own})
    from leaderboard_changes
    where program_uuid = ${program_uuid} and activation_id = ${activation_id}
  )`;
  return sql<number>`(${sql.join([...levels, pending], sql` + `)})`.mapWith(Number);
}

/** How many creators are on a board. */
export function creatorsOnBoard(program_uuid: SQL, activation_id: SQL): SQL<number> {
  return sql<number>`(coalesce((
      select sum(creators) from leaderboard_counts
      where program_uuid = ${program_uuid} and activation_id = ${activation_id} and level = 4
    ), 0) + (
      select count(new_score) - count(old_score) from leaderboard_changes
      where program_uuid = ${program_uuid} and activation_id = ${activation_id}
    ))`.mapWith(Number);
}
