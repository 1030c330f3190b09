import type { Catalogue } from '#catalogue/catalogue.ts';
import type { CompiledProgram } from '#contract/programs/compiled.ts';
import type { View } from '#contract/programs/view.ts';
import { joinPath } from '#domain/routing/paths.ts';
import { pagePath } from '#domain/routing/site-routes.ts';
import type { ViewRequest } from './view-request.ts';

/**
 * The addresses a page names: its canonical one, those of its other locales, and the portal's.
 * They come from the catalogue alone: what a request says of its host never enters a page.
 */
export function addressesOf(
  { resolution, path, localPort }: ViewRequest,
  catalogue: Catalogue,
  compiled: CompiledProgram | undefined,
): Pick<View, 'base' | 'portal_origin' | 'canonical'> {
  const portal = `https://${catalogue.main_hosts[0] ?? 'localhost'}`;
  const canonical = compiled
    ? programAddress(compiled, resolution.base, path, portal)
    : `${portal}${encodeURI(pagePath(path))}`;
  const onPortal = resolution.host === 'portal';
  return {
    base: resolution.base,
    portal_origin: onPortal
      ? ''
      : localPort === undefined
        ? portal
        : `http://localhost:${localPort}`,
    canonical,
  };
}

function programAddress(
  { program }: CompiledProgram,
  base: string,
  path: string,
  portal: string,
): string {
  const within = path.startsWith(base) ? path.slice(base.length) || '/' : '/';
  const host = program.hosts[0];
  if (host !== undefined) return `https://${host}${within}`;
  const home = program.status === 'archived' ? `/__archive/${program.slug}` : program.base_route;
  return `${portal}${joinPath(home, within)}`;
}
