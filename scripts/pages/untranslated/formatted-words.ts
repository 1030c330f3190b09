const AMOUNTS = [-2, -1, 0, 1, 2, 5, 1_234_567];
const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
const STYLES = ['long', 'short', 'narrow'] as const;
const DATE_STYLES = ['full', 'long', 'medium', 'short'] as const;
/** A day of each month, on each day of the week, before and after noon. */
const MOMENTS = Array.from(
  { length: 84 },
  (_, at) => new Date(Date.UTC(2026, at % 12, at % 28, at)),
);

/** Each word that a number, a date, a time or an amount may have in a locale. */
export function formattedWords(locale: string): ReadonlySet<string> {
  return new Set([...dates(locale), ...amounts(locale)].flatMap(wordsOf));
}

/** The words of a text: its runs of letters. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

function dates(locale: string): string[] {
  const formats = [
    ...DATE_STYLES.flatMap((dateStyle) =>
      [undefined, ...DATE_STYLES].map((timeStyle) => ({
        dateStyle,
        ...(timeStyle && { timeStyle }),
      })),
    ),
    ...STYLES.flatMap((style) => [
      { month: style, day: 'numeric' as const },
      { month: style, year: 'numeric' as const },
      { month: style },
      { weekday: style },
      { weekday: style, month: style, day: 'numeric' as const },
    ]),
    { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const,
  ].map((options) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));
  const [first = new Date(0), last = first] = MOMENTS;
  return formats.flatMap((format) => [
    ...MOMENTS.map((moment) => format.format(moment)),
    format.formatRange(first, last),
  ]);
}

function amounts(locale: string): string[] {
  return STYLES.flatMap((style) => [
    ...UNITS.flatMap((unit) =>
      AMOUNTS.flatMap((amount) => [
        new Intl.RelativeTimeFormat(locale, { style, numeric: 'auto' }).format(amount, unit),
        new Intl.RelativeTimeFormat(locale, { style, numeric: 'always' }).format(amount, unit),
        new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: style }).format(amount),
      ]),
    ),
    ...AMOUNTS.flatMap((amount) =>
      ['EUR', 'USD'].map((currency) =>
        new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount),
      ),
    ),
    ...AMOUNTS.flatMap((amount) =>
      (['long', 'short'] as const).map((compactDisplay) =>
        new Intl.NumberFormat(locale, { notation: 'compact', compactDisplay }).format(amount),
      ),
    ),
    ...(['conjunction', 'disjunction'] as const).map((type) =>
      new Intl.ListFormat(locale, { type, style }).format(['1', '2', '3']),
    ),
  ]);
}
