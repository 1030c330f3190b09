import { formattingTag } from '#domain/locales/negotiate-locale.ts';

/** Making a format takes a hundred times as long as using it. */
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

function dateFormat(
  locale: string,
  parts: { readonly timeStyle?: 'short'; readonly timeZone?: 'UTC' },
): Intl.DateTimeFormat {
  const key = `${locale} ${parts.timeStyle} ${parts.timeZone}`;
  const known = dates.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(formattingTag(locale), { dateStyle: 'medium', ...parts });
  dates.set(key, format);
  return format;
}

/** A moment in the reader's own time zone; only in the browser, where that is known. */
export function localMoment(moment: string, locale: string): string {
  return dateFormat(locale, { timeStyle: 'short' }).format(new Date(moment));
}

/** A day in the reader's own time zone. */
export function localDay(moment: string, locale: string): string {
  return dateFormat(locale, {}).format(new Date(moment));
}

/** A day that is one in UTC, such as `2026-11-21`; the same for every reader. */
export function utcDay(day: string, locale: string): string {
  return dateFormat(locale, { timeZone: 'UTC' }).format(new Date(day));
}

export function formatNumber(value: number, locale: string): string {
  const known = numbers.get(locale);
  const format = known ?? new Intl.NumberFormat(formattingTag(locale));
  if (!known) numbers.set(locale, format);
  return format.format(value);
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** "in 3 days", "2 hours ago": how far a moment is from `now` (milliseconds). */
export function relativeTime(moment: string, now: number, locale: string): string {
  const distance = Date.parse(moment) - now;
  const format = new Intl.RelativeTimeFormat(formattingTag(locale), { numeric: 'auto' });
  const [unit, length] =
    UNITS.find(([, milliseconds]) => Math.abs(distance) >= milliseconds) ?? UNITS[2];
  return format.format(Math.trunc(distance / length), unit);
}
