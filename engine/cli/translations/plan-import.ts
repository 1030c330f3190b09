import { existsSync, readFileSync } from 'node:fs';
import type { PlacedText, ProgramTexts } from '#catalogue/compile/program-texts.ts';
import { dictionariesFor, lookUp } from '#catalogue/compile/translations.ts';
import { suggest } from '#catalogue/issues/suggest.ts';
import { excerpt } from './draw-coverage.ts';
import { offeredTexts, type TranslationCatalogue } from './open-catalogue.ts';
import { headersOf, type PoEntry, type PoFile, parsePo, writePo } from './po-file.ts';
import { faultsOf, rulesOf } from './text-rules.ts';

export interface BadEntry {
  readonly text: string;
  /** What is wrong with it, and what to do where that is known; begins with a small letter. */
  readonly reason: string;
}

/** What an import would do; nothing is written yet. */
export interface ImportPlan {
  readonly slug: string;
  readonly locale: string;
  /** The file to write, as people see it from where they are. */
  readonly file: string;
  readonly path: string;
  readonly content: string;
  /** The file says something else today. */
  readonly differs: boolean;
  readonly added: number;
  readonly changed: number;
  /** Visitors read these very words already, be it from the phrases that all programs share. */
  readonly unchanged: number;
  readonly empty: number;
  readonly bad: readonly BadEntry[];
  /** Translations of texts that are gone: dropped with `prune`, else kept at the end. */
  readonly stale: number;
}

/**
 * Checks translations against a program's texts and lays them over those it has.
 * @param entries texts with their translations; of equal texts the last counts
 * @throws UserError where the program cannot be read, is not offered in the locale, or its file is
 * no PO file
 */
export async function planImport(
  catalogue: TranslationCatalogue,
  slug: string,
  locale: string,
  entries: Iterable<readonly [text: string, translation: string]>,
  prune: boolean,
): Promise<ImportPlan> {
  const texts = await offeredTexts(catalogue, slug, locale);
  const places = Map.groupBy(texts.everyText(), ({ source }) => source);
  const { path, shown: file } = catalogue.poFile(slug, locale);
  const before = existsSync(path) ? readFileSync(path) : undefined;
  const present = before ? parsePo(before, file) : NO_FILE;
  const own = new Map(
    present.entries.filter(isInUse).map((entry) => [entry.msgid, entry] as const),
  );
  const dictionaries = dictionariesFor(
    locale,
    catalogue.own(slug).dictionaries,
    catalogue.context.phrases,
  );
  const tally = { added: 0, changed: 0, unchanged: 0, empty: 0 };
  const bad: BadEntry[] = [];
  for (const [text, translation] of new Map(entries)) {
    const where = places.get(text);
    const mine = own.get(text);
    if (translation.trim() === '') tally.empty += 1;
    else if (mine ? isSame(mine, translation) : lookUp(text, dictionaries) === translation)
      tally.unchanged += 1;
    else {
      const reasons = where
        ? faultsOf(translation, rulesOf(text, where))
        : [unknown(text, places, texts)];
      bad.push(...reasons.map((reason) => ({ text, reason })));
      if (reasons.length > 0) continue;
      tally[mine ? 'changed' : 'added'] += 1;
      own.set(text, { ...mine, msgid: text, msgstr: translation, fuzzy: false });
    }
  }
  const current = [...places.keys()].flatMap((text) => own.get(text) ?? []);
  const stale = [...own.values()].filter(({ msgid }) => !places.has(msgid));
  const aside = present.entries.filter(({ obsolete }) => obsolete);
  const content = writePo({
    comments: present.comments,
    headers: headersOf(locale),
    entries: [...current, ...(prune ? [] : [...stale, ...aside])],
  });
  const differs = before ? before.toString('utf8') !== content : current.length > 0;
  return { slug, locale, file, path, content, differs, ...tally, bad, stale: stale.length };
}

const NO_FILE: PoFile = { comments: [], headers: {}, entries: [] };
const isInUse = ({ msgstr, obsolete }: PoEntry) => msgstr !== '' && !obsolete;
const isSame = ({ msgstr, fuzzy }: PoEntry, translation: string) =>
  msgstr === translation && !fuzzy;

function unknown(
  text: string,
  places: ReadonlyMap<string, readonly PlacedText[]>,
  texts: ProgramTexts,
): string {
  const near = suggest(text, [...places.keys()]);
  const [place] = places.get(near ?? '') ?? [];
  if (near === undefined || !place) return 'no text of the program is like it any more';
  const { file, line } = texts.place(place);
  return `the text was changed; the nearest is now ${excerpt(near)} (${file}:${line})`;
}
