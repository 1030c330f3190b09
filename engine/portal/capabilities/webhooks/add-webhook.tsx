import { useState } from 'react';
import { WEBHOOK_EVENTS } from '#contract/vocabulary/webhook-words.ts';
import { createWebhook } from '#contract/webhooks/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction } from '../../base/session/use-api.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { SecretNotice } from '../../core/console/secret-notice.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { type WebhookDraft, WebhookFields } from './webhook-fields.tsx';
import * as styles from './webhooks.css.ts';
import { webhooksWords as words } from './webhooks-words.ts';

const EMPTY: WebhookDraft = { name: '', url: '', events: WEBHOOK_EVENTS };

/** Adds a webhook, whose secret is shown this once. */
export function AddWebhook() {
  const say = useWords();
  const { program } = useConsole();
  const [draft, setDraft] = useState(EMPTY);
  const create = useAction(createWebhook);
  const blocked = create.isPending || create.data !== undefined || draft.events.length === 0;
  const submit = () => {
    // A secret that is still shown would be gone with the next one.
    if (blocked) return;
    const body = { ...draft, name: draft.name.trim(), events: [...draft.events] };
    create.mutate({ query: { uuid: program.uuid }, body }, { onSuccess: () => setDraft(EMPTY) });
  };
  return (
    <section className={styles.part}>
      <h2 className={styles.partTitle}>{say(words.add)}</h2>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <WebhookFields draft={draft} onChange={setDraft} />
        <div>
          <button type="submit" className={smallButton} aria-disabled={blocked}>
            {say(words.add)}
          </button>
        </div>
      </form>
      <SecretNotice
        text={say(words.created, { name: create.data?.name ?? '' })}
        secret={create.data?.secret}
        once={say(words.once)}
        copy={say(words.copySecret)}
        onKept={create.reset}
      />
      {create.error && <CallProblem error={create.error} />}
    </section>
  );
}
