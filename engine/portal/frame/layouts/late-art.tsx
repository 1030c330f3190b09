import { type ComponentType, lazy, Suspense } from 'react';
import '../../base/art/art.css.ts';

let ready: ComponentType | undefined;

/** Loads the picture's component, so that rendering a document never waits for it. */
export async function preloadPicture(): Promise<ComponentType> {
  ready ??= (await import('./program-picture.tsx')).ProgramPicture;
  return ready;
}

const Late = lazy(async () => ({ default: await preloadPicture() }));

/**
 * The program's picture on a page for work: documents carry it, and in the browser what draws it
 * comes after everything that one can use.
 */
export function LateArt() {
  const Picture = (import.meta.env.SSR && ready) || Late;
  return (
    <Suspense>
      <Picture />
    </Suspense>
  );
}
