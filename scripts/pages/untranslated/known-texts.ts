import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PO from 'pofile';
import { SAMPLE_PEOPLE } from '#api/embedded-provider/sample-people.ts';
import { sampleAnswers } from '#api/seeds/sample-answers.ts';
import { compileLegal } from '#catalogue/compile/legal.ts';
import { toRichText } from '#catalogue/compile/markdown.ts';
import { createTranslators } from '#catalogue/compile/translators.ts';
import { ANNOTATIONS } from '#catalogue/generated/annotations.ts';
import { walkStrings } from '#catalogue/schema/annotation.ts';
import type { TranslationCatalogue } from '#cli/translations/open-catalogue.ts';
import type { Program } from '#contract/programs/program.ts';
import type { RichText } from '#contract/programs/rich-text.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { mapRichText } from '#domain/text/map-rich-text.ts';
import { fillIn, type TextValues } from '#domain/text/placeholders.ts';
import { formattedWords, wordsOf } from './formatted-words.ts';
import { messagePattern, type Pattern, textPattern } from './message-pattern.ts';

/** Where the engine's own words are; mails are no pages. */
const ENGINE = ['engine/portal/locales', 'engine/portal/locales/capabilities'];
/** What stands between texts that are said in one breath, from the widest gap to the narrowest. */
const BETWEEN = [
  /[|·•→\n]|\s[–—]\s/u,
  /：|:(?:\s|$)/u,
  /[;,、，،]|\s-\s/u,
  /[()（）«»“”„"「」『』/!?.。！？؟]/u,
];
/** An address, a handle, a key (of a game, of a keyboard), a file; initials and codes of languages. */
const NO_WORD =
  /^(?:\S+@\S+|@\S+|#\S+|https?:\S+|[\w-]+(?:\.[\w-]+)+(?:[/:]\S*)?|\/\S*|[A-Z0-9]{2,}(?:-[A-Z0-9]+)+|F\d{1,2}|\p{Lu}{1,3}|\p{L}{1,2})$/u;

/** What development shows of sample data, and what browsers and systems are called. */
const SAMPLE_WORDS = [
  'Sample people',
  ...Object.values(
    sampleAnswers(
      [
        { name: 'words', type: 'long_text' },
        { name: 'word', type: 'text' },
      ],
      { name: 'x', country: 'DE', statistics: {} },
    ),
  ),
  ...['Chrome', 'Linux'],
].map(String);

/** What may be read on a program's pages in a language. */
export interface KnownTexts {
  /** Whether a text is a translation of ours with known values, or no text at all. */
  readonly explains: (text: string) => boolean;
}

/** Learns all that a program, and the engine for it, says in a locale. */
export async function knownTexts(
  catalogue: TranslationCatalogue,
  {
    slug,
    locale,
    names,
  }: { readonly slug: string; readonly locale: string; readonly names: ReadonlySet<string> },
): Promise<KnownTexts> {
  const texts = [
    ...(await programTexts(catalogue, slug, locale)),
    ...(await legalTexts(catalogue, slug, locale)),
  ];
  const literal = new Set([...names, ...texts, ...(await properNames(catalogue, slug))].map(plain));
  const engine = ENGINE.flatMap((folder) => engineMessages(folder, locale));
  for (const message of engine) literal.add(plain(message));
  const patterns = [
    ...engine.flatMap((message) => messagePattern(message) ?? []),
    ...texts.filter((text) => text.includes('{')).flatMap((text) => textPattern(text) ?? []),
  ];
  const words = formattedWords(locale);
  for (const country of countries(locale)) literal.add(country);
  const answers = new Map<string, boolean>();
  const explains = (text: string, depth = 0): boolean => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = isKnown(text, depth);
    answers.set(text, answer);
    return answer;
  };
  const isKnown = (text: string, depth: number): boolean =>
    literal.has(plain(text)) ||
    NO_WORD.test(text) ||
    wordsOf(text).every((word) => words.has(word)) ||
    (depth < 4 &&
      (patterns.some((pattern) => fits(pattern, text, depth)) || isListOfKnown(text, depth)));
  const fits = (pattern: Pattern, text: string, depth: number): boolean =>
    pattern
      .exec(text)
      ?.slice(1)
      .every((value) => value === undefined || explains(value.trim(), depth + 1)) ?? false;
  const gaps = [...BETWEEN, conjunctions(locale)];
  const isListOfKnown = (text: string, depth: number): boolean =>
    gaps.some((gap) => {
      const parts = text.split(gap).map((part) => part.trim());
      return parts[0] !== text && parts.every((part) => part === '' || explains(part, depth + 1));
    });
  return { explains: (text) => explains(text) };
}

function engineMessages(folder: string, locale: string): string[] {
  const file = [locale, locale.split('-')[0] ?? locale]
    .map((name) => join(folder, `${name}.po`))
    .find((path) => existsSync(path));
  if (file === undefined) return [];
  return PO.parse(readFileSync(file, 'utf8')).items.flatMap(({ msgstr, obsolete }) =>
    obsolete ? [] : msgstr.filter((message) => message !== ''),
  );
}

/** Texts of a program in a locale, in the pieces in which pages have them. */
async function programTexts(
  catalogue: TranslationCatalogue,
  slug: string,
  locale: string,
): Promise<string[]> {
  const read = await catalogue.texts(slug);
  if (!read) throw new Error(`"${slug}" has errors; \`marquee validate ${slug}\` says which.`);
  const { context } = catalogue;
  const translator = createTranslators(
    read.program,
    context,
    catalogue.own(slug).dictionaries,
  ).find((one) => one.locale === locale);
  const values = valuesOf(read.program, context.site);
  return read.texts(context.environment).flatMap(({ source, format }) => {
    const said = fillIn(translator?.translate(source) ?? source, values);
    if (format === 'plain') return [said];
    return pieces(toRichText(said));
  });
}

const valuesOf = (
  { title: program, publisher }: Pick<Program, 'title' | 'publisher'>,
  { product }: { readonly product: string },
): TextValues => ({ program, publisher, product });

/** The legal documents that are written in a locale or its language, in pieces. */
async function legalTexts(
  catalogue: TranslationCatalogue,
  slug: string,
  locale: string,
): Promise<string[]> {
  const { folder, site } = catalogue.context;
  const program = (await catalogue.texts(slug))?.program;
  const locales = [locale, locale.split('-')[0] ?? locale].filter(
    (name) => name !== DEFAULT_LOCALE,
  );
  const filled = (text: string) => (program ? fillIn(text, valuesOf(program, site)) : text);
  const all = [
    compileLegal(site.legal, join(folder, 'legal'), locales),
    compileLegal(program?.legal, join(folder, slug, 'legal'), locales),
  ];
  return all.flatMap(({ documents }) =>
    Object.values(documents).flatMap(({ texts }) =>
      locales.flatMap((name) => {
        const text = texts[name];
        return text ? [text.title, ...pieces(text.body)].map(filled) : [];
      }),
    ),
  );
}

function pieces(document: RichText): string[] {
  const all: string[] = [];
  mapRichText(document, (piece) => {
    all.push(piece);
    return piece;
  });
  return all;
}

function countries(locale: string): string[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((one) => letters.map((other) => names.of(one + other) ?? ''));
}

/** What stands between the last two of a list. */
function conjunctions(locale: string): RegExp {
  const between = (['conjunction', 'disjunction'] as const).flatMap((type) =>
    new Intl.ListFormat(locale, { type })
      .formatToParts(['1', '2', '3'])
      .filter((part) => part.type === 'literal')
      .map(({ value }) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')),
  );
  return new RegExp(between.join('|'), 'u');
}

/** What a program's manifest calls by name: it is no text to its schema, and written like a name. */
async function properNames(catalogue: TranslationCatalogue, slug: string): Promise<string[]> {
  const names: string[] = [];
  const program = (await catalogue.texts(slug))?.program;
  walkStrings(ANNOTATIONS.program, program, (name, { text }) => {
    if (text === undefined && wordsOf(name).every((word) => /^\p{Lu}/u.test(word)))
      names.push(name);
  });
  return names;
}

/** Names that are the same in every language: of games, companies, platforms, people. */
export async function knownNames(
  catalogue: TranslationCatalogue,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  const { site } = catalogue.context;
  const programs = await Promise.all(slugs.map((slug) => catalogue.texts(slug)));
  return new Set([
    site.product,
    `${site.product} Creators`,
    ...site.identity_providers.map(({ name }) => name),
    ...SAMPLE_PEOPLE.map(({ name }) => name),
    ...SAMPLE_WORDS,
    ...programs.flatMap((read) => (read ? [read.program.title, read.program.publisher] : [])),
  ]);
}

/** As texts are compared: white space and the dots of an abbreviation do not count. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The folder of the catalogue, absolute. */
export const catalogueFolder = (): string =>
  join(process.cwd(), process.env.MARQUEE_PROGRAMS ?? 'programs');
