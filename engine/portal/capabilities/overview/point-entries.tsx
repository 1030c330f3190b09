import { listPointEntries } from '#contract/rewards/operator-endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { smallButton, title, toolbar } from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { useExport } from '../../core/console/use-export.ts';
import { useFilters } from '../../core/console/use-filters.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { Paged } from '../../kit/parts/paged.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import * as styles from './overview.css.ts';
import { overviewWords } from './overview-words.ts';
import { PointFiltersBar } from './point-filters.tsx';
import { POINT_FILTERS, pointQuery } from './point-query.ts';
import { PointTable } from './point-table.tsx';

/** How many entries come at once. */
const PAGE = 50;
const NO_FILTER = { source: undefined, from: undefined, to: undefined };

/** Every change of points in the program, narrowed to what the address says. */
export function PointEntries() {
  const say = useWords();
  const { program, may, addressOf } = useConsole();
  const [filters, narrow] = useFilters(POINT_FILTERS);
  const query = pointQuery(filters);
  const ledger = usePages(listPointEntries, {
    query: { uuid: program.uuid, limit: PAGE, ...query },
  });
  const file = useExport('points');
  return (
    <>
      <div className={toolbar}>
        <p className={styles.back}>
          <ConsoleLink to={addressOf('overview')}>{say(overviewWords.back)}</ConsoleLink>
        </p>
        <h1 className={title}>{say(overviewWords.points)}</h1>
        {may('export_lists') && (
          <button
            type="button"
            className={smallButton}
            aria-disabled={file.isPending}
            onClick={() => !file.isPending && file.mutate({ ...query })}
          >
            <Icon name="tabler:download" />
            {say(overviewWords.csv)}
          </button>
        )}
      </div>
      {file.error && <CallProblem error={file.error} />}
      <PointFiltersBar filters={filters} onNarrow={narrow} />
      <Paged of={ledger} rows={8} shape="rows">
        {(pages) => {
          const entries = pages.flatMap(({ items }) => items);
          if (entries.length > 0) return <PointTable entries={entries} />;
          return (
            <NoEntry narrowed={Object.keys(filters).length > 0} onClear={() => narrow(NO_FILTER)} />
          );
        }}
      </Paged>
    </>
  );
}

interface NoEntryProperties {
  readonly narrowed: boolean;
  readonly onClear: () => void;
}

function NoEntry({ narrowed, onClear }: NoEntryProperties) {
  const say = useWords();
  if (!narrowed)
    return (
      <Empty icon="tabler:coin" title={say(overviewWords.noEntries)}>
        {say(overviewWords.noEntriesText)}
      </Empty>
    );
  return (
    <Empty icon="tabler:search" title={say(overviewWords.noneFound)}>
      <button type="button" className={smallButton} onClick={onClear}>
        {say(overviewWords.clearFilters)}
      </button>
    </Empty>
  );
}
