import { useLingui } from '@lingui/react';
import { Suspense, use } from 'react';
import { addParts } from '../../base/i18n/load-messages.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { useView } from '../../base/view/use-view.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';

const WORDS: readonly string[] = ['opening'];

const Form = lazyPart(async () => {
  const { GuestOpening } = await import('./guest-opening.tsx');
  return ({ words, token }: { readonly words: Promise<void>; readonly token: string }) => {
    use(words);
    return <GuestOpening token={token} />;
  };
});

/** The form of a guest, with its code and words where one is shown. */
export function LateGuestOpening({ token }: { readonly token: string }) {
  const { i18n } = useLingui();
  const words = addParts(i18n, useView(), WORDS);
  return (
    <Suspense fallback={<Skeleton rows={2} />}>
      <Form words={words} token={token} />
    </Suspense>
  );
}
