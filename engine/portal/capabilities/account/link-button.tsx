import { Suspense } from 'react';
import type { IdentityProvider } from '#contract/programs/view.ts';
import type { ObservationKind } from '#contract/vocabulary/connector-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { quietButton } from '../../base/theme/parts.css.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { useAsksGames } from '../../kit/parts/use-asks-games.ts';
import { openModal } from '../../kit/shell/overlay-store.ts';
import { accountWords } from './account-words.ts';
import { useLinking } from './use-linking.ts';

const LinkConsent = lazyPart(async () => (await import('./link-consent.tsx')).LinkConsent);

interface LinkButtonProperties {
  readonly provider: IdentityProvider;
  /** What the campaign needs of an account there, which is asked for first. */
  readonly kinds: readonly ObservationKind[];
  /** What it says; absent: that the account is linked. */
  readonly words?: string;
}

/** Leaves for a provider to link one's account there, and comes back to this page. */
export function LinkButton({ provider, kinds, words }: LinkButtonProperties) {
  const say = useWords();
  const { busy, error, begin } = useLinking(provider.id);
  const name = { provider: provider.name };
  const asksGames = useAsksGames(provider.id);
  const text = words ?? say(accountWords.link, name);
  const ask = () =>
    openModal({
      title: text,
      content: () => (
        <Suspense fallback={<Skeleton rows={2} />}>
          <LinkConsent provider={provider} kinds={kinds} />
        </Suspense>
      ),
    });
  return (
    <>
      <button
        type="button"
        className={quietButton}
        aria-disabled={busy}
        onClick={busy ? undefined : kinds.length > 0 || asksGames ? ask : () => begin([])}
      >
        <Icon name={provider.icon} />
        {busy ? say(accountWords.leaving, name) : text}
      </button>
      {error && <CallProblem error={error} />}
    </>
  );
}
