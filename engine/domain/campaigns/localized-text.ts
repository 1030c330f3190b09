import type { LocalizedText } from '#contract/programs/campaign.ts';
import { lookUpLocale } from '../locales/negotiate-locale.ts';

/** A text in a locale: full code, language-region, language, then the default (section 9). */
export function textIn(text: LocalizedText, locale: string, defaultLocale: string): string {
  const found = lookUpLocale(locale, Object.keys(text)) ?? defaultLocale;
  return text[found] ?? text[defaultLocale] ?? '';
}
