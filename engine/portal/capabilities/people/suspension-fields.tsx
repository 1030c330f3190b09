import { useId } from 'react';
import { useWords } from '../../base/i18n/use-words.ts';
import * as frame from '../../core/console/console-frame.css.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { dayOf } from './end-of-day.ts';
import * as styles from './people.css.ts';
import { personActionWords as words } from './people-words.ts';

interface FieldProperties {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Why somebody is suspended, or is not any more. It has the focus when its form opens. */
export function ReasonField({ value, onChange }: FieldProperties) {
  const say = useWords();
  const hint = useId();
  return (
    <label className={styles.labelled}>
      <span>{say(words.reason)}</span>
      <textarea
        // biome-ignore lint/a11y/noAutofocus: the form is opened by its own button.
        autoFocus
        className={frame.field}
        rows={2}
        dir="auto"
        required
        maxLength={2_000}
        value={value}
        aria-describedby={hint}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <span id={hint} className={styles.muted}>
        {say(words.reasonText)}
      </span>
    </label>
  );
}

/** The last day of a suspension, such as `2026-12-24`; empty where somebody has to lift it. */
export function LastDayField({ value, onChange }: FieldProperties) {
  const say = useWords();
  const hint = useId();
  return (
    <label className={styles.labelled}>
      <span>
        {say(words.lastDay)} ({say(commonWords.optional)})
      </span>
      <input
        type="date"
        className={frame.field}
        min={dayOf(Date.now())}
        value={value}
        aria-describedby={hint}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <span id={hint} className={styles.muted}>
        {say(words.lastDayText)}
      </span>
    </label>
  );
}
