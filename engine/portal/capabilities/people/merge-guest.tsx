import { Suspense, useRef, useState } from 'react';
import type { Person } from '#contract/people/person.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { useFilters } from '../../core/console/use-filters.ts';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import { guestMergeWords as words } from './guest-merge-words.ts';
import * as styles from './people.css.ts';
import { readGuest } from './use-people.ts';

// Rarely needed: it is fetched by those who do.
const GuestMergePanel = lazyPart(
  async () => (await import('./guest-merge-panel.tsx')).GuestMergePanel,
);

/** The way to make what a guest has this person's; open where the address names a guest. */
export function MergeGuest({ person }: { readonly person: Pick<Person, 'id' | 'display_name'> }) {
  const say = useWords();
  const { may } = useConsole();
  const opener = useRef<HTMLButtonElement>(null);
  const [filters, narrow] = useFilters(['guest']);
  const named = readGuest(filters);
  const [panel, setPanel] = useState<'open' | 'closed'>(named === undefined ? 'closed' : 'open');
  if (!may('merge_guests')) return null;
  const close = () => {
    setPanel('closed');
    narrow({ guest: undefined });
    opener.current?.focus();
  };
  return (
    <section className={styles.part}>
      <div>
        <button
          ref={opener}
          type="button"
          className={smallButton}
          aria-expanded={panel === 'open'}
          onClick={() => (panel === 'open' ? close() : setPanel('open'))}
        >
          {say(words.merge)}
        </button>
      </div>
      {panel === 'open' && (
        <Suspense fallback={<Skeleton shape="rows" />}>
          <GuestMergePanel person={person} named={named} onDone={close} />
        </Suspense>
      )}
    </section>
  );
}
