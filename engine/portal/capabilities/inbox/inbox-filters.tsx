import { INBOX_KINDS } from '#contract/vocabulary/inbox-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import { useView } from '../../base/view/use-view.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { SearchField } from '../../core/console/search-field.tsx';
import { formatNumber } from '../../kit/parts/format.ts';
import * as styles from './inbox.css.ts';
import { inboxWords } from './inbox-words.ts';
import { KINDS } from './kinds.ts';
import { type InboxFilters, useInboxCounts } from './use-inbox.ts';

interface InboxFiltersBarProperties {
  readonly filters: InboxFilters;
  readonly onNarrow: (change: { [Name in keyof InboxFilters]: string | undefined }) => void;
}

/** Which kinds are shown, with how much of each waits; a search, and what waits too long. */
export function InboxFiltersBar({ filters, onNarrow }: InboxFiltersBarProperties) {
  const say = useWords();
  const { locale } = useView();
  const counts = useInboxCounts();
  const waiting = (kind: string) => counts?.find((count) => count.kind === kind)?.waiting ?? 0;
  const all = counts?.reduce((sum, count) => sum + count.waiting, 0) ?? 0;
  const late = counts?.reduce((sum, count) => sum + count.overdue, 0) ?? 0;
  const views = [
    { kind: undefined, word: inboxWords.all, count: all },
    ...INBOX_KINDS.map((kind) => ({ kind, word: KINDS[kind].word, count: waiting(kind) })),
  ];
  return (
    <div className={frame.toolbar}>
      <fieldset className={styles.views}>
        <legend className={visuallyHidden}>{say(inboxWords.list)}</legend>
        {views.map(({ kind, word, count }) => (
          <button
            key={kind ?? 'all'}
            type="button"
            className={styles.view}
            aria-pressed={filters.kinds === kind}
            onClick={() => onNarrow({ kinds: kind })}
          >
            {say(word)}
            {counts && <span className={styles.count}>{formatNumber(count, locale)}</span>}
          </button>
        ))}
      </fieldset>
      <SearchField
        label={say(inboxWords.search)}
        value={filters.search ?? ''}
        onSearch={(search) => onNarrow({ search: search || undefined })}
      />
      {(late > 0 || filters.overdue) && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={filters.overdue !== undefined}
            onChange={({ currentTarget: { checked } }) =>
              onNarrow({ overdue: checked ? 'yes' : undefined })
            }
          />
          {say(inboxWords.overdueOnly)}
          <span className={styles.count}>{formatNumber(late, locale)}</span>
        </label>
      )}
    </div>
  );
}
