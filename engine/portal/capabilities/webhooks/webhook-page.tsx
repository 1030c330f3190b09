import { useState } from 'react';
import { changeWebhook, listWebhooks } from '#contract/webhooks/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useAction, useEndpoint } from '../../base/session/use-api.ts';
import { smallButton, title } from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { toast } from '../../kit/shell/toast-store.ts';
import { commonWords } from '../../kit/words/common-words.ts';
import { Deliveries } from './deliveries.tsx';
import { WebhookActions } from './webhook-actions.tsx';
import { WebhookFields } from './webhook-fields.tsx';
import { type Webhook, WebhookState } from './webhook-state.tsx';
import * as styles from './webhooks.css.ts';
import { webhooksWords as words } from './webhooks-words.ts';

/** One webhook: what it is told and how it stands, what can be done with it, and what it was sent. */
export function WebhookPage({ id }: { readonly id: string }) {
  const say = useWords();
  const { program, addressOf } = useConsole();
  const listed = useEndpoint(listWebhooks, { query: { uuid: program.uuid } });
  return (
    <div className={styles.page}>
      <div>
        <ConsoleLink to={addressOf('webhooks')} className={smallButton}>
          {say(words.back)}
        </ConsoleLink>
      </div>
      <Answer of={listed}>
        {({ webhooks }) => {
          const webhook = webhooks.find((one) => one.id === id);
          return webhook ? <Shown webhook={webhook} /> : <p>{say(words.none)}</p>;
        }}
      </Answer>
    </div>
  );
}

function Shown({ webhook }: { readonly webhook: Webhook }) {
  const [isGoing, setIsGoing] = useState(false);
  return (
    <>
      <section className={styles.part}>
        <h1 className={title}>
          <bdi>{webhook.name}</bdi>
        </h1>
        <p>
          <WebhookState webhook={webhook} />
        </p>
        <WebhookActions webhook={webhook} onGoing={setIsGoing} />
        <ChangeForm webhook={webhook} />
      </section>
      {/* Of one that is gone there are none to ask for. */}
      {!isGoing && <Deliveries webhook={webhook} />}
    </>
  );
}

function ChangeForm({ webhook }: { readonly webhook: Webhook }) {
  const say = useWords();
  const { program } = useConsole();
  const { id, name, url, events, disabled } = webhook;
  const [draft, setDraft] = useState({ name, url, events });
  const change = useAction(changeWebhook);
  const submit = () => {
    if (change.isPending || draft.events.length === 0) return;
    const body = {
      ...{ ...draft, name: draft.name.trim(), events: [...draft.events] },
      enabled: disabled === null,
    };
    change.mutate(
      { params: { webhook_id: id }, query: { uuid: program.uuid }, body },
      { onSuccess: () => toast({ title: say(words.changed), tone: 'success' }) },
    );
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <WebhookFields
        draft={draft}
        onChange={(next) => setDraft({ ...next, events: [...next.events] })}
      />
      <div>
        <button
          type="submit"
          className={smallButton}
          aria-disabled={change.isPending || draft.events.length === 0}
        >
          {say(commonWords.save)}
        </button>
      </div>
      {change.error && <CallProblem error={change.error} />}
    </form>
  );
}
