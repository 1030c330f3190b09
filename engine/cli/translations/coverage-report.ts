import { readFileSync } from 'node:fs';
import { writePath } from '#catalogue/issues/raise.ts';
import type { Coverage } from '#contract/programs/compiled.ts';
import type { Issue } from '#contract/programs/issue.ts';
import { readsOriginal } from '#domain/locales/default-locale.ts';
import { measureEngine } from './engine-words.ts';
import { measureProgram, type ProgramMeasure } from './measure-program.ts';
import type { TranslationCatalogue } from './open-catalogue.ts';
import { msgidLine } from './po-file.ts';

type Coverages = Readonly<Record<string, Coverage>>;

interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** Where in the manifest, such as `pages[0].blocks[2].title`. */
  readonly path: string;
}

export interface ProgramRow {
  readonly slug: string;
  /** Its manifests have the wrong shape, so nobody knows its texts. */
  readonly broken: boolean;
  readonly coverage: Coverages;
  /** Translations of texts that it does not have. */
  readonly unused_count: number;
  readonly missing?: readonly { text: string; locales: readonly string[]; places: Place[] }[];
  readonly unused?: readonly { locale: string; file: string; line: number; text: string }[];
}

/** What `marquee translations` tells; with `--json` as it stands here. */
export interface CoverageReport {
  readonly locales: readonly string[];
  readonly programs: readonly ProgramRow[];
  readonly total: Coverages;
  /** The engine's own words; empty where only some programs were asked about. */
  readonly engine: readonly { name: string; coverage: Coverages }[];
  /** What is wrong with PO files. */
  readonly issues: readonly Issue[];
}

export interface Extent {
  /** Empty: all. */
  readonly locales: readonly string[];
  readonly missing: boolean;
  readonly unused: boolean;
  readonly engine: boolean;
}

/** Measures programs and, where asked, the engine's words. */
export async function reportCoverage(
  catalogue: TranslationCatalogue,
  slugs: readonly string[],
  extent: Extent,
): Promise<CoverageReport> {
  const { site } = catalogue.context;
  const counts = (locale: string) => extent.locales.length === 0 || extent.locales.includes(locale);
  const measures: ProgramMeasure[] = [];
  for (const slug of slugs) measures.push(await measureProgram(slug, catalogue, counts));
  const offered = measures.flatMap(({ coverage }) => Object.keys(coverage));
  const ofSite = site.locales.filter((locale) => counts(locale) && !readsOriginal(locale));
  const locales = [...new Set([...ofSite, ...offered])];
  return {
    locales,
    programs: measures.map((measure) => toRow(measure, catalogue, extent)),
    total: sum(measures.map(({ coverage }) => coverage)),
    engine: extent.engine ? measureEngine(locales) : [],
    issues: measures.flatMap(({ issues }) => issues),
  };
}

function toRow(
  { slug, texts, coverage, missing, unused }: ProgramMeasure,
  catalogue: TranslationCatalogue,
  extent: Extent,
): ProgramRow {
  return {
    slug,
    broken: texts === undefined,
    coverage,
    unused_count: unused.length,
    ...(extent.missing && {
      missing: missing.map(({ text, locales, places }) => ({
        text,
        locales,
        places: places.flatMap((place) =>
          texts ? { ...texts.place(place), path: writePath(place.written) } : [],
        ),
      })),
    }),
    ...(extent.unused && {
      unused: unused.map(({ locale, text }) => {
        const { path, shown } = catalogue.poFile(slug, locale);
        const lines = readFileSync(path, 'utf8').split(/\r?\n/);
        return { locale, file: shown, line: Math.max(0, lines.indexOf(msgidLine(text))) + 1, text };
      }),
    }),
  };
}

function sum(coverages: readonly Coverages[]): Coverages {
  const total: Record<string, { translated: number; total: number }> = {};
  for (const [locale, one] of coverages.flatMap((coverage) => Object.entries(coverage))) {
    const so = total[locale] ?? { translated: 0, total: 0 };
    total[locale] = { translated: so.translated + one.translated, total: so.total + one.total };
  }
  return total;
}

/** Which offered locales have less than so many percent: `sega ja (40 %)`. */
export function belowMinimum({ programs, engine }: CoverageReport, minimum: number): string[] {
  const rows = [...programs.map(({ slug: name, coverage }) => ({ name, coverage })), ...engine];
  return rows.flatMap(({ name, coverage }) =>
    Object.entries(coverage)
      .filter(([, { translated, total }]) => translated * 100 < minimum * total)
      .map(([locale, one]) => `${name} ${locale} (${percent(one)})`),
  );
}

/** Whole percents, rounded down: only what is complete is 100 %. */
export const percent = ({ translated, total }: Coverage): string =>
  `${total === 0 ? 100 : Math.floor((translated / total) * 100)} %`;
