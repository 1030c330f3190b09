import { Suspense, useId } from 'react';
import { DECISION_REASONS, type Decision, type Reason } from '#contract/shapes/decisions.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { lazyPart } from '../../base/runtime/lazy-part.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { reasonWords } from '../../kit/words/reason-words.ts';
import type { Verdict } from './decide-part.ts';
import * as styles from './inbox.css.ts';
import { inboxWords } from './inbox-words.ts';

const NoteTemplates = lazyPart(async () => (await import('./note-templates.tsx')).NoteTemplates);

/** What is typed for a decision. */
export interface TypedDecision {
  readonly decision: Decision;
  readonly reason_code: Reason;
  readonly note: string;
  /** `2026-12-24`; empty for none. */
  readonly again: string;
}

/** A decision before anything is typed: with the reason that is most usual for it. */
export const beginDecision = (decision: Decision, note: string): TypedDecision => ({
  decision,
  reason_code: DECISION_REASONS[decision][0],
  note,
  again: '',
});

/** What was typed, as it is decided. */
export function verdictOf({ decision, reason_code, note, again }: TypedDecision): Verdict {
  return {
    decision,
    reason_code,
    ...(note.trim() === '' ? {} : { note: note.trim() }),
    ...(decision === 'reject' && again !== '' ? { reapply_at: `${again}T00:00:00Z` } : {}),
  };
}

interface DecisionFieldsProperties {
  readonly typed: TypedDecision;
  readonly onType: (typed: TypedDecision) => void;
  /** The language of whoever is told; undefined where they are many, or have no account. */
  readonly locale?: string | undefined;
}

/** The reason of a decision, and what the creator is told with it. */
export function DecisionFields({ typed, onType, locale }: DecisionFieldsProperties) {
  const say = useWords();
  const hint = useId();
  return (
    <>
      <label className={styles.labelled}>
        <span>{say(inboxWords.reason)}</span>
        <select
          // Who decides by keyboard goes on from here: Enter is enough.
          // biome-ignore lint/a11y/noAutofocus: the form is opened by its own key or button.
          autoFocus
          className={frame.field}
          value={typed.reason_code}
          onChange={({ currentTarget: { value } }) =>
            onType({ ...typed, reason_code: value as Reason })
          }
        >
          {DECISION_REASONS[typed.decision].map((reason) => (
            <option key={reason} value={reason}>
              {say(reasonWords[reason])}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.labelled}>
        <span>{say(inboxWords.note)}</span>
        <textarea
          className={frame.field}
          rows={3}
          maxLength={2_000}
          value={typed.note}
          aria-describedby={hint}
          onChange={({ currentTarget: { value } }) => onType({ ...typed, note: value })}
        />
        <span id={hint} className={styles.mark}>
          {say(inboxWords.noteText)}
        </span>
      </label>
      <Suspense>
        <NoteTemplates
          note={typed.note}
          locale={locale}
          onNote={(note) => onType({ ...typed, note })}
        />
      </Suspense>
      {typed.decision === 'reject' && (
        <label className={styles.labelled}>
          <span>{say(inboxWords.again)}</span>
          <input
            type="date"
            className={frame.field}
            value={typed.again}
            onChange={({ currentTarget: { value } }) => onType({ ...typed, again: value })}
          />
        </label>
      )}
    </>
  );
}
