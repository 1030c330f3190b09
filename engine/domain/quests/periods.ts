import type { QuestRepeat } from '#contract/vocabulary/campaign-words.ts';

const DAY = 86_400_000;

/** The day of a moment, in UTC: `2026-11-21`. */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}

/** The ISO week of a moment, in UTC, from Monday: `2026-W47`. */
export function weekOf(at: Date): string {
  // A week belongs to the year that its Thursday is in.
  const weekday = (at.getUTCDay() + 6) % 7;
  const thursday = new Date(at.getTime() + (3 - weekday) * DAY);
  const year = thursday.getUTCFullYear();
  const days = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / DAY);
  return `${year}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`;
}

/** The period of what is done once. */
export const ONCE = 'once';

/**
 * The period that a moment belongs to. The periods of an `always` quest are counted instead, from
 * `1`: which one is open depends on what was reached, not on the time.
 */
export function periodAt(repeat: Exclude<QuestRepeat, 'always'>, at: Date): string {
  switch (repeat) {
    case 'once':
      return ONCE;
    case 'daily':
      return dayOf(at);
    case 'weekly':
      return weekOf(at);
  }
}

export const FIRST_COUNT = '1';
export const nextCount = (period: string) => String(Number(period) + 1);
