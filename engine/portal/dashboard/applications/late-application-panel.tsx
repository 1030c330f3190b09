import { lazy, Suspense } from 'react';
import { Skeleton } from '../parts/skeleton.tsx';

const ApplicationPanel = lazy(async () => ({
  default: (await import('./application-panel.tsx')).ApplicationPanel,
}));

/** Applying, with its code only for those who are not members. */
export function LateApplicationPanel() {
  return (
    <Suspense fallback={<Skeleton />}>
      <ApplicationPanel />
    </Suspense>
  );
}
