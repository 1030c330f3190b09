import { useState } from 'react';
import { REDEMPTION_STATES } from '#contract/vocabulary/state-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { visuallyHidden } from '../../base/theme/parts.css.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import type { ConsolePageProperties } from '../../core/console/console-page.ts';
import { SearchField } from '../../core/console/search-field.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { useExport } from '../../core/console/use-export.ts';
import { useFilters } from '../../core/console/use-filters.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { Paged } from '../../kit/parts/paged.tsx';
import { BulkSelection } from './bulk-selection.tsx';
import { FulfilFile } from './fulfil-file.tsx';
import * as styles from './fulfilment.css.ts';
import { STATE_WORDS, fulfilmentWords as words } from './fulfilment-words.ts';
import { RedemptionTable } from './redemption-table.tsx';
import { REDEMPTION_FILTERS, redemptionQuery, useRedemptions } from './use-redemptions.ts';

/** What of the page the address of a file names. */
const FROM_FILE = 'file';

/** What creators redeemed: what waits, what was delivered and what was refunded. */
export function FulfilmentPage({ thing }: ConsolePageProperties) {
  return thing === FROM_FILE ? <FulfilFile /> : <Redemptions />;
}

function Redemptions() {
  const say = useWords();
  const { may, addressOf } = useConsole();
  const [filters, narrow] = useFilters(REDEMPTION_FILTERS);
  const query = redemptionQuery(filters);
  const redemptions = useRedemptions(filters);
  const [selection, setSelection] = useState<ReadonlySet<number>>(new Set());
  const file = useExport('redemptions');
  const all = redemptions.pages?.flatMap(({ items }) => items) ?? [];
  // What was marked meanwhile stays in sight until whoever marked it has read what came of it.
  const selected = all.filter(({ id }) => selection.has(id));
  return (
    <div className={styles.page}>
      <div className={frame.toolbar}>
        <h1 className={frame.title}>{say(words.title)}</h1>
        <SearchField
          label={say(words.search)}
          value={filters.search ?? ''}
          onSearch={(search) => narrow({ search })}
        />
        <label>
          <span className={visuallyHidden}>{say(words.state)}</span>
          <select
            className={frame.field}
            value={query.state ?? ''}
            onChange={({ currentTarget: { value } }) => narrow({ state: value })}
          >
            <option value="">{say(words.allStates)}</option>
            {REDEMPTION_STATES.map((one) => (
              <option key={one} value={one}>
                {say(STATE_WORDS[one])}
              </option>
            ))}
          </select>
        </label>
        {may('export_lists') && (
          <button
            type="button"
            className={frame.smallButton}
            aria-disabled={file.isPending}
            onClick={() => !file.isPending && file.mutate({ ...query })}
          >
            <Icon name="tabler:download" />
            {say(words.csv)}
          </button>
        )}
        {may('fulfil_rewards') && (
          <ConsoleLink to={addressOf('rewards', FROM_FILE)} className={frame.smallButton}>
            <Icon name="tabler:upload" />
            {say(words.fromFile)}
          </ConsoleLink>
        )}
      </div>
      {file.error && <CallProblem error={file.error} />}
      {selection.size > 0 && selected.length > 0 && (
        <BulkSelection selected={selected} onLeave={() => setSelection(new Set())} />
      )}
      <Paged of={redemptions} rows={8} shape="rows">
        {() =>
          all.length > 0 ? (
            <RedemptionTable items={all} selection={selection} onSelect={setSelection} />
          ) : (
            <NoRedemption
              narrowed={Object.keys(query).length > 0}
              onClear={() => narrow({ state: undefined, search: undefined })}
            />
          )
        }
      </Paged>
    </div>
  );
}

interface NoRedemptionProperties {
  readonly narrowed: boolean;
  readonly onClear: () => void;
}

function NoRedemption({ narrowed, onClear }: NoRedemptionProperties) {
  const say = useWords();
  if (!narrowed)
    return (
      <Empty icon="tabler:gift" title={say(words.nothing)}>
        {say(words.nothingText)}
      </Empty>
    );
  return (
    <Empty icon="tabler:search" title={say(words.nothingFound)}>
      <button type="button" className={frame.smallButton} onClick={onClear}>
        {say(words.clear)}
      </button>
    </Empty>
  );
}
