import { type ReactNode, useId, useState } from 'react';
import type { ApiCallError } from '#contract/endpoints/client.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import * as styles from './keys.css.ts';
import { keysWords } from './keys-words.ts';

interface ReasonFormProperties {
  /** What will happen. */
  readonly text: string;
  readonly action: string;
  readonly busy: boolean;
  readonly error: ApiCallError | null;
  /** Called with what was typed. */
  readonly onSubmit: (reason: string) => void;
  readonly children?: ReactNode;
}

/** Asks for the reason of something that cannot be taken back. */
export function ReasonForm({
  text,
  action,
  busy,
  error,
  onSubmit,
  children,
}: ReasonFormProperties) {
  const say = useWords();
  const hint = useId();
  const [reason, setReason] = useState('');
  const ready = reason.trim() !== '' && !busy;
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) onSubmit(reason.trim());
      }}
    >
      <p>{text}</p>
      {children}
      <label className={styles.labelled}>
        <span>{say(keysWords.reason)}</span>
        <textarea
          className={frame.field}
          rows={2}
          dir="auto"
          required
          maxLength={2_000}
          value={reason}
          aria-describedby={hint}
          onChange={({ currentTarget: { value } }) => setReason(value)}
        />
        <span id={hint} className={styles.muted}>
          {say(keysWords.reasonText)}
        </span>
      </label>
      <button type="submit" className={frame.smallButton} aria-disabled={!ready}>
        {action}
      </button>
      {error && <CallProblem error={error} />}
    </form>
  );
}
