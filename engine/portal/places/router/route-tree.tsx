import { createRootRouteWithContext, createRoute, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '../../base/view/router-context.ts';
import { Document } from '../../frame/document/document.tsx';
import { viewRoute } from './view-route.tsx';

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <Document>
      <Outlet />
    </Document>
  ),
});

/** What stands where is the server's to say, from the manifests: one route serves every address. */
export const routeTree = rootRoute.addChildren([
  createRoute({ getParentRoute: () => rootRoute, path: '/', ...viewRoute }),
  createRoute({ getParentRoute: () => rootRoute, path: '$', ...viewRoute }),
]);
