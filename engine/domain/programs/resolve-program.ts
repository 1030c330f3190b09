import type { HostClass } from './classify-host.ts';

export interface ProgramClues {
  /** The program that the route itself names. */
  readonly meta?: string | undefined;
  /** The route's program parameter. */
  readonly parameter?: string | undefined;
  /** The class of the host. */
  readonly host: HostClass;
  /** The public path. */
  readonly path: string;
  /** The route's name, such as `programs-sega-login`. */
  readonly routeName?: string | undefined;
}

/**
 * The slug of the current program (specification, section 2), by the first of these that names one:
 * route meta, the route's program parameter, the host name, the path segment after /programs/, the
 * route name. Undefined where none of them names a program that `exists`.
 */
export function resolveProgram(
  clues: ProgramClues,
  exists: (slug: string) => boolean,
): string | undefined {
  const { host } = clues;
  const candidates = [
    clues.meta,
    clues.parameter,
    host.kind === 'portal' ? undefined : host.slug,
    /^\/programs\/([a-z0-9-]+)(?:\/|$)/.exec(clues.path)?.[1],
    /^programs-([a-z0-9-]+)$/.exec(clues.routeName ?? '')?.[1],
  ];
  for (const candidate of candidates) {
    if (candidate !== undefined && exists(candidate)) return candidate;
  }
  return slugWithin(clues.routeName, exists);
}

/** `programs-sega-login` names sega: the longest leading part that is a program. */
function slugWithin(
  routeName: string | undefined,
  exists: (slug: string) => boolean,
): string | undefined {
  if (!routeName?.startsWith('programs-')) return undefined;
  const parts = routeName.slice('programs-'.length).split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const slug = parts.slice(0, length).join('-');
    if (exists(slug)) return slug;
  }
  return undefined;
}
