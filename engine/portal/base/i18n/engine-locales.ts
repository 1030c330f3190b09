import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';

/** The languages the engine's own words are written in; en-us, en-gb and en-au read `en`. */
export const ENGINE_LOCALES = [
  'en',
  'de',
  'fr',
  'it',
  'pl',
  'ru',
  'ja',
  'es',
  'pt-br',
  'es-mx',
  'ko-kr',
  'zh-tw',
  'zh-cn',
  'ar-sa',
] as const;

export type EngineLocale = (typeof ENGINE_LOCALES)[number];

/** The catalogue of the engine's words that serves a locale. */
export function engineLocale(locale: string): EngineLocale {
  const names: readonly string[] = ENGINE_LOCALES;
  const found = [locale, locale.split('-')[0] ?? ''].find((name) => names.includes(name));
  return (found ?? DEFAULT_LOCALE) as EngineLocale;
}

/** Each locale by its own name, for the language menu. */
export const LOCALE_NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  'en-us': 'English (United States)',
  'en-gb': 'English (United Kingdom)',
  'en-au': 'English (Australia)',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  pl: 'Polski',
  ru: 'Русский',
  ja: '日本語',
  es: 'Español (España)',
  'pt-br': 'Português (Brasil)',
  'es-mx': 'Español (México)',
  'ko-kr': '한국어',
  'zh-tw': '繁體中文',
  'zh-cn': '简体中文',
  'ar-sa': 'العربية',
};
