import type { Coverage } from '#contract/programs/compiled.ts';
import type { Program } from '#contract/programs/program.ts';
import { readsOriginal } from '#domain/locales/default-locale.ts';
import type { CompileContext } from './context.ts';
import { type Dictionary, dictionariesFor, lookUp } from './translations.ts';

/** Translates a program's texts to one locale, and counts. */
export interface Translator {
  readonly locale: string;
  /** A text's translation; undefined where visitors read it as it is written. */
  readonly translate: (text: string) => string | undefined;
  /** How many of the texts so far had a translation. */
  readonly coverage: () => Coverage;
}

/** A translator for each locale of a program whose language is not the one texts are written in. */
export function createTranslators(
  { locales }: Pick<Program, 'locales'>,
  { phrases }: Pick<CompileContext, 'phrases'>,
  own: ReadonlyMap<string, Dictionary>,
): Translator[] {
  return locales
    .filter((locale) => !readsOriginal(locale))
    .map((locale) => {
      const dictionaries = dictionariesFor(locale, own, phrases);
      let [translated, total] = [0, 0];
      return {
        locale,
        translate: (text) => {
          const translation = lookUp(text, dictionaries);
          total += 1;
          if (translation !== undefined) translated += 1;
          return translation;
        },
        coverage: () => ({ translated, total }),
      };
    });
}

/** What each translator has of what it was asked, by locale. */
export const coverageOf = (translators: readonly Translator[]): Record<string, Coverage> =>
  Object.fromEntries(translators.map(({ locale, coverage }) => [locale, coverage()]));
