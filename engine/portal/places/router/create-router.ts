import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { View } from '#contract/programs/view.ts';
import type { RouterContext } from '../../base/view/router-context.ts';
import { PLACES } from '../generated/places.ts';
import { routeTree } from './route-tree.tsx';

type Standpoint = Pick<View, 'base' | 'portal_origin'> & { readonly slug: string | undefined };

/** The first segments of the portal's own addresses that every program's host serves as well. */
const SHARED: ReadonlySet<string> = new Set(
  Object.values(PLACES)
    .filter(({ hosts }) => hosts === 'every')
    .map(({ address }) => firstSegment(address)),
);

const isShared = (path: string) => SHARED.has(firstSegment(path));

function firstSegment(path: string): string {
  return path.split('/', 2)[1] ?? '';
}

/**
 * The portal's router. Inside, a program always lives at /programs/<slug>; `rewrite` shows it at
 * its public base, both ways, so that links are written once.
 */
export function createPortalRouter(
  standpoint: Standpoint,
  context: RouterContext,
  history?: RouterHistory,
) {
  return createRouter({
    routeTree,
    context,
    ...(history ? { history } : {}),
    defaultPreloadStaleTime: 30_000,
    defaultPreload: false,
    // On the server it would write an inline script into the shared document.
    scrollRestoration: history === undefined && exceptWhereVisitorsAre(),
    notFoundMode: 'root',
    // Errors are the shell's: they reach its own boundary, below which the whole frame lies.
    disableGlobalCatchBoundary: true,
    ...(standpoint.slug === undefined ? {} : { rewrite: rewriteFor(standpoint, standpoint.slug) }),
  });
}

/**
 * The router restores the scrolled place of whatever it renders, and begins at the top where it knows
 * none. A document comes alive long after it is read: what somebody scrolled to until then stays.
 */
function exceptWhereVisitorsAre(): () => boolean {
  let isAlive = false;
  return () => {
    const restores = isAlive || scrollY === 0;
    isAlive = true;
    return restores;
  };
}

function rewriteFor({ base, portal_origin }: Standpoint, slug: string) {
  const inside = `/programs/${slug}`;
  const covers = (prefix: string, path: string) => path === prefix || path.startsWith(`${prefix}/`);
  return {
    input: ({ url }: { url: URL }) => {
      const { pathname } = url;
      if (covers(inside, pathname)) return url;
      if (base === '' ? !isShared(pathname) : covers(base, pathname)) {
        const rest = pathname.slice(base.length);
        url.pathname = rest === '/' || rest === '' ? inside : inside + rest;
      }
      return url;
    },
    output: ({ url }: { url: URL }) => {
      if (covers(inside, url.pathname)) {
        url.pathname = base + url.pathname.slice(inside.length) || '/';
        return url;
      }
      if (portal_origin === '' || isShared(url.pathname)) return url;
      return new URL(url.pathname + url.search + url.hash, portal_origin);
    },
  };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPortalRouter>;
  }
}
