import { POINT_SOURCES } from '#contract/vocabulary/state-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { field, toolbar } from '../../core/console/console-frame.css.ts';
import * as styles from './overview.css.ts';
import { overviewWords } from './overview-words.ts';
import type { PointFilters } from './point-query.ts';
import { SOURCE_WORDS } from './source-words.ts';

interface PointFiltersBarProperties {
  readonly filters: PointFilters;
  readonly onNarrow: (change: PointFilters) => void;
}

/** Where points come from, and on which days. */
export function PointFiltersBar({ filters, onNarrow }: PointFiltersBarProperties) {
  const say = useWords();
  const { source = '', from = '', to = '' } = filters;
  return (
    <div className={toolbar}>
      <label className={styles.labelled}>
        {say(overviewWords.source)}
        <select
          className={field}
          value={source}
          onChange={({ currentTarget: { value } }) => onNarrow({ source: value })}
        >
          <option value="">{say(overviewWords.anySource)}</option>
          {POINT_SOURCES.map((one) => (
            <option key={one} value={one}>
              {say(SOURCE_WORDS[one])}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.labelled}>
        {say(overviewWords.from)}
        <input
          type="date"
          className={field}
          value={from}
          max={to || undefined}
          onChange={({ currentTarget: { value } }) => onNarrow({ from: value })}
        />
      </label>
      <label className={styles.labelled}>
        {say(overviewWords.to)}
        <input
          type="date"
          className={field}
          value={to}
          min={from || undefined}
          onChange={({ currentTarget: { value } }) => onNarrow({ to: value })}
        />
      </label>
    </div>
  );
}
