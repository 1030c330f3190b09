import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ServedProgram } from '#contract/programs/compiled.ts';
import type { ProgramCard } from '#contract/programs/view.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { localise } from './localise.ts';
import type { ViewRequest } from './view-request.ts';

/** A page of the live programs, by title; the page for unknown hosts is not among them. */
export function listPrograms(
  catalogue: Catalogue,
  { locale }: ViewRequest,
  page: number,
  size: number,
): { programs: ProgramCard[]; total: number; page: number } {
  const live = [...catalogue.served()]
    .filter(([slug, { status }]) => status === 'live' && slug !== catalogue.unknown_host_program)
    .sort(([, a], [, b]) => (a.title < b.title ? -1 : 1));
  const last = Math.max(1, Math.ceil(live.length / size));
  const shown = Math.min(Math.max(1, page), last);
  const programs = live
    .slice((shown - 1) * size, shown * size)
    .map(([slug, served]) => cardOf(catalogue, slug, served, locale));
  return { programs, total: live.length, page: shown };
}

function cardOf(
  catalogue: Catalogue,
  slug: string,
  served: ServedProgram,
  locale: string,
): ProgramCard {
  const { title, publisher, locales } = served;
  const compiled = catalogue.compiled(slug);
  const shown = compiled && localise(compiled, locale, (name) => name === 'description');
  const description = String(shown?.description ?? served.description);
  const translated = description !== served.description;
  const offered = locales.includes(locale) && locale !== DEFAULT_LOCALE;
  return {
    ...{ slug, title, publisher, description },
    language: translated ? locale : DEFAULT_LOCALE,
    ...(typeof shown?.favicon === 'string' ? { favicon: shown.favicon } : {}),
    href: served.base_route + (offered ? `?locale=${locale}` : ''),
    locales: locales.length,
  };
}
