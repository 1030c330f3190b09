import { useRouterState } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense } from 'react';
import { Boundary } from '../../base/runtime/boundary.tsx';
import { isLeaving } from '../../base/runtime/page-reload.ts';
import { describeError } from '../../base/runtime/status-error.ts';

const FatalScreen = lazy(async () => ({
  default: (await import('./fatal-screen.tsx')).FatalScreen,
}));

/**
 * Shows the full-screen error page whenever something below it holds an error, whether it comes
 * from loading or from rendering; the next navigation is a new attempt.
 */
export function AppBoundary({ children }: { readonly children: ReactNode }) {
  const attempt = useRouterState({ select: ({ matches }) => matches.at(-1) });
  return (
    <Boundary attempt={attempt} fallback={(error) => !isLeaving() && <Fatal error={error} />}>
      {children}
    </Boundary>
  );
}

function Fatal({ error }: { readonly error: unknown }) {
  const { status, message = '' } = describeError(error);
  // What draws the error may itself be out of reach.
  const plain = <h1>{`${status}: ${message}`}</h1>;
  return (
    <main id="content" tabIndex={-1}>
      <Boundary fallback={() => plain}>
        <Suspense>
          <FatalScreen error={error} />
        </Suspense>
      </Boundary>
    </main>
  );
}
