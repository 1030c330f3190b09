import type { Layout } from '#contract/programs/program.ts';
import { matchPattern } from './paths.ts';

/** A route of the specification's table that belongs to no program's manifest. */
export interface SiteRoute {
  readonly name: string;
  readonly pattern: RegExp;
  readonly layout: Layout;
  /** The id of its title among the engine's messages. */
  readonly title: string;
  readonly guards: readonly string[];
  /** Also served on a program's own host. */
  readonly branded: boolean;
  readonly robots: 'index' | 'noindex';
}

const TOKEN = '[A-Za-z0-9_-]{1,200}';
const SLUG = '[a-z0-9-]{1,60}';

const route = (
  name: string,
  pattern: string,
  layout: Layout,
  branded: boolean,
  robots: SiteRoute['robots'] = 'noindex',
): SiteRoute => ({
  name,
  pattern: new RegExp(`^${pattern}$`),
  layout,
  title: `title.${name}`,
  guards: [],
  branded,
  robots,
});

/** Section 2 of the specification, without the programs' own pages. */
export const SITE_ROUTES: readonly SiteRoute[] = [
  route('index', '/', 'default', false, 'index'),
  route('display-programs', '/display_programs', 'default', false, 'index'),
  route('tos', '/tos', 'default', false, 'index'),
  route('activation-link', `/activations/(?<name>${SLUG})/(?<token>${TOKEN})`, 'claims', true),
  route('quest-link', `/quests/(?<name>${SLUG})/(?<token>${TOKEN})`, 'claims', true),
  route('auth-callback', '/auth/callback', 'dashboard-basic', true),
  route('verify', '/verify', 'dashboard-basic', true),
  route('bingo-demo', '/bingo/demo', 'bingo-simple', true),
  route('bingo-editor', `/bingo/(?<campaign_id>${TOKEN})/generate`, 'bingo-branded', true),
  route(
    'bingo-board',
    `/bingo/(?<campaign_id>${TOKEN})/(?<board_id>${TOKEN})`,
    'bingo-simple',
    true,
  ),
  route('bitmask-test', '/bitmask-test', 'default', false),
  route('debug-websocket', '/debug-websocket', 'default', false),
  route('ui-showcase', '/ui-showcase', 'default', false),
];

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

/** First segments that a program's alias or base route may not take. */
export const RESERVED_SEGMENTS: readonly string[] = [
  'programs',
  '__archive',
  'api',
  'event',
  'credentials',
  'assets',
  'activations',
  'quests',
  'auth',
  'verify',
  'bingo',
  'bitmask-test',
  'debug-websocket',
  'display_programs',
  'tos',
  'ui-showcase',
  'operator',
  'healthz',
  'readyz',
  'metrics',
  'portal',
];

/** Whether an address on the main host belongs to the portal, so that no program may have it. */
export function isReservedAddress(path: string): boolean {
  const program = matchPattern('/programs/*', path);
  if (program !== undefined) return program === '*';
  return RESERVED_SEGMENTS.includes(path.split('/')[1] ?? '');
}
