import { Suspense } from 'react';
import type { Self } from '#contract/account/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { AccountPart } from './account-part.tsx';
import { accountWords } from './account-words.ts';

const Links = lazyPart(async () => (await import('./links.tsx')).Links);

/** The linked accounts, whose code comes after that of every visit to the account. */
export function LinksPart({ self }: { readonly self: Self }) {
  const say = useWords();
  return (
    <AccountPart
      id="linked-accounts"
      title={say(accountWords.links)}
      text={say(accountWords.linksText)}
    >
      <Suspense fallback={<Skeleton rows={2} />}>
        <Links self={self} />
      </Suspense>
    </AccountPart>
  );
}
