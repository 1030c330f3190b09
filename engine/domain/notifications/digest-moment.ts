import { clockOf, DAY, momentOf } from './zone-clock.ts';

const HOUR = 3_600_000;

/**
 * The latest moment, not after `at`, at which clocks of a time zone (IANA name) show a full hour. An
 * hour that the zone skips is taken as the one after it; of one that comes twice only one counts.
 */
export function latestHour(at: Date, hour: number, timeZone: string): Date {
  const clock = clockOf(timeZone);
  const today = Math.floor(clock(at.getTime()) / DAY) * DAY;
  for (const day of [today, today - DAY]) {
    const moment = momentOf(day + hour * HOUR, clock);
    if (moment <= at.getTime()) return new Date(moment);
  }
  return new Date(momentOf(today - 2 * DAY + hour * HOUR, clock));
}
