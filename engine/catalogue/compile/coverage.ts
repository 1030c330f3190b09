import type { Coverage } from '#contract/programs/compiled.ts';
import type { Program } from '#contract/programs/program.ts';
import { type Finding, raise } from '../issues/raise.ts';
import type { Dictionary } from './translations.ts';

/** What is missing of a program's translations, and translations that nobody sees. */
export function translationFindings(
  program: Program,
  own: ReadonlyMap<string, Dictionary>,
  coverage: Readonly<Record<string, Coverage>>,
): Finding[] {
  const missing = Object.entries(coverage)
    .filter(([, { translated, total }]) => translated < total)
    .map(([locale, { translated, total }]) =>
      raise('TRANSLATION_MISSING', { locale, missing: total - translated, total }),
    );
  const unused = [...own.keys()]
    .filter(
      (locale) =>
        !program.locales.some((offered) => offered === locale || offered.startsWith(`${locale}-`)),
    )
    .map((locale) =>
      raise('TRANSLATION_LOCALE_UNUSED', { locale }, { file: `locales/${locale}.po` }),
    );
  return [...missing, ...unused];
}
