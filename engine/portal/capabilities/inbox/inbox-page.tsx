import { useRouter } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import type { ConsolePageProperties } from '../../core/console/console-page.ts';
import { SavedViews } from '../../core/console/saved-views.tsx';
import { useShortcuts } from '../../core/console/shortcuts.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { useFilters } from '../../core/console/use-filters.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { Skeleton } from '../../kit/parts/skeleton.tsx';
import * as styles from './inbox.css.ts';
import { InboxFiltersBar } from './inbox-filters.tsx';
import { InboxList } from './inbox-list.tsx';
import { inboxWords } from './inbox-words.ts';
import { ItemView } from './item-view.tsx';
import { itemKey, readItemKey } from './kinds.ts';
import { keyAfter, keyBeside } from './list-position.ts';
import { INBOX_FILTERS, useInbox } from './use-inbox.ts';
import { useMatching } from './use-matching.ts';

const BulkPanel = lazyPart(async () => (await import('./bulk-panel.tsx')).BulkPanel);
const HeldBar = lazyPart(async () => (await import('./held-bar.tsx')).HeldBar);
const MatchingPanel = lazyPart(async () => (await import('./matching-panel.tsx')).MatchingPanel);

/** Whatever waits for operators: the list, and what one opens of it. */
export function InboxPage({ thing }: ConsolePageProperties) {
  const say = useWords();
  const { history } = useRouter();
  const { addressOf, may } = useConsole();
  const [filters, narrow] = useFilters(INBOX_FILTERS);
  const inbox = useInbox(filters);
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  const items = inbox.items ?? [];
  const keys = items.map(itemKey);
  const open = (key: string | undefined) =>
    history.replace(addressOf('inbox', key) + location.search);
  const toggle = (key: string) =>
    setSelection((before) => {
      const after = new Set(before);
      if (!after.delete(key)) after.add(key);
      return after;
    });
  const step = (steps: number) => () => open(keyBeside(keys, thing, steps));
  useShortcuts([
    { key: 'j', word: inboxWords.next, run: step(1) },
    { key: 'k', word: inboxWords.previous, run: step(-1) },
    ...(may('review')
      ? [{ key: 'x', word: inboxWords.selectKey, run: () => thing !== undefined && toggle(thing) }]
      : []),
  ]);
  const selected = items.filter((item) => selection.has(itemKey(item)));
  const allShown = items.length > 0 && selected.length === items.length;
  const matching = useMatching(filters, allShown && inbox.readOn !== undefined);
  const unselect = () => {
    setSelection(new Set());
    matching.release();
  };
  const named = thing === undefined ? undefined : readItemKey(thing);
  const decided = () =>
    thing !== undefined &&
    open(
      keyAfter(
        items.map((item) => ({ key: itemKey(item), decided: item.waiting_decision !== null })),
        thing,
      ),
    );
  const besides = named !== undefined || selected.length > 0 || matching.taken !== undefined;
  return (
    <>
      <h1 className={`${frame.title} ${styles.title}`}>{say(inboxWords.title)}</h1>
      <div className={styles.beside} data-open={besides ? '' : undefined}>
        <InboxFiltersBar filters={filters} onNarrow={narrow} />
        <SavedViews page="inbox" filters={filters} />
      </div>
      <Suspense>
        <HeldBar />
      </Suspense>
      <div className={styles.desk}>
        <div className={styles.side} data-open={besides ? '' : undefined}>
          {inbox.items === undefined && !inbox.error && <Skeleton rows={8} shape="rows" />}
          {inbox.error && <CallProblem error={inbox.error} onRetry={inbox.retry} />}
          {inbox.items?.length === 0 && (
            <NothingWaits
              narrowed={Object.keys(filters).length > 0}
              onClear={() => narrow({ kinds: undefined, search: undefined, overdue: undefined })}
            />
          )}
          {items.length > 0 && (
            <>
              <InboxList
                items={items}
                current={thing}
                selection={selection}
                onSelect={toggle}
                readOn={inbox.readOn}
              />
              {may('review') && (
                <label className={styles.choice}>
                  <input
                    type="checkbox"
                    checked={allShown}
                    onChange={({ currentTarget: { checked } }) =>
                      setSelection(new Set(checked ? keys : []))
                    }
                  />
                  {say(inboxWords.selectAll)}
                </label>
              )}
              {may('review') && matching.take && (
                <button type="button" className={frame.smallButton} onClick={matching.take}>
                  {say(inboxWords.selectMatching, { count: matching.offered })}
                </button>
              )}
            </>
          )}
        </div>
        <div className={styles.item}>
          {besides && (
            <ConsoleLink
              to={addressOf('inbox') + location.search}
              className={`${frame.smallButton} ${styles.back}`}
              onClick={unselect}
            >
              {say(inboxWords.back)}
            </ConsoleLink>
          )}
          <Suspense fallback={<Skeleton />}>
            {matching.taken ? (
              <MatchingPanel
                filters={filters}
                matching={matching.taken}
                onCount={matching.lookAgain}
                onDone={unselect}
              />
            ) : selected.length > 0 ? (
              <BulkPanel items={selected} onDone={unselect} />
            ) : named ? (
              <ItemView
                key={thing}
                {...named}
                listed={items.find((item) => itemKey(item) === thing)}
                onDecided={decided}
              />
            ) : (
              items.length > 0 && (
                <Empty icon="tabler:mail" title={say(inboxWords.chooseOne)}>
                  {say(inboxWords.chooseOneText)}
                </Empty>
              )
            )}
          </Suspense>
        </div>
      </div>
    </>
  );
}

interface NothingWaitsProperties {
  readonly narrowed: boolean;
  readonly onClear: () => void;
}

function NothingWaits({ narrowed, onClear }: NothingWaitsProperties) {
  const say = useWords();
  if (!narrowed)
    return (
      <Empty icon="tabler:circle-check" title={say(inboxWords.nothing)}>
        {say(inboxWords.nothingText)}
      </Empty>
    );
  return (
    <Empty icon="tabler:search" title={say(inboxWords.nothingFound)}>
      <button type="button" className={frame.smallButton} onClick={onClear}>
        {say(inboxWords.clearFilters)}
      </button>
    </Empty>
  );
}
