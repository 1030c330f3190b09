import { formattingTag } from '#domain/locales/negotiate-locale.ts';
import { localMoment } from '../../kit/parts/format.ts';

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment in the reader's own time zone: "20:14" where it is of the same day as `now`
 * (milliseconds), otherwise with its date.
 */
export function markMoment(moment: string, locale: string, now: number): string {
  if (new Date(moment).toDateString() !== new Date(now).toDateString())
    return localMoment(moment, locale);
  const tag = formattingTag(locale);
  const known = clocks.get(tag);
  const clock = known ?? new Intl.DateTimeFormat(tag, { timeStyle: 'short' });
  if (!known) clocks.set(tag, clock);
  return clock.format(new Date(moment));
}
