import { useId, useState } from 'react';
import { submitAppeal } from '#contract/content/appeals.ts';
import { useWords } from '../../i18n/use-words.ts';
import { useAction } from '../../session/use-api.ts';
import { toast } from '../../shell/toast-store.ts';
import { primaryButton } from '../../theme/parts.css.ts';
import { useProgram } from '../../view/use-view.ts';
import { CallProblem } from '../parts/call-problem.tsx';
import { stack } from '../parts/parts.css.ts';
import { commonWords } from '../words/common-words.ts';
import { pointWords } from '../words/point-words.ts';
import * as styles from './points.css.ts';

/** The longest message, in characters. */
const LONGEST = 2_000;

/** What was typed about each event, also when the form was closed before it was sent. */
const typed = new Map<number, string>();

interface AppealFormProperties {
  readonly eventId: number;
  readonly onSent: () => void;
}

/** Appeals against an event that did not count. */
export function AppealForm({ eventId, onSent }: AppealFormProperties) {
  const say = useWords();
  const { uuid } = useProgram();
  const id = useId();
  const [message, setMessage] = useState(typed.get(eventId) ?? '');
  const action = useAction(submitAppeal);
  const send = () => {
    if (action.isPending || message.trim() === '') return;
    action.mutate(
      { query: { uuid }, body: { subject_kind: 'metric_event', subject_id: eventId, message } },
      {
        onSuccess: () => {
          typed.delete(eventId);
          toast({ title: say(pointWords.appealSent), tone: 'success' });
          onSent();
        },
      },
    );
  };
  return (
    <form
      className={stack}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles.field}>
        <label htmlFor={id} className={styles.label}>
          {say(pointWords.appealMessage)}
        </label>
        <textarea
          id={id}
          className={styles.textarea}
          required
          maxLength={LONGEST}
          value={message}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => {
            typed.set(eventId, target.value);
            setMessage(target.value);
          }}
        />
        <p id={`${id}-help`} className={styles.small}>
          {say(pointWords.appealHelp)}
        </p>
      </div>
      {action.error && <CallProblem error={action.error} />}
      <div>
        <button type="submit" className={primaryButton} disabled={action.isPending}>
          {say(commonWords.send)}
        </button>
      </div>
    </form>
  );
}
