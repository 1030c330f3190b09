import { type ReactNode, useEffect, useId, useState } from 'react';
import { AUDIT_SUBJECT_KINDS } from '#contract/shapes/reviews.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { field } from '../../core/console/console-frame.css.ts';
import { useOperatorNames } from '../../core/console/use-operator-names.ts';
import * as styles from './audit.css.ts';
import type { AuditFilters } from './audit-query.ts';
import { auditWords } from './audit-words.ts';
import { SUBJECT_WORDS } from './entry-names.ts';

interface AuditFiltersBarProperties {
  readonly filters: AuditFilters;
  /** Actions that the log is known to have. */
  readonly actions: readonly string[];
  readonly onNarrow: (change: AuditFilters) => void;
}

/** Who did what to which kind of things, and when. */
export function AuditFiltersBar({ filters, actions, onNarrow }: AuditFiltersBarProperties) {
  const say = useWords();
  const { operators, nameOf } = useOperatorNames();
  const { actor = '', kind = '', action = '', from = '', to = '' } = filters;
  return (
    <div className={styles.filters}>
      <ActionField
        value={action}
        actions={actions}
        onChoose={(next) => onNarrow({ action: next })}
      />
      <Filter word={auditWords.who}>
        <select
          className={field}
          value={actor}
          onChange={({ currentTarget: { value } }) => onNarrow({ actor: value })}
        >
          <option value="">{say(auditWords.everybody)}</option>
          {/* Also creators and services are actors: an entry leads to all of theirs. */}
          {actor !== '' && nameOf(actor) === undefined && <option value={actor}>{actor}</option>}
          {operators.map(({ id, name, email }) => (
            <option key={id} value={id}>
              {name ?? email}
            </option>
          ))}
        </select>
      </Filter>
      <Filter word={auditWords.subject}>
        <select
          className={field}
          value={kind}
          onChange={({ currentTarget: { value } }) => onNarrow({ kind: value })}
        >
          <option value="">{say(auditWords.everything)}</option>
          {AUDIT_SUBJECT_KINDS.map((one) => (
            <option key={one} value={one}>
              {say(SUBJECT_WORDS[one])}
            </option>
          ))}
        </select>
      </Filter>
      <Filter word={auditWords.from}>
        <input
          type="date"
          className={field}
          value={from}
          max={to || undefined}
          onChange={({ currentTarget: { value } }) => onNarrow({ from: value })}
        />
      </Filter>
      <Filter word={auditWords.to}>
        <input
          type="date"
          className={field}
          value={to}
          min={from || undefined}
          onChange={({ currentTarget: { value } }) => onNarrow({ to: value })}
        />
      </Filter>
    </div>
  );
}

function Filter({ word, children }: { readonly word: Word; readonly children: ReactNode }) {
  const say = useWords();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is what it is given.
    <label className={styles.filter}>
      <span>{say(word)}</span>
      {children}
    </label>
  );
}

interface ActionFieldProperties {
  readonly value: string;
  readonly actions: readonly string[];
  readonly onChoose: (action: string) => void;
}

/** An action by its whole name: only that finds something, so it counts when one has typed it. */
function ActionField({ value, actions, onChoose }: ActionFieldProperties) {
  const known = useId();
  const [typed, setTyped] = useState(value);
  // Also an entry, and the way back, change it.
  useEffect(() => setTyped(value), [value]);
  const choose = (next: string) => next.trim() !== value && onChoose(next.trim());
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        choose(typed);
      }}
    >
      <Filter word={auditWords.action}>
        <input
          type="search"
          className={field}
          value={typed}
          maxLength={60}
          list={known}
          autoComplete="off"
          spellCheck={false}
          translate="no"
          onBlur={() => choose(typed)}
          onChange={({ currentTarget: { value: next } }) => {
            setTyped(next);
            // Chosen from the list, or emptied: nothing more is to come.
            if (next === '' || actions.includes(next)) choose(next);
          }}
        />
      </Filter>
      <datalist id={known}>
        {actions.map((action) => (
          <option key={action} value={action} />
        ))}
      </datalist>
    </form>
  );
}
