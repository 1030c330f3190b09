import type { Page } from 'playwright-core';
import { measureProgram } from '#cli/translations/measure-program.ts';
import { openCatalogue, type TranslationCatalogue } from '#cli/translations/open-catalogue.ts';
import { collectTexts, type PageText } from '../../../tests/support/browser/page-texts.ts';
import { localized } from '../../../tests/support/browser/visits.ts';
import { catalogueFolder, type KnownTexts, knownNames, knownTexts } from './known-texts.ts';

/** A program in a locale that it is wholly translated to. */
export interface Translated {
  readonly slug: string;
  readonly locale: string;
}

/** Programs, their whole translations, and what may be read in each. */
export interface Translations {
  readonly whole: readonly Translated[];
  /** Paths on the main host of what everybody can read of a program. */
  readonly publicPages: (slug: string) => Promise<readonly string[]>;
  readonly known: (translated: Translated) => Promise<KnownTexts>;
}

/** Reads the texts of the programs with these landing pages, and which of their locales are whole. */
export async function openTranslations(landings: readonly string[]): Promise<Translations> {
  const catalogue = await openCatalogue(catalogueFolder());
  const bases = new Map(landings.map((path) => [path.split('/').at(-1) ?? '', path]));
  const slugs = [...bases.keys()];
  const whole: Translated[] = [];
  for (const slug of slugs) {
    const { coverage } = await measureProgram(slug, catalogue, () => true);
    for (const [locale, { translated, total }] of Object.entries(coverage))
      if (translated === total) whole.push({ slug, locale });
  }
  const names = await knownNames(catalogue, slugs);
  const kept = new Map<string, Promise<KnownTexts>>();
  return {
    whole,
    publicPages: (slug) => publicPages(catalogue, slug, bases.get(slug) ?? ''),
    known: ({ slug, locale }) => {
      const key = `${slug} ${locale}`;
      const known = kept.get(key) ?? knownTexts(catalogue, { slug, locale, names });
      kept.set(key, known);
      return known;
    },
  };
}

async function publicPages(
  catalogue: TranslationCatalogue,
  slug: string,
  base: string,
): Promise<string[]> {
  const program = (await catalogue.texts(slug))?.program;
  if (program?.status === 'archived') return [base];
  const paths = (program?.sections ?? []).map(({ path }) => path).filter((path) => path !== '/');
  return [base, ...[...paths, '/terms', '/nowhere'].map((path) => base + path)];
}

/** The texts of an answered document that no catalogue explains; `page` is any, to parse it. */
export async function untranslatedIn(
  page: Page,
  {
    origin,
    path,
    locale,
  }: { readonly origin: string; readonly path: string; readonly locale: string },
  known: KnownTexts,
): Promise<PageText[]> {
  const response = await fetch(origin + localized(path, locale));
  if (response.status >= 500) throw new Error(`${path} answered ${response.status}.`);
  return unexplained(await page.evaluate(collectTexts, await response.text()), known);
}

/** The texts of the page that is open that no catalogue explains. */
export const untranslatedOn = async (page: Page, known: KnownTexts): Promise<PageText[]> =>
  unexplained(await page.evaluate(collectTexts, undefined), known);

const unexplained = (texts: readonly PageText[], { explains }: KnownTexts): PageText[] =>
  texts.filter(({ text, parts }) => !explains(text) && !parts.every(explains));
