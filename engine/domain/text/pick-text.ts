import { lookUpLocale } from '../locales/negotiate-locale.ts';

/** A text by locale: the default locale's is always there. */
type LocalizedText = Readonly<Record<string, string>>;

/** The text in a locale, or in the nearest that there is: full code, language, then English. */
export function pickText(text: LocalizedText, locale: string): string {
  const found = lookUpLocale(locale, Object.keys(text));
  return (found && text[found]) ?? text.en ?? Object.values(text)[0] ?? '';
}
