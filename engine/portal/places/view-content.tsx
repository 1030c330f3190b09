import { lazy, Suspense } from 'react';
import { useAlive } from '../base/runtime/use-alive.ts';
import { useReady } from '../base/runtime/use-ready.ts';
import { useView } from '../base/view/use-view.ts';
import { pageComponent } from './registry.ts';

const Guards = lazy(async () => ({ default: (await import('./guards.tsx')).Guards }));

/** What stands at the current address. */
export function ViewContent() {
  useReady();
  const { content, program, guards } = useView();
  const guarded = program !== undefined && (content.kind === 'section' || guards.length > 0);
  const Page = pageComponent(content);
  return (
    <>
      {useAlive() && guarded && (
        <Suspense>
          <Guards />
        </Suspense>
      )}
      <Page content={content} />
    </>
  );
}
