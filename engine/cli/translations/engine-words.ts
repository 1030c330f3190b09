import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import PO from 'pofile';
import type { Coverage } from '#contract/programs/compiled.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';

const FOLDERS = {
  'engine pages': '../../portal/locales/',
  'engine dashboard': '../../portal/locales/capabilities/',
  'engine e-mails': '../../api/mail/locales/',
};

export interface EngineMeasure {
  readonly name: string;
  readonly coverage: Readonly<Record<string, Coverage>>;
}

/** How many of the words that the engine itself says are translated, by where it says them. */
export function measureEngine(locales: readonly string[]): EngineMeasure[] {
  return Object.entries(FOLDERS).map(([name, folder]) => {
    const ids = readWords(folder, DEFAULT_LOCALE).map(({ msgid }) => msgid);
    const spoken = locales.filter((locale) => existsSync(fileOf(folder, locale)));
    const coverage = spoken.map((locale) => {
      const words = new Map(readWords(folder, locale).map(({ msgid, msgstr }) => [msgid, msgstr]));
      const translated = ids.filter((id) => words.get(id)?.[0]).length;
      return [locale, { translated, total: ids.length }];
    });
    return { name, coverage: Object.fromEntries(coverage) };
  });
}

function readWords(folder: string, locale: string) {
  const { items } = PO.parse(readFileSync(fileOf(folder, locale), 'utf8'));
  return items.filter(({ obsolete }) => !obsolete);
}

const fileOf = (folder: string, locale: string) =>
  fileURLToPath(new URL(`${folder}${locale}.po`, import.meta.url));
