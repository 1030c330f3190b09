import { type SQL, sql } from '../../store/drizzle.ts';

/** The widest score that boards tell apart: 64^5 - 1. Higher ones rank like this one. */
export const HIGHEST_SCORE = 64 ** 5 - 1;

const highest = sql.raw(String(HIGHEST_SCORE));
/** Null stays null, which `least` would make the highest score. */
export const clamped = (score: SQL) =>
  sql`case when ${score} > ${highest} then ${highest} else ${score} end`;

/**
 * Joins to `own` (`program_uuid`, `activation_id`, and a clamped `score` or null) how many creators
 * of the board have more (`counted.above + pending.above`) and how many there are (`total`). On each
 * level only the ranges right of the score's own count, within the same range of the level above:
 * at most 64 rows a level however many creators there are, and what is not folded in yet.
 */
export const BOARD_COUNTS = sql`
  cross join lateral (
    select coalesce(sum(level_counts.above), 0) as above, coalesce(sum(level_counts.total), 0) as total
    from (values (0, 0), (1, 6), (2, 12), (3, 18), (4, 24)) as range(level, shift)
    cross join lateral (
      select sum(creators) filter (where bucket > own.score >> range.shift) as above,
        sum(creators) filter (where range.level = 4) as total
      from leaderboard_counts
      where program_uuid = own.program_uuid and activation_id = own.activation_id
        and level = range.level
        and bucket > case range.level when 4 then -1 else own.score >> range.shift end
        and bucket <= case range.level when 4 then 63 else (own.score >> range.shift) | 63 end
    ) as level_counts
  ) as counted
  cross join lateral (
    select count(*) filter (where ${clamped(sql`new_score`)} > own.score)
        - count(*) filter (where ${clamped(sql`old_score`)} > own.score) as above,
      count(new_score) - count(old_score) as total
    from leaderboard_changes
    where program_uuid = own.program_uuid and activation_id = own.activation_id
  ) as pending`;
