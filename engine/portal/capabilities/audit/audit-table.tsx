import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { PersonLink } from '../../core/console/person-link.tsx';
import { useOperatorNames } from '../../core/console/use-operator-names.ts';
import { localMoment } from '../../kit/parts/format.ts';
import { openSlideOver } from '../../kit/shell/overlay-store.ts';
import * as styles from './audit.css.ts';
import type { AuditFilters } from './audit-query.ts';
import { auditWords } from './audit-words.ts';
import { EntryDetails } from './entry-details.tsx';
import { type AuditEntry, actorName, SUBJECT_WORDS } from './entry-names.ts';

const COLUMNS = [
  { word: auditWords.action },
  { word: auditWords.who },
  { word: auditWords.subject },
  { word: auditWords.when },
];

interface AuditTableProperties {
  readonly entries: readonly AuditEntry[];
  readonly onNarrow: (change: AuditFilters) => void;
}

/** Entries of the log, each of which opens its details in a panel. */
export function AuditTable({ entries, onNarrow }: AuditTableProperties) {
  const say = useWords();
  const { locale } = useView();
  const { nameOf } = useOperatorNames();
  const open = (entry: AuditEntry) =>
    openSlideOver({
      title: entry.action,
      content: (close) => (
        <EntryDetails
          entry={entry}
          actor={actorName(entry, nameOf, say)}
          onNarrow={(change) => {
            close();
            onNarrow(change);
          }}
        />
      ),
    });
  return (
    <ConsoleTable label={say(auditWords.list)} columns={COLUMNS}>
      {entries.map((entry) => (
        <tr key={entry.id}>
          <th scope="row">
            <button
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              translate="no"
              onClick={() => open(entry)}
            >
              {entry.action}
            </button>
          </th>
          <td>
            <Actor of={entry}>{actorName(entry, nameOf, say)}</Actor>
          </td>
          <td>
            <Subject of={entry} />
          </td>
          <td>
            <time dateTime={entry.at}>{localMoment(entry.at, locale)}</time>
          </td>
        </tr>
      ))}
    </ConsoleTable>
  );
}

interface OfEntry {
  readonly of: AuditEntry;
}

function Actor({ of: entry, children }: OfEntry & { readonly children: string }) {
  if (entry.actor_kind !== 'creator') return <bdi>{children}</bdi>;
  return <PersonLink id={entry.actor_id}>{children}</PersonLink>;
}

function Subject({ of: { subject_kind, subject_id } }: OfEntry) {
  const say = useWords();
  const kind = say(SUBJECT_WORDS[subject_kind]);
  return (
    <>
      {subject_kind === 'creator' ? <PersonLink id={subject_id}>{kind}</PersonLink> : kind}{' '}
      <bdi className={styles.short} translate="no">
        {subject_id}
      </bdi>
    </>
  );
}
