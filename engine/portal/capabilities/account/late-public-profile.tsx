import { useLingui } from '@lingui/react';
import { Suspense, use } from 'react';
import { addParts } from '../../base/i18n/load-messages.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { useView } from '../../base/view/use-view.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';

const WORDS: readonly string[] = ['public-profile'];

const Part = lazyPart(async () => {
  const { PublicProfilePart } = await import('./public-profile-part.tsx');
  return ({ words }: { readonly words: Promise<void> }) => {
    use(words);
    return <PublicProfilePart />;
  };
});

/** What a member shows to everybody, with its code and its words after those of every visit. */
export function LatePublicProfile() {
  const { i18n } = useLingui();
  const words = addParts(i18n, useView(), WORDS);
  return (
    <Suspense fallback={<Skeleton rows={2} />}>
      <Part words={words} />
    </Suspense>
  );
}
