/** Of a calendar, in milliseconds. */
export const DAY = 24 * 3_600_000;

/** What a zone's clocks show at a moment, as if it was UTC; both in milliseconds. */
export type Clock = (moment: number) => number;

/** @param timeZone its IANA name */
export function clockOf(timeZone: string): Clock {
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
export function momentOf(shown: number, clock: Clock): number {
  const first = shown - (clock(shown) - shown);
  const second = shown - (clock(first) - first);
  return clock(second) === shown ? second : Math.max(first, second);
}
