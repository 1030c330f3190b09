import type { Catalogue } from '#catalogue/catalogue.ts';
import type { HostClass } from '#domain/programs/classify-host.ts';
import { hostName } from '#domain/programs/host-name.ts';
import { genericSectionPath } from '#domain/routing/program-places.ts';
import { robotsText, shortest } from './search/robots.ts';
import { MOST_ENTRIES } from './search/sitemap.ts';
import type { Look } from './sharing.ts';
import { listedPrograms, programEntries } from './site-pages.ts';

/**
 * What no visitor comes to from a search: data, and addresses that name one person's own. Rules hold
 * for all that begins like them: those of one address end in `$`, as `/events` may be a page.
 */
const ENGINE = ['/api/', '/portal/', '/event$', '/credentials$', '/metrics$', '/operator/'];
const PERSONAL = ['/activations/', '/quests/', '/auth/', '/verify$', '/verify?'];
/** Pages are drawn with the icons from there. */
const ICONS = '/api/icons';

/** The robots.txt of a host. Hosts that show another's pages, or tries of them, want no crawler. */
export function robotsOf(
  host: HostClass & { readonly header: string | undefined },
  catalogue: Catalogue,
  look: Look,
): string {
  if (host.kind === 'unknown' || isStaging(host.header, catalogue))
    return robotsText({ disallow: ['/'], allow: [], sitemaps: [] });
  if (host.kind === 'portal') {
    const files = Math.max(1, Math.ceil((listedPrograms(catalogue).length + 1) / MOST_ENTRIES));
    const origin = portalOrigin(catalogue);
    return robotsText({
      disallow: [
        ...ENGINE,
        ...PERSONAL,
        '/__archive/',
        `/programs/*${genericSectionPath('dashboard')}`,
      ],
      allow: [ICONS],
      sitemaps: Array.from({ length: files }, (_, index) =>
        index === 0 ? `${origin}/sitemap.xml` : `${origin}/sitemap-_${index + 1}.xml`,
      ),
    });
  }
  const compiled = catalogue.compiled(host.slug);
  if (!compiled) return robotsText({ disallow: ['/'], allow: [], sitemaps: [] });
  const { program } = compiled;
  const guarded = program.sections
    .filter(({ name, guards }) => name !== 'index' && guards.length > 0)
    .map(({ path }) => path);
  const hidden = shortest(guarded);
  const canonical = `https://${program.hosts[0] ?? host.host}`;
  const open = programEntries(look, host.header, compiled, '')
    .map((entry) => new URL(entry.canonical).pathname)
    .filter((path) => hidden.some((prefix) => path.startsWith(prefix)));
  const entries = program.status === 'live';
  return robotsText({
    disallow: [...ENGINE, ...PERSONAL, ...hidden],
    allow: [ICONS, ...open],
    sitemaps: entries ? [`${canonical}/sitemap.xml`] : [],
  });
}

/** The portal's address as canonical ones have it. */
export const portalOrigin = (catalogue: Catalogue): string =>
  `https://${catalogue.main_hosts[0] ?? 'localhost'}`;

function isStaging(header: string | undefined, catalogue: Catalogue): boolean {
  return catalogue.staging_hosts.includes(hostName(header) ?? '');
}
