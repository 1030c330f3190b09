import { lazy, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import type { View } from '#contract/programs/view.ts';
import { Boundary } from '#portal/base/runtime/boundary.tsx';
import { isLeaving } from '#portal/base/runtime/page-reload.ts';

const loadErrorDocument = async () => (await import('./error-document.tsx')).ErrorDocument;
const ErrorDocument = lazy(async () => ({ default: await loadErrorDocument() }));

interface MountBoundaryProperties {
  readonly view: View;
  readonly children: ReactNode;
}

/** Shows the error page where the document itself cannot be drawn. */
export function MountBoundary({ view, children }: MountBoundaryProperties) {
  const fallback = (error: unknown) => (
    <Suspense>
      <ErrorDocument error={error} view={view} />
    </Suspense>
  );
  return <Boundary fallback={fallback}>{children}</Boundary>;
}

/**
 * Shows the error page where the app could not even start. If that cannot be fetched either, the
 * document stays as the server made it: it reads and leads on without script.
 */
export async function showMountError(error: unknown, view: View | undefined): Promise<void> {
  console.error(error);
  if (isLeaving()) return;
  const Page = await loadErrorDocument();
  createRoot(document).render(<Page error={error} view={view} />);
}
