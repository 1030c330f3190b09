import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ServedProgram } from '#contract/programs/compiled.ts';
import type { ProgramCard, ViewContent } from '#contract/programs/view.ts';
import { applicationState } from '#domain/applications/application-state.ts';
import { readSearch } from '#domain/directory/directory-search.ts';
import { matchesSearch } from '#domain/directory/match-program.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { publicSite } from './frame.ts';
import { cardOf } from './program-card.ts';
import type { ViewRequest } from './view-request.ts';

type Listed = readonly [string, ServedProgram];

/** How many programs the start shows. */
const SELECTED = 6;
/** How many a page of the list holds. */
const PAGE = 100;

/** Some programs for the start: first those that one can apply to. */
export function selectPrograms(
  catalogue: Catalogue,
  request: ViewRequest,
): { programs: ProgramCard[]; total: number } {
  const live = livePrograms(catalogue);
  const open = ([, { applications }]: Listed) =>
    applicationState(applications, request.now).state === 'open';
  const programs = [...live.filter(open), ...live.filter((one) => !open(one))]
    .slice(0, SELECTED)
    .map((one) => cardOf(catalogue, one, request));
  return { programs, total: live.length };
}

/**
 * The programs that a search finds, page by page. Where all there are fit onto one page they are all
 * there, so that the browser can search without asking.
 */
export function listPrograms(
  catalogue: Catalogue,
  request: ViewRequest,
): Omit<Extract<ViewContent, { kind: 'display-programs' }>, 'kind'> {
  const { now, page, parameters } = request;
  const live = livePrograms(catalogue);
  const { platforms, languages } = choices(catalogue, live);
  const search = readSearch(
    parameters ?? new URLSearchParams(),
    platforms.map(({ id }) => id),
    languages,
  );
  const complete = live.length <= PAGE;
  const found = live.filter(([, served]) =>
    matchesSearch(served, applicationState(served.applications, now).state, search),
  );
  const last = complete ? 1 : Math.max(1, Math.ceil(found.length / PAGE));
  const shown = Math.min(Math.max(1, page), last);
  const programs = (complete ? live : found)
    .slice((shown - 1) * PAGE, shown * PAGE)
    .map((one) => cardOf(catalogue, one, request));
  const directory = { search, complete, platforms, languages };
  return { programs, total: found.length, page: shown, directory };
}

/** By title; the page for unknown hosts is not among them. */
const livePrograms = (catalogue: Catalogue): Listed[] =>
  [...catalogue.served()]
    .filter(([slug, { status }]) => status === 'live' && slug !== catalogue.unknown_host_program)
    .sort(([, a], [, b]) => (a.title < b.title ? -1 : 1));

/** What the programs can be narrowed to: what one of them has at least. */
function choices(catalogue: Catalogue, live: readonly Listed[]) {
  const named = new Set(live.flatMap(([, { platforms }]) => platforms));
  const offered = new Set(live.flatMap(([, { locales }]) => locales));
  const { identity_providers } = publicSite(catalogue);
  return {
    platforms: identity_providers.flatMap(({ id, name }) => (named.has(id) ? [{ id, name }] : [])),
    // Whoever reads English reads all of its regions' pages.
    languages: catalogue.site.site.locales.filter(
      (locale) => offered.has(locale) && !locale.startsWith(`${DEFAULT_LOCALE}-`),
    ),
  };
}
