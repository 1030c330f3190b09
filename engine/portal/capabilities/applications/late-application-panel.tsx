import { useLingui } from '@lingui/react';
import { Suspense, use } from 'react';
import { addParts } from '../../base/i18n/load-messages.ts';
import { APPLYING_PARTS } from '../../base/i18n/word-parts.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { useView } from '../../base/view/use-view.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';

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
