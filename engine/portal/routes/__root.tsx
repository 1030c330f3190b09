import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '../router/context.ts';
import { Document } from '../shell/document.tsx';

export const Route = createRootRouteWithContext<RouterContext>()({
  component: () => (
    <Document>
      <Outlet />
    </Document>
  ),
});
