import { useLingui } from '@lingui/react';
import { Suspense, use } from 'react';
import { APPLYING_PARTS } from '../../i18n/dashboard-parts.ts';
import { addParts } from '../../i18n/load-messages.ts';
import { lazyPart } from '../../shell/lazy-part.ts';
import { useView } from '../../view/use-view.ts';
import { Skeleton } from '../parts/skeleton.tsx';

const ApplicationPanel = lazyPart(async () => {
  const { ApplicationPanel: Panel } = await import('./application-panel.tsx');
  return ({ words }: { readonly words: Promise<void> }) => {
    use(words);
    return <Panel />;
  };
});

/** Applying, with its code and its words only for those who are not members. */
export function LateApplicationPanel() {
  const { i18n } = useLingui();
  const words = addParts(i18n, useView(), APPLYING_PARTS);
  return (
    <Suspense fallback={<Skeleton />}>
      <ApplicationPanel words={words} />
    </Suspense>
  );
}
