import { lazy, Suspense } from 'react';
import { Boundary } from '../../base/runtime/boundary.tsx';
import { useAlive } from '../../base/runtime/use-alive.ts';

const LiveParts = lazy(async () => ({ default: (await import('./live-parts.tsx')).LiveParts }));

/**
 * What only a page with script has: nothing of it is in the server's document, and a page is
 * better without it than not at all.
 */
export function LiveShell() {
  if (!useAlive()) return null;
  return (
    <Boundary fallback={() => null}>
      <Suspense>
        <LiveParts />
      </Suspense>
    </Boundary>
  );
}
