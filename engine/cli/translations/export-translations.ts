import type { PlacedText } from '#catalogue/compile/program-texts.ts';
import { type Dictionary, dictionariesFor, lookUp } from '#catalogue/compile/translations.ts';
import { describePlace } from './describe-place.ts';
import { type Glossary, readGlossary } from './glossary.ts';
import { offeredTexts, type TranslationCatalogue } from './open-catalogue.ts';
import { headersOf, type PoEntry, PROGRAM_HEADER, writePo } from './po-file.ts';
import { annotationOf, rulesOf } from './text-rules.ts';

export interface Exported {
  /** The PO file. */
  readonly po: string;
  readonly texts: number;
}

/**
 * A PO file for who translates a program to a locale: the texts without a translation of their own,
 * or all; each with its place, what it must keep, and a suggestion where one is known.
 * @throws UserError where the program cannot be read or is not offered in the locale
 */
export async function exportTranslations(
  catalogue: TranslationCatalogue,
  slug: string,
  locale: string,
  extent: 'untranslated' | 'all',
): Promise<Exported> {
  const texts = await offeredTexts(catalogue, slug, locale);
  const { dictionaries } = catalogue.own(slug);
  const glossary = readGlossary(catalogue.context.folder, locale);
  const places = Map.groupBy(texts.everyText(), ({ source }) => source);
  const entries = [...places].flatMap(([text, where]): PoEntry[] => {
    const own = dictionaries.get(locale)?.get(text);
    if (own !== undefined && extent === 'untranslated') return [];
    const about = {
      notes: notesOf(text, where, glossary),
      references: where.map(texts.place).map(({ file, line }) => `${file}:${line}`),
    };
    if (own !== undefined) return [{ msgid: text, msgstr: own, ...about }];
    const found = suggest(text, locale, dictionaries, catalogue.context.phrases);
    if (!found) return [{ msgid: text, msgstr: '', ...about }];
    const { suggestion, from } = found;
    return [{ msgid: text, msgstr: suggestion, comments: [from], fuzzy: true, ...about }];
  });
  const headers = { ...headersOf(locale), [PROGRAM_HEADER]: slug };
  return { po: writePo({ comments: glossary.rules, headers, entries }), texts: entries.length };
}

/** What visitors read today although the program has no translation to this locale. */
function suggest(
  text: string,
  locale: string,
  own: ReadonlyMap<string, Dictionary>,
  phrases: ReadonlyMap<string, Dictionary>,
): { suggestion: string; from: string } | undefined {
  const ofLanguage = lookUp(text, dictionariesFor(locale, own));
  const shared = lookUp(text, dictionariesFor(locale, phrases));
  const suggestion = ofLanguage ?? shared;
  if (suggestion === undefined) return undefined;
  const from =
    ofLanguage === undefined
      ? 'From the phrases that all programs share.'
      : `From the program's own ${locale.split('-')[0]}.po.`;
  return { suggestion, from };
}

function notesOf(text: string, places: readonly PlacedText[], glossary: Glossary): string[] {
  const { markdown, placeholders, links, longest } = rulesOf(text, places);
  const terms = glossary.terms.filter(({ occursIn }) => occursIn(text));
  const size = Number.isFinite(longest) ? `At most ${longest} characters.` : '';
  return [
    ...places.slice(0, 1).map((place) => {
      const description = annotationOf(place)?.description ?? '';
      return `${describePlace(place)}: ${description}`.replace(/: $/, '');
    }),
    `${size}${markdown ? ' Markdown.' : ''}`.trim(),
    placeholders.length > 0 ? `Keep ${placeholders.join(', ')}.` : '',
    links.length > 0 ? `Keep the link to ${[...new Set(links)].join(', ')}.` : '',
    terms.length > 0
      ? `Glossary: ${terms.map(({ name, translation }) => `${name} = ${translation}`).join('; ')}`
      : '',
  ].filter((note) => note !== '');
}
