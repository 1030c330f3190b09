import type { MailTiming } from '#contract/shapes/mail-timing.ts';
import { clockOf, DAY, momentOf } from './zone-clock.ts';

/**
 * When the quiet hours end that last at a moment, by the clocks of a time zone (IANA name); undefined
 * where none do. The moment at which they end is outside.
 */
export function quietUntil(
  at: Date,
  { from, until }: NonNullable<MailTiming['quiet_hours']>,
  timeZone: string,
): Date | undefined {
  const [begin, end] = [sinceMidnight(from), sinceMidnight(until)];
  if (begin === end) return undefined;
  const clock = clockOf(timeZone);
  const today = Math.floor(clock(at.getTime()) / DAY) * DAY;
  // Those that last may have begun yesterday.
  for (const day of [today - DAY, today]) {
    const last = momentOf((end < begin ? day + DAY : day) + end, clock);
    if (momentOf(day + begin, clock) <= at.getTime() && at.getTime() < last) return new Date(last);
  }
  return undefined;
}

/** Milliseconds from midnight to what a clock shows. */
function sinceMidnight(shown: string): number {
  const [hour, minute] = shown.split(':').map(Number);
  return ((hour ?? 0) * 60 + (minute ?? 0)) * 60_000;
}
