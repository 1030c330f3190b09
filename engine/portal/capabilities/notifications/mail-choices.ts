import { ENGINE_LOCALES, engineLocale, LOCALE_NAMES } from '../../base/i18n/engine-locales.ts';

/** Time zones to choose from, with `chosen` among them, which the browser may call otherwise. */
export const timeZones = (chosen: string): readonly string[] =>
  [...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')])].sort();

/** The languages that mails are written in, each by its own name. */
export const LANGUAGES = ENGINE_LOCALES.map(
  (locale) => [locale, LOCALE_NAMES[locale] ?? locale] as const,
);

/** The language of mails for who reads in a locale. */
export const nearestLanguage = (locale: string): string => engineLocale(locale);

/** The hours of a day, as a locale writes them. */
export function hours(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, {
    ...{ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' },
  });
  return Array.from({ length: 24 }, (_, hour) => format.format(hour * 3_600_000));
}
