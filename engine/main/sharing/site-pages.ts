import type { Catalogue } from '#catalogue/catalogue.ts';
import type { CompiledProgram } from '#contract/programs/compiled.ts';
import { LEGAL_KINDS } from '#contract/programs/program.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { joinPath } from '#domain/routing/paths.ts';
import { legalPath } from '#domain/routing/program-places.ts';
import type { SitemapEntry } from './search/sitemap.ts';
import type { Look } from './sharing.ts';

/** The portal's own pages that take no parameters. */
const SITE_PATHS = ['/', '/display_programs', '/tos'];

/** The portal's own pages that search engines may list. */
export const portalEntries = (look: Look, host: string | undefined): SitemapEntry[] =>
  entries(look, host, SITE_PATHS);

/** A program's pages that search engines may list; `base` is where it lives on the host. */
export function programEntries(
  look: Look,
  host: string | undefined,
  { program }: CompiledProgram,
  base: string,
): SitemapEntry[] {
  const paths = [
    ...program.pages.map(({ path }) => path).filter((path) => !path.endsWith('/*')),
    ...LEGAL_KINDS.map(legalPath),
  ];
  return entries(
    look,
    host,
    [...new Set(paths)].map((path) => joinPath(base, path)),
  );
}

/** The programs that the portal lists, in no order: live, and not the one for unknown hosts. */
export function listedPrograms(catalogue: Catalogue) {
  return [...catalogue.served()].filter(
    ([slug, { status }]) => status === 'live' && slug !== catalogue.unknown_host_program,
  );
}

/** Decided by what each page says of itself; the same page is named once. */
function entries(look: Look, host: string | undefined, paths: readonly string[]): SitemapEntry[] {
  const found = new Map<string, SitemapEntry>();
  for (const path of paths) {
    const view = look({ host, locale: DEFAULT_LOCALE }, encodeURI(path));
    if (view?.status !== 200 || view.robots !== 'index') continue;
    const { canonical, locales, content } = view;
    const version = content.kind === 'legal' ? content.legal.version : '';
    const changed = /^\d{4}-\d\d-\d\d$/.test(version) ? { changed: version } : {};
    found.set(canonical, { canonical, locales, ...changed });
  }
  return [...found.values()];
}
