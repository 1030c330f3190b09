const HOUR = 3_600_000;
const DAY = 24 * HOUR;

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

/** What a zone's clocks show at a moment, as if it was UTC; both in milliseconds. */
type Clock = (moment: number) => number;

function clockOf(timeZone: string): Clock {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  return (moment) => {
    const parts = format.formatToParts(moment);
    const part = (type: Intl.DateTimeFormatPartTypes) =>
      Number(parts.find((one) => one.type === type)?.value);
    return Date.UTC(
      ...([part('year'), part('month') - 1, part('day')] as const),
      ...([part('hour'), part('minute'), part('second')] as const),
    );
  };
}

/** When clocks show that; where they skip it, as long after the hour before. */
function momentOf(shown: number, clock: Clock): number {
  const first = shown - (clock(shown) - shown);
  const second = shown - (clock(first) - first);
  return clock(second) === shown ? second : Math.max(first, second);
}
