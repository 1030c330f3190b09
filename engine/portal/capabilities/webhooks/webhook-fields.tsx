import { WEBHOOK_EVENTS, type WebhookEvent } from '#contract/vocabulary/webhook-words.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { field } from '../../core/console/console-frame.css.ts';
import { tick } from '../../kit/parts/tick.css.ts';
import * as styles from './webhooks.css.ts';
import { webhooksWords as words } from './webhooks-words.ts';

/** What is said of a webhook. */
export interface WebhookDraft {
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
}

interface WebhookFieldsProperties {
  readonly draft: WebhookDraft;
  readonly onChange: (draft: WebhookDraft) => void;
}

/** Name, address and kinds of events, which are named as messages name them. */
export function WebhookFields({ draft, onChange }: WebhookFieldsProperties) {
  const say = useWords();
  const { name, url, events } = draft;
  const choose = (chosen: readonly WebhookEvent[], wanted: boolean) =>
    onChange({
      ...draft,
      events: WEBHOOK_EVENTS.filter((one) =>
        chosen.includes(one) ? wanted : events.includes(one),
      ),
    });
  return (
    <>
      <label className={styles.labelled}>
        <span>{say(words.name)}</span>
        <input
          className={field}
          value={name}
          maxLength={100}
          required
          // More than blanks.
          pattern=".*\S.*"
          dir="auto"
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => onChange({ ...draft, name: value })}
        />
      </label>
      <label className={styles.labelled}>
        <span>{say(words.url)}</span>
        <input
          className={field}
          type="url"
          value={url}
          maxLength={500}
          required
          dir="ltr"
          autoComplete="off"
          placeholder="https://hooks.example/marquee"
          onChange={({ currentTarget: { value } }) => onChange({ ...draft, url: value })}
        />
      </label>
      <fieldset className={styles.events}>
        <legend>{say(words.events)}</legend>
        <label className={styles.event}>
          <input
            type="checkbox"
            className={tick}
            checked={events.length === WEBHOOK_EVENTS.length}
            onChange={({ currentTarget: { checked } }) => choose(WEBHOOK_EVENTS, checked)}
          />
          <span>{say(words.all)}</span>
        </label>
        {WEBHOOK_EVENTS.map((one) => (
          <label key={one} className={styles.event}>
            <input
              type="checkbox"
              className={tick}
              checked={events.includes(one)}
              onChange={({ currentTarget: { checked } }) => choose([one], checked)}
            />
            <code dir="ltr" translate="no">
              {one}
            </code>
          </label>
        ))}
      </fieldset>
    </>
  );
}
