import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { InboxItem } from '#contract/reviews/inbox-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { relativeTime } from '../../kit/parts/format.ts';
import { useNow } from '../../kit/parts/use-now.ts';
import * as styles from './inbox.css.ts';
import { inboxWords } from './inbox-words.ts';
import { DECISION_WORDS, itemKey, KINDS } from './kinds.ts';

/** Pixels of a row: two lines and its room. */
const ROW = 68;

interface InboxListProperties {
  readonly items: readonly InboxItem[];
  /** The key of the item that is open. */
  readonly current: string | undefined;
  readonly selection: ReadonlySet<string>;
  readonly onSelect: (key: string) => void;
  /** Reads what comes after the last of them; undefined at the end. */
  readonly readOn: (() => void) | undefined;
}

/** What waits, row by row; only those in sight are in the document. */
export function InboxList({ items, current, selection, onSelect, readOn }: InboxListProperties) {
  const say = useWords();
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
    useFlushSync: false,
  });
  const place = items.findIndex((item) => itemKey(item) === current);
  useEffect(() => {
    if (place >= 0) rows.scrollToIndex(place, { align: 'auto' });
  }, [place, rows]);
  const shown = rows.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= items.length - 10) readOn?.();
  }, [last, items.length, readOn]);
  return (
    <div ref={scroller} className={styles.list}>
      <ul
        className={styles.rows}
        aria-label={say(inboxWords.list)}
        style={{ height: rows.getTotalSize() }}
      >
        {shown.map(({ index, start }) => {
          const item = items[index];
          if (!item) return null;
          const key = itemKey(item);
          return (
            <li
              key={key}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
              data-current={key === current ? '' : undefined}
              data-decided={item.waiting_decision ? '' : undefined}
              aria-setsize={readOn ? -1 : items.length}
              aria-posinset={index + 1}
            >
              <input
                type="checkbox"
                className={styles.tick}
                aria-label={say(inboxWords.select, { title: nameOf(item) || item.title })}
                checked={selection.has(key)}
                onChange={() => onSelect(key)}
              />
              <Row item={item} current={key === current} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Row({ item, current }: { readonly item: InboxItem; readonly current: boolean }) {
  const say = useWords();
  const { locale } = useView();
  const { addressOf } = useConsole();
  const now = useNow();
  const { kind, title, submitted_at, due_at, waiting_decision } = item;
  const late = due_at !== null && Date.parse(due_at) < now;
  return (
    <ConsoleLink
      to={addressOf('inbox', itemKey(item)) + location.search}
      className={styles.open}
      aria-current={current ? 'true' : undefined}
    >
      <Icon name={KINDS[kind].icon} />
      <span className={styles.who}>
        <bdi>{nameOf(item) || say(item.creator ? inboxWords.nameless : inboxWords.guest)}</bdi>
      </span>
      <span className={styles.when}>{relativeTime(submitted_at, now, locale)}</span>
      <span className={styles.what}>
        <bdi>{kind === 'application' ? say(inboxWords.application) : title}</bdi>
      </span>
      {waiting_decision ? (
        <span className={styles.mark}>{say(DECISION_WORDS[waiting_decision.decision])}</span>
      ) : (
        due_at !== null && (
          <span className={late ? styles.late : styles.mark}>
            {say(late ? inboxWords.overdue : inboxWords.due, {
              time: relativeTime(due_at, now, locale),
            })}
          </span>
        )
      )}
    </ConsoleLink>
  );
}

const nameOf = ({ creator, guest }: InboxItem): string =>
  creator?.display_name || creator?.email || guest?.name || guest?.email || '';
