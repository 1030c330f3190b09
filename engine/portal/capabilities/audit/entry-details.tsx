import type { ReactNode } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { localMoment } from '../../kit/parts/format.ts';
import * as styles from './audit.css.ts';
import type { AuditFilters } from './audit-query.ts';
import { auditWords } from './audit-words.ts';
import { detailText, readDetails } from './detail-text.ts';
import { type AuditEntry, SUBJECT_WORDS } from './entry-names.ts';

interface EntryDetailsProperties {
  readonly entry: AuditEntry;
  /** What whoever did it is called. */
  readonly actor: string;
  /** Narrows the log to what is like this entry. */
  readonly onNarrow: (change: AuditFilters) => void;
}

/** All that is known of an entry; it stands in a panel, outside of the console's page. */
export function EntryDetails({ entry, actor, onNarrow }: EntryDetailsProperties) {
  const say = useWords();
  const { locale } = useView();
  const { changes, facts } = readDetails(entry);
  return (
    <div className={styles.entry}>
      <dl className={styles.facts}>
        <Pair name={say(auditWords.when)}>{localMoment(entry.at, locale)}</Pair>
        <Pair name={say(auditWords.who)}>
          <bdi>{actor}</bdi>
        </Pair>
        <Pair name={say(auditWords.actorId)}>
          <bdi translate="no">{entry.actor_id}</bdi>
        </Pair>
        <Pair name={say(auditWords.subject)}>{say(SUBJECT_WORDS[entry.subject_kind])}</Pair>
        <Pair name={say(auditWords.subjectId)}>
          <bdi translate="no">{entry.subject_id}</bdi>
        </Pair>
        {entry.request_id && (
          <Pair name={say(auditWords.requestId)}>
            <bdi translate="no">{entry.request_id}</bdi>
          </Pair>
        )}
      </dl>
      {changes.length > 0 && (
        <table className={styles.change}>
          <caption>{say(auditWords.change)}</caption>
          <thead>
            <tr>
              <th scope="col">{say(auditWords.field)}</th>
              <th scope="col">{say(auditWords.before)}</th>
              <th scope="col">{say(auditWords.after)}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ name, before, after }) => (
              <tr key={name}>
                <th scope="row" translate="no">
                  {name}
                </th>
                <td>
                  <Value of={before} />
                </td>
                <td>
                  <Value of={after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(([name, value]) => (
            <Pair key={name} name={name}>
              <Value of={value} />
            </Pair>
          ))}
        </dl>
      )}
      <div className={styles.links}>
        <button
          type="button"
          className={smallButton}
          onClick={() => onNarrow({ actor: entry.actor_id })}
        >
          {say(auditWords.sameActor)}
        </button>
        <button
          type="button"
          className={smallButton}
          onClick={() => onNarrow({ action: entry.action })}
        >
          {say(auditWords.sameAction)}
        </button>
      </div>
    </div>
  );
}

function Pair({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A stored value: text, whatever it says. */
function Value({ of }: { readonly of: unknown }) {
  const say = useWords();
  const text = detailText(of);
  if (text === undefined) return <span className={styles.muted}>{say(auditWords.none)}</span>;
  return (
    <span dir="auto" translate="no">
      {text}
    </span>
  );
}
