const DAY = 24 * 60 * 60 * 1_000;
const WEEK = 7 * DAY;
/** The first Monday of the calendar that computers count by. */
const FIRST_MONDAY = 4 * DAY;

/** The Mondays (UTC, `2026-11-23`) of this week and of those before it, the oldest first. */
export function lastWeeks(now: Date, count: number): readonly string[] {
  const weeks = Math.floor((now.getTime() - FIRST_MONDAY) / WEEK);
  return Array.from({ length: count }, (_, index) =>
    new Date(FIRST_MONDAY + (weeks - count + 1 + index) * WEEK).toISOString().slice(0, 10),
  );
}
