import { useEffect, useMemo, useState } from 'react';
import { listAuditEntries } from '#contract/operator/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { smallButton, title, toolbar } from '../../core/console/console-frame.css.ts';
import { useConsole } from '../../core/console/use-console.ts';
import { useExport } from '../../core/console/use-export.ts';
import { useFilters } from '../../core/console/use-filters.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { Empty } from '../../kit/parts/empty.tsx';
import { Paged } from '../../kit/parts/paged.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import { AuditFiltersBar } from './audit-filters.tsx';
import { AUDIT_FILTERS, auditQuery } from './audit-query.ts';
import { AuditTable } from './audit-table.tsx';
import { auditWords } from './audit-words.ts';
import type { AuditEntry } from './entry-names.ts';

/** How many entries come at once. */
const PAGE = 50;

/** What was done in the program, by whom and when. */
export function AuditPage() {
  const say = useWords();
  const { program, may } = useConsole();
  const [filters, narrow] = useFilters(AUDIT_FILTERS);
  const query = auditQuery(filters);
  const log = usePages(listAuditEntries, { query: { uuid: program.uuid, limit: PAGE, ...query } });
  const entries = useMemo(() => log.pages?.flatMap(({ items }) => items) ?? [], [log.pages]);
  const actions = useSeenActions(entries);
  const file = useExport('audit');
  const clear = () =>
    narrow({
      action: undefined,
      actor: undefined,
      kind: undefined,
      from: undefined,
      to: undefined,
    });
  return (
    <>
      <div className={toolbar}>
        <h1 className={title}>{say(auditWords.title)}</h1>
        {may('export_lists') && (
          <button
            type="button"
            className={smallButton}
            aria-disabled={file.isPending}
            onClick={() => !file.isPending && file.mutate({ ...query })}
          >
            <Icon name="tabler:download" />
            {say(auditWords.csv)}
          </button>
        )}
      </div>
      {file.error && <CallProblem error={file.error} />}
      <AuditFiltersBar filters={filters} actions={actions} onNarrow={narrow} />
      <Paged of={log} rows={8} shape="rows">
        {() =>
          entries.length > 0 ? (
            <AuditTable entries={entries} onNarrow={narrow} />
          ) : (
            <NoEntry narrowed={Object.keys(filters).length > 0} onClear={clear} />
          )
        }
      </Paged>
    </>
  );
}

/** Every action that stood in the log since the page was opened, whatever it is narrowed to now. */
function useSeenActions(entries: readonly AuditEntry[]): readonly string[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  useEffect(
    () =>
      setSeen((before) => [...new Set([...before, ...entries.map(({ action }) => action)])].sort()),
    [entries],
  );
  return seen;
}

interface NoEntryProperties {
  readonly narrowed: boolean;
  readonly onClear: () => void;
}

function NoEntry({ narrowed, onClear }: NoEntryProperties) {
  const say = useWords();
  if (!narrowed)
    return (
      <Empty icon="tabler:history" title={say(auditWords.nothing)}>
        {say(auditWords.nothingText)}
      </Empty>
    );
  return (
    <Empty icon="tabler:search" title={say(auditWords.nothingFound)}>
      <button type="button" className={smallButton} onClick={onClear}>
        {say(auditWords.clearFilters)}
      </button>
    </Empty>
  );
}
