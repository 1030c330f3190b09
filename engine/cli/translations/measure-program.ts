import type { PlacedText, ProgramTexts } from '#catalogue/compile/program-texts.ts';
import { coverageOf, createTranslators } from '#catalogue/compile/translators.ts';
import { locate } from '#catalogue/issues/locate.ts';
import type { Coverage } from '#contract/programs/compiled.ts';
import type { Issue } from '#contract/programs/issue.ts';
import type { TranslationCatalogue } from './open-catalogue.ts';

/** A text that visitors read untranslated. */
export interface MissingText {
  readonly text: string;
  readonly locales: readonly string[];
  /** Wherever the manifests say it. */
  readonly places: readonly PlacedText[];
}

/** A translation of a text that no manifest has. */
export interface UnusedEntry {
  readonly locale: string;
  readonly text: string;
}

export interface ProgramMeasure {
  readonly slug: string;
  /** Absent where the manifests have the wrong shape. */
  readonly texts?: ProgramTexts;
  readonly coverage: Readonly<Record<string, Coverage>>;
  readonly missing: readonly MissingText[];
  readonly unused: readonly UnusedEntry[];
  /** What is wrong with its PO files. */
  readonly issues: readonly Issue[];
}

/** Counts what of a program is translated, in its environment; a text counts wherever it stands. */
export async function measureProgram(
  slug: string,
  catalogue: TranslationCatalogue,
  counts: (locale: string) => boolean,
): Promise<ProgramMeasure> {
  const { context } = catalogue;
  const texts = await catalogue.texts(slug);
  if (!texts) return { slug, coverage: {}, missing: [], unused: [], issues: [] };
  const { dictionaries, findings } = catalogue.own(slug);
  const translators = createTranslators(texts.program, context, dictionaries).filter(({ locale }) =>
    counts(locale),
  );
  const missing = new Map<string, { locales: Set<string>; places: PlacedText[] }>();
  for (const text of texts.texts(context.environment)) {
    const locales = translators.filter(({ translate }) => translate(text.source) === undefined);
    if (locales.length === 0) continue;
    const entry = missing.get(text.source) ?? { locales: new Set(), places: [] };
    missing.set(text.source, entry);
    for (const { locale } of locales) entry.locales.add(locale);
    entry.places.push(text);
  }
  const known = new Set(texts.everyText().map(({ source }) => source));
  const unused = [...dictionaries]
    .filter(([locale]) => counts(locale))
    .flatMap(([locale, dictionary]) =>
      [...dictionary.keys()].filter((text) => !known.has(text)).map((text) => ({ locale, text })),
    );
  return {
    slug,
    texts,
    coverage: coverageOf(translators),
    missing: [...missing].map(([text, { locales, places }]) => ({
      text,
      locales: [...locales],
      places,
    })),
    unused,
    issues: locate(findings, `${context.name}/${slug}`, undefined),
  };
}
