import type { Catalogue } from '#catalogue/catalogue.ts';
import type { HostClass } from '#domain/programs/classify-host.ts';
import { portalOrigin } from './robots-of.ts';
import { MOST_ENTRIES, sitemap, sitemapIndex } from './search/sitemap.ts';
import type { Look } from './sharing.ts';
import { listedPrograms, portalEntries, programEntries } from './site-pages.ts';

/** The file with the portal's own pages; no slug has an underscore. */
const OWN = '_pages';

/**
 * A sitemap of a host: without a name the one that robots.txt names. A program's host has its own
 * pages. The portal has a list of sitemaps: its own pages', and every listed program's, which
 * stands where the program lives; so the list is made from the index alone. Undefined where there
 * is none.
 */
export function sitemapOf(
  host: HostClass & { readonly header: string | undefined },
  name: string | undefined,
  catalogue: Catalogue,
  look: Look,
): string | undefined {
  if (host.kind === 'unknown') return undefined;
  if (host.kind === 'own') {
    const compiled = catalogue.compiled(host.slug);
    if (name !== undefined || !compiled) return undefined;
    return sitemap(programEntries(look, host.header, compiled, ''));
  }
  if (name === OWN) return sitemap(portalEntries(look, host.header));
  const page = name === undefined ? 1 : Number(/^_(\d{1,6})$/.exec(name)?.[1] ?? Number.NaN);
  if (!Number.isNaN(page)) return indexPage(page, catalogue);
  const slug = name ?? '';
  const listed = listedPrograms(catalogue).find(([other]) => other === slug)?.[1];
  const compiled = listed && catalogue.compiled(slug);
  if (!compiled || listed.hosts.length > 0) return undefined;
  return sitemap(programEntries(look, host.header, compiled, listed.base_route));
}

function indexPage(page: number, catalogue: Catalogue): string | undefined {
  const origin = portalOrigin(catalogue);
  const addresses = [
    `${origin}/sitemap-${OWN}.xml`,
    ...listedPrograms(catalogue).map(([slug, { hosts }]) =>
      hosts[0] === undefined ? `${origin}/sitemap-${slug}.xml` : `https://${hosts[0]}/sitemap.xml`,
    ),
  ];
  const shown = addresses.slice((page - 1) * MOST_ENTRIES, page * MOST_ENTRIES);
  return shown.length === 0 ? undefined : sitemapIndex(shown);
}
