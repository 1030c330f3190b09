import type { Layout } from '#contract/programs/program.ts';
import { SITE_PLACES } from './generated/places.ts';
import { matchPattern } from './paths.ts';

export type SiteName = (typeof SITE_PLACES)[number]['name'];

/**
 * A route that belongs to no program's manifest (specification, section 2), as
 * engine/portal/places declares it.
 */
export interface SiteRoute {
  readonly name: SiteName;
  readonly pattern: RegExp;
  readonly layout: Layout;
  /** The id of its title among the engine's messages; absent: it is called by the site's name. */
  readonly title?: string;
  /** Also served on a program's own host. */
  readonly branded: boolean;
  readonly robots: 'index' | 'noindex';
}

interface SitePlace {
  readonly name: SiteName;
  /** With parts in braces: "/bingo/{campaign_id}/generate". */
  readonly address: string;
  /** Whether it is at every address below as well. */
  readonly below?: true;
  readonly title?: string;
  readonly layout: Layout;
  readonly hosts: 'main' | 'every';
  readonly listed?: true;
}

const PLACES: readonly SitePlace[] = SITE_PLACES;
const TOKEN = '[A-Za-z0-9_-]{1,200}';
const SLUG = '[a-z0-9-]{1,60}';

/** The portal's addresses (specification, section 2), without the programs' own pages. */
export const SITE_ROUTES: readonly SiteRoute[] = PLACES.map(
  ({ name, address, below, title, layout, hosts, listed }) => ({
    name,
    pattern: patternOf(address, below ? '(?:/.*)?' : ''),
    layout,
    ...(title === undefined ? {} : { title }),
    branded: hosts === 'every',
    robots: listed ? 'index' : 'noindex',
  }),
);

function patternOf(address: string, rest: string): RegExp {
  const pattern = address.replace(
    /\{(\w+)\}/g,
    (_braces, part: string) => `(?<${part}>${part === 'name' ? SLUG : TOKEN})`,
  );
  return new RegExp(`^${pattern}${rest}$`);
}

export interface SiteMatch {
  readonly route: SiteRoute;
  readonly parameters: Readonly<Record<string, string>>;
}

/** The site route of a path, with its parameters. */
export function matchSiteRoute(path: string): SiteMatch | undefined {
  for (const candidate of SITE_ROUTES) {
    const match = candidate.pattern.exec(path);
    if (match) return { route: candidate, parameters: { ...match.groups } };
  }
  return undefined;
}

/** The path whose page an address of the main host shows: the place's own, for all that is below it. */
export function pagePath(path: string): string {
  const place = PLACES.find(({ address, below }) => below && path.startsWith(`${address}/`));
  return place?.address ?? path;
}

const firstSegment = (path: string): string => path.split('/', 2)[1] ?? '';

/** First segments at which the server answers what is none of these pages. */
const SERVED_SEGMENTS: readonly string[] = [
  'programs',
  '__archive',
  'api',
  'event',
  'credentials',
  'assets',
  'healthz',
  'readyz',
  'metrics',
  'portal',
];

/** First segments that a program's alias or base route may not take. */
export const RESERVED_SEGMENTS: readonly string[] = [
  ...new Set([
    ...SERVED_SEGMENTS,
    ...PLACES.map(({ address }) => firstSegment(address)).filter((segment) => segment !== ''),
  ]),
];

/** Whether an address on the main host belongs to the portal, so that no program may have it. */
export function isReservedAddress(path: string): boolean {
  const program = matchPattern('/programs/*', path);
  if (program !== undefined) return program === '*';
  return RESERVED_SEGMENTS.includes(firstSegment(path));
}
