import { type FormEvent, useId, useState } from 'react';
import { MOST_EVENTS } from '#domain/events/limits.ts';
import { type Speak, useWords } from '../../base/i18n/use-words.ts';
import { Icon } from '../../base/icons/icon.tsx';
import { card, itemTitle, primaryButton, quietButton } from '../../base/theme/parts.css.ts';
import * as form from '../../kit/form/form.css.ts';
import { row } from '../../kit/parts/parts.css.ts';
import type { DebugDesk } from './debug-desk.ts';
import * as styles from './debug-websocket.css.ts';
import { debugWords } from './debug-websocket-words.ts';

interface Draft {
  readonly id: number;
  readonly text: string;
}

const SAMPLE = '{ "hello": "world" }';

/** Publishes one to five events to the channel that is named above. */
export function PublishPanel({
  desk,
  channel,
}: {
  readonly desk: DebugDesk;
  readonly channel: string;
}) {
  const say = useWords();
  const id = useId();
  const [drafts, setDrafts] = useState<readonly Draft[]>([{ id: 1, text: SAMPLE }]);
  const [faults, setFaults] = useState<Readonly<Record<number, string>>>({});
  const [outcome, setOutcome] = useState<{ readonly good: boolean; readonly text: string }>();
  const publish = async (submit: FormEvent) => {
    submit.preventDefault();
    const found = faultsOf(drafts);
    setFaults(found);
    setOutcome(undefined);
    if (Object.keys(found).length > 0) return;
    const events = drafts.map(({ text }) => JSON.stringify(JSON.parse(text)));
    try {
      const { successful, failed } = await desk.publish(channel, events);
      const told = failed.map(({ message }) => message).join(' ');
      const values = { successful: successful.length, failed: failed.length, faults: told };
      setOutcome({ good: failed.length === 0, text: say(debugWords.published, values) });
    } catch (error) {
      setOutcome({ good: false, text: failureText(error as Error, say) });
    }
  };
  const write = (of: number, text: string) =>
    setDrafts(drafts.map((draft) => (draft.id === of ? { ...draft, text } : draft)));
  const add = () =>
    setDrafts([...drafts, { id: Math.max(...drafts.map((draft) => draft.id)) + 1, text: SAMPLE }]);
  return (
    <section className={`${card} ${styles.panel}`} aria-labelledby={`${id}-title`}>
      <h2 className={itemTitle} id={`${id}-title`}>
        {say(debugWords.publish)}
      </h2>
      <form className={styles.panel} onSubmit={(submit) => void publish(submit)} noValidate>
        {drafts.map((draft, index) => {
          const fault = faults[draft.id];
          const field = `${id}-${draft.id}`;
          const number = index + 1;
          return (
            <div key={draft.id} className={form.question}>
              <div className={styles.head}>
                <label className={form.label} htmlFor={field}>
                  {say(debugWords.event, { number })}
                </label>
                {drafts.length > 1 && (
                  <button
                    type="button"
                    className={styles.small}
                    aria-label={say(debugWords.removeEvent, { number })}
                    data-hint=""
                    onClick={() => setDrafts(drafts.filter((one) => one !== draft))}
                  >
                    <Icon name="tabler:x" />
                  </button>
                )}
              </div>
              <textarea
                id={field}
                dir="ltr"
                rows={3}
                spellCheck={false}
                className={styles.source}
                value={draft.text}
                aria-invalid={fault !== undefined}
                aria-describedby={fault ? `${field}-fault` : undefined}
                onChange={({ target }) => write(draft.id, target.value)}
              />
              {fault && (
                <p className={form.fault} id={`${field}-fault`} role="alert">
                  <Icon name="tabler:alert-triangle" />
                  <span>{say(debugWords.eventInvalid, { fault })}</span>
                </p>
              )}
            </div>
          );
        })}
        <div className={row}>
          <button type="submit" className={primaryButton}>
            {say(debugWords.publish)}
          </button>
          <button
            type="button"
            className={quietButton}
            disabled={drafts.length >= MOST_EVENTS}
            onClick={add}
          >
            {say(debugWords.addEvent)}
          </button>
        </div>
        <div role="status">
          {outcome && <p className={outcome.good ? undefined : form.fault}>{outcome.text}</p>}
        </div>
      </form>
    </section>
  );
}

function faultsOf(drafts: readonly Draft[]): Readonly<Record<number, string>> {
  const faults: Record<number, string> = {};
  for (const { id, text } of drafts) {
    try {
      JSON.parse(text);
    } catch (error) {
      faults[id] = (error as Error).message;
    }
  }
  return faults;
}

function failureText({ message }: Error, say: Speak): string {
  if (message === 'NOT_CONNECTED') return say(debugWords.notConnected);
  return message === 'NO_ANSWER' ? say(debugWords.noAnswer) : message;
}
