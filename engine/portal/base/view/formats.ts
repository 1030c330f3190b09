import { formattingTag } from '#domain/locales/negotiate-locale.ts';

/** Making a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(locale: string, times: { timeStyle?: 'short' }): Intl.DateTimeFormat {
  const key = `${locale} ${times.timeStyle}`;
  const known = formats.get(key);
  if (known) return known;
  const options = { dateStyle: 'long', ...times, timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(formattingTag(locale), options);
  formats.set(key, format);
  return format;
}

/** A moment as a date with its time, in UTC so that server and browser agree. */
export function formatMoment(moment: string, locale: string): string {
  return `${dateFormat(locale, { timeStyle: 'short' }).format(new Date(moment))} UTC`;
}

/** A moment as a date, in UTC. */
export function formatDate(moment: string, locale: string): string {
  return dateFormat(locale, {}).format(new Date(moment));
}

/** Names of countries from their ISO codes, as a sentence lists them. */
export function formatCountries(codes: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames(formattingTag(locale), { type: 'region' });
  return formatList(
    codes.map((code) => names.of(code) ?? code),
    locale,
  );
}

/** Items as a sentence lists them: "a, b and c", or "a, b or c". */
export function formatList(
  items: readonly string[],
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return new Intl.ListFormat(formattingTag(locale), { type }).format(items);
}
