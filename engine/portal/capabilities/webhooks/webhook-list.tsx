import { listWebhooks } from '#contract/webhooks/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import { useEndpoint } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { title, toolbar } from '../../core/console/console-frame.css.ts';
import { ConsoleLink } from '../../core/console/console-link.tsx';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { Answer } from '../../kit/parts/answer.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import { AddWebhook } from './add-webhook.tsx';
import { type Webhook, WebhookState } from './webhook-state.tsx';
import * as styles from './webhooks.css.ts';
import { webhooksWords as words } from './webhooks-words.ts';

const COLUMNS = [
  { word: words.name },
  { word: words.events },
  { word: words.state },
  { word: words.lastSuccess },
];

/** The program's webhooks, and where another is added. */
export function WebhookList() {
  const say = useWords();
  const { program, may } = useConsole();
  const listed = useEndpoint(listWebhooks, { query: { uuid: program.uuid } });
  return (
    <div className={styles.page}>
      <div className={styles.part}>
        <div className={toolbar}>
          <h1 className={title}>{say(words.title)}</h1>
        </div>
        <p className={styles.muted}>{say(words.text)}</p>
        <Answer of={listed} shape="rows">
          {({ webhooks }) =>
            webhooks.length === 0 ? (
              <p>{say(words.none)}</p>
            ) : (
              <ConsoleTable label={say(words.title)} columns={COLUMNS}>
                {webhooks.map((webhook) => (
                  <Row key={webhook.id} webhook={webhook} />
                ))}
              </ConsoleTable>
            )
          }
        </Answer>
      </div>
      {may('manage_webhook_secrets') ? (
        <AddWebhook />
      ) : (
        <p className={styles.muted}>{say(words.ownersAdd)}</p>
      )}
    </div>
  );
}

function Row({ webhook }: { readonly webhook: Webhook }) {
  const say = useWords();
  const { locale } = useView();
  const { addressOf } = useConsole();
  const { id, name, url, events, last_success_at } = webhook;
  return (
    <tr>
      <th scope="row">
        <ConsoleLink to={addressOf('webhooks', id)}>
          <bdi>{name}</bdi>
        </ConsoleLink>
        <span className={`${styles.muted} ${styles.foreign}`} dir="ltr" translate="no">
          {url}
        </span>
      </th>
      <td>{say(words.kinds, { count: events.length })}</td>
      <td>
        <WebhookState webhook={webhook} />
      </td>
      <td>{last_success_at === null ? say(words.never) : localMoment(last_success_at, locale)}</td>
    </tr>
  );
}
