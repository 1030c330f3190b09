const DAY = 86_400_000;

/** Days by which the pace of a pool is measured, today among them. */
export const PACE_DAYS = 14;
/** Beyond so many days nobody plans. */
const FORESEEN_DAYS = 3_650;

/** The date of a moment in UTC, as `YYYY-MM-DD`. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The days by which the pace is measured, the oldest first, today last. */
export const paceDays = (now: Date): string[] =>
  Array.from({ length: PACE_DAYS }, (_, index) =>
    dayOf(now.getTime() - (PACE_DAYS - 1 - index) * DAY),
  );

/**
 * The day (UTC) on which the last of the available keys goes, where as many go on each day as in
 * the mean of the given ones; today where none is left. Null where none went, or that is more than
 * ten years away.
 */
export function runOutDay(available: number, given: readonly number[], now: Date): string | null {
  const sum = given.reduce((total, count) => total + count, 0);
  if (sum === 0) return null;
  const days = Math.floor((available * given.length) / sum);
  return days > FORESEEN_DAYS ? null : dayOf(now.getTime() + days * DAY);
}
