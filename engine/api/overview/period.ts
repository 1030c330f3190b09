import { lastWeeks } from '#domain/overview/weeks.ts';

const DAY = 24 * 60 * 60 * 1_000;
const WEEKS = 12;

/** What an overview is of, as statements take it. */
export interface Period {
  readonly program_uuid: string;
  /** The Mondays of its weeks, the oldest first. */
  readonly weeks: readonly string[];
  /** When the oldest week began. */
  readonly since: string;
  readonly week_ago: string;
  readonly month_ago: string;
  /** What came in before should be decided; null where nothing is promised. */
  readonly due: string | null;
}

/** @param review_days the program's promise */
export function overviewPeriod(
  program_uuid: string,
  review_days: number | undefined,
  now: Date,
): Period {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  const weeks = lastWeeks(now, WEEKS);
  return {
    program_uuid,
    weeks,
    since: `${weeks[0]}T00:00:00.000Z`,
    week_ago: daysAgo(7),
    month_ago: daysAgo(30),
    due: review_days === undefined ? null : daysAgo(review_days),
  };
}
