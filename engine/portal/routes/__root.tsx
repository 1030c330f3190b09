import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { Document } from '../shell/document.tsx';
import type { RouterContext } from '../router/context.ts';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <Document>
      <Outlet />
    </Document>
  ),
});
