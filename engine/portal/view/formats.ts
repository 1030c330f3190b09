import { formattingTag } from '#domain/locales/negotiate-locale.ts';

/** A moment as a date with its time, in UTC so that server and browser agree. */
export function formatMoment(moment: string, locale: string): string {
  const format = new Intl.DateTimeFormat(formattingTag(locale), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return `${format.format(new Date(moment))} UTC`;
}

/** A moment as a date, in UTC. */
export function formatDate(moment: string, locale: string): string {
  return new Intl.DateTimeFormat(formattingTag(locale), {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(moment));
}

/** Names of countries from their ISO codes, as a sentence lists them. */
export function formatCountries(codes: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames(formattingTag(locale), { type: 'region' });
  return new Intl.ListFormat(formattingTag(locale), { type: 'conjunction' }).format(
    codes.map((code) => names.of(code) ?? code),
  );
}
