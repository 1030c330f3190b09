import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import type { ApiProgram } from '../../http/program-directory.ts';

/** The languages of a program; first the one that everybody reads where theirs has no text. */
export function programLocales({ program: { locales } }: ApiProgram): readonly string[] {
  const fallback = locales.includes(DEFAULT_LOCALE)
    ? DEFAULT_LOCALE
    : (locales[0] ?? DEFAULT_LOCALE);
  return [fallback, ...locales.filter((locale) => locale !== fallback)];
}
