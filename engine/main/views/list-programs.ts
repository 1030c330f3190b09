import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ProgramCard } from '#contract/programs/view.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
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
  const programs = live.slice((shown - 1) * size, shown * size).map(([slug, served]) => ({
    slug,
    title: served.title,
    publisher: served.publisher,
    description: served.description,
    href:
      served.base_route +
      (served.locales.includes(locale) && locale !== DEFAULT_LOCALE ? `?locale=${locale}` : ''),
    locales: served.locales.length,
  }));
  return { programs, total: live.length, page: shown };
}
