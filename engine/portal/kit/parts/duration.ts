import { formattingTag } from '#domain/locales/negotiate-locale.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const formats = new Map<string, Intl.NumberFormat>();

/** A length of time as long as it matters: "2 days 3 hours", "5 hours 10 minutes", "40 seconds". */
export function duration(milliseconds: number, locale: string): string {
  const left = Math.max(0, milliseconds);
  const say = (length: number, unit: string) =>
    formatOf(formattingTag(locale), unit).format(length);
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  const minutes = Math.floor((left % HOUR) / MINUTE);
  const two = (first: string, count: number, unit: string) =>
    count === 0 ? first : `${first} ${say(count, unit)}`;
  if (days > 0) return two(say(days, 'day'), hours, 'hour');
  if (hours > 0) return two(say(hours, 'hour'), minutes, 'minute');
  if (minutes > 0) return say(minutes, 'minute');
  return say(Math.ceil(left / SECOND), 'second');
}

function formatOf(tag: string, unit: string): Intl.NumberFormat {
  const key = `${tag} ${unit}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: 'long' });
  formats.set(key, format);
  return format;
}
