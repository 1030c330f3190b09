import type { Program } from '#contract/programs/program.ts';
import type { HostClass, HostDirectory } from '../programs/classify-host.ts';
import { resolveProgram } from '../programs/resolve-program.ts';
import { type AskedAddress, readAddress } from './asked-address.ts';
import { joinPath, matchPattern } from './paths.ts';
import { findPlace, legalPath, likePath, type ProgramPlace } from './program-places.ts';
import { matchSiteRoute, type SiteMatch } from './site-routes.ts';

export interface Alias {
  readonly slug: string;
  readonly from: string;
  readonly page: string;
  readonly mode: 'serve' | 'redirect';
}

/** What routing asks of the catalogue; every answer takes constant time. */
export interface AddressBook extends HostDirectory {
  program(slug: string): Program | undefined;
  /** The slug that an archive id (slug or uuid) names. */
  archived(id: string): string | undefined;
  /** The slug of the program that a slug or uuid names. */
  named(id: string): string | undefined;
  alias(path: string): Alias | undefined;
  /** The program whose own base route covers the path. */
  baseRoute(path: string): string | undefined;
}

/** How a program's addresses are written where it is seen: its base on that host. */
export interface Standpoint {
  readonly base: string;
  readonly host: HostClass['kind'];
}

export interface RedirectTo {
  readonly kind: 'redirect';
  /** A path on the same host, encoded for a header. */
  readonly location: string;
  readonly status: 301 | 302;
}

export type Resolution =
  | ({
      readonly kind: 'program';
      readonly program: Program;
      readonly place: Exclude<ProgramPlace, { kind: 'moved' }>;
    } & Standpoint)
  | ({ readonly kind: 'site'; readonly match: SiteMatch; readonly program?: Program } & Standpoint)
  | RedirectTo
  | ({ readonly kind: 'not_found'; readonly program?: Program } & Standpoint);

/**
 * Decides what an address shows (specification, section 2).
 * `rawPath` is the path as it came, undecoded.
 */
export function resolveAddress(
  hostHeader: string | undefined,
  rawPath: string,
  book: AddressBook,
): Resolution & { readonly asked: AskedAddress } {
  const asked = readAddress(hostHeader, rawPath, book);
  const { host, path } = asked;
  if (path !== undefined && rawPath.length > 1 && rawPath.endsWith('/'))
    return { ...redirect(path, 301), asked };
  const resolution =
    host.kind === 'portal' ? onPortal(host, path, book) : onProgramHost(host, path, book);
  return { ...resolution, asked };
}

function onPortal(host: HostClass, path: string | undefined, book: AddressBook): Resolution {
  const portal: Standpoint = { base: '', host: 'portal' };
  if (path === undefined) return { kind: 'not_found', ...portal };
  const archiveId = matchPattern('/__archive/*', path);
  if (archiveId !== undefined) return inArchive(archiveId, book, portal);
  const match = matchSiteRoute(path);
  const alias = match ? undefined : book.alias(path);
  const based = book.baseRoute(path);
  const slug = resolveProgram(
    {
      meta: alias?.slug ?? based,
      parameter: match && namedProgram(match, book),
      host,
      path,
      routeName: match?.route.name,
    },
    (candidate) => book.program(candidate) !== undefined,
  );
  const program = slug === undefined ? undefined : book.program(slug);
  if (match) {
    const named = programParameter(match) !== undefined;
    if (named && program?.status !== 'live' && program?.status !== 'draft')
      return { kind: 'not_found', ...portal };
    // Links on a program's page lead into that program.
    const base = named && program ? program.base_route : '';
    return { kind: 'site', match, ...(program ? { program } : {}), ...portal, base };
  }
  if (!program) return { kind: 'not_found', ...portal };
  if (program.status === 'archived') return redirect(`/__archive/${program.slug}`, 301);
  if (alias) return atAlias(alias, program, portal);
  const standpoint: Standpoint = { base: program.base_route, host: 'portal' };
  if (based === undefined && program.base_route !== `/programs/${program.slug}`) {
    const rest = path.slice(`/programs/${program.slug}`.length) || '/';
    return redirect(joinPath(program.base_route, rest), 301);
  }
  return within(program, path.slice(standpoint.base.length) || '/', standpoint);
}

/** What a site route's address names its program by: the slug, or a campaign's slug or uuid. */
const programParameter = ({ parameters }: SiteMatch): string | undefined =>
  parameters.name ?? parameters.campaign_id;

/** The slug that a site route's address names; undefined where it names no program. */
function namedProgram(match: SiteMatch, book: AddressBook): string | undefined {
  const { name, campaign_id } = match.parameters;
  return name ?? (campaign_id === undefined ? undefined : book.named(campaign_id));
}

function onProgramHost(
  host: Exclude<HostClass, { kind: 'portal' }>,
  path: string | undefined,
  book: AddressBook,
): Resolution {
  const standpoint: Standpoint = { base: '', host: host.kind };
  const program = book.program(host.slug);
  if (!program) return { kind: 'not_found', ...standpoint };
  if (path === undefined) return missing(program, standpoint);
  const full = `/programs/${program.slug}`;
  if (path === full || path.startsWith(`${full}/`))
    return redirect(path.slice(full.length) || '/', 301);
  const alias = book.alias(path);
  if (alias?.slug === program.slug) return atAlias(alias, program, standpoint);
  const match = matchSiteRoute(path);
  const foreign =
    /^\/(programs|__archive)(\/|$)/.test(path) ||
    (match !== undefined &&
      programParameter(match) !== undefined &&
      namedProgram(match, book) !== program.slug);
  if (foreign) return redirect(likePath(program, ...foreignPlace(path, book)), 302);
  if (path === '/tos') return redirect(legalPath('terms'), 301);
  const place = findPlace(program, path);
  if (place) return within(program, path, standpoint);
  if (match?.route.branded) return { kind: 'site', match, program, ...standpoint };
  return missing(program, standpoint);
}

/** The program below whose slug an address stands, where there is such a one, and where in it. */
function foreignPlace(path: string, book: AddressBook): [Program | undefined, string] {
  const [, slug, rest = ''] = /^\/programs\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  return slug === undefined ? [undefined, '/'] : [book.program(slug), rest || '/'];
}

/** On a host that belongs to nobody, every address shows the one page there is. */
function missing(program: Program, standpoint: Standpoint): Resolution {
  return standpoint.host === 'unknown'
    ? within(program, '/', standpoint)
    : { kind: 'not_found', program, ...standpoint };
}

function within(program: Program, path: string, standpoint: Standpoint): Resolution {
  const place = findPlace(program, path);
  if (place === undefined) return { kind: 'not_found', program, ...standpoint };
  if (place.kind === 'moved') return redirect(joinPath(standpoint.base, place.path), 301);
  return { kind: 'program', program, place, ...standpoint };
}

function inArchive(id: string, book: AddressBook, portal: Standpoint): Resolution {
  const [first = '', ...rest] = id.split('/');
  const slug = book.archived(first);
  const program = slug === undefined ? undefined : book.program(slug);
  if (!program) return { kind: 'not_found', ...portal };
  return within(program, `/${rest.join('/')}`, { ...portal, base: `/__archive/${first}` });
}

function atAlias(alias: Alias, program: Program, standpoint: Standpoint): Resolution {
  const base = standpoint.host === 'portal' ? program.base_route : '';
  if (alias.mode === 'redirect') return redirect(joinPath(base, alias.page), 301);
  return within(program, alias.page, { ...standpoint, base });
}

function redirect(path: string, status: 301 | 302): RedirectTo {
  const location = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
  return { kind: 'redirect', location, status };
}
