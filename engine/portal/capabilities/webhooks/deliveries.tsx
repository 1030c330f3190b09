import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import { listWebhookDeliveries, replayWebhook } from '#contract/webhooks/endpoints.ts';
import { useWords } from '../../base/i18n/use-words.ts';
import type { Word } from '../../base/i18n/word.ts';
import { useAction } from '../../base/session/use-api.ts';
import { useView } from '../../base/view/use-view.ts';
import { smallButton } from '../../core/console/console-frame.css.ts';
import { ConsoleTable } from '../../core/console/console-table.tsx';
import { useConsole } from '../../core/console/use-console.ts';
import { CallProblem } from '../../kit/parts/call-problem.tsx';
import { localMoment } from '../../kit/parts/format.ts';
import { Paged } from '../../kit/parts/paged.tsx';
import { usePages } from '../../kit/parts/use-pages.ts';
import { toast } from '../../kit/shell/toast-store.ts';
import type { Webhook } from './webhook-state.tsx';
import * as styles from './webhooks.css.ts';
import { webhooksWords as words } from './webhooks-words.ts';

type Delivery = ResponseOf<typeof listWebhookDeliveries>['items'][number];

const COLUMNS = [
  { word: words.event },
  { word: words.state },
  { word: words.answer },
  { word: words.actions, heading: 'hidden' as const },
];
const STATES: Readonly<Record<Delivery['state'], Word>> = {
  pending: words.pending,
  sending: words.sending,
  delivered: words.delivered,
  failed: words.failed,
  missed: words.missed,
};
/** For so long deliveries are kept. */
const KEPT_DAYS = 30;

/** What a webhook was sent and what it answered, and what has it sent again. */
export function Deliveries({ webhook }: { readonly webhook: Webhook }) {
  const say = useWords();
  const { program } = useConsole();
  const of = { params: { webhook_id: webhook.id }, query: { uuid: program.uuid } };
  const list = usePages(listWebhookDeliveries, { ...of, query: { ...of.query, limit: 50 } });
  const deliveries = list.pages?.flatMap(({ items }) => items) ?? [];
  const replay = useAction(replayWebhook);
  const send = (body: Parameters<typeof replay.mutate>[0]['body']) => {
    if (replay.isPending) return;
    replay.mutate(
      { ...of, body },
      {
        onSuccess: ({ count }) => toast({ title: say(words.replayed, { count }), tone: 'success' }),
      },
    );
  };
  const sendAll = () => {
    const now = Date.now();
    const from = new Date(now - KEPT_DAYS * 86_400_000).toISOString();
    send({ from, to: new Date(now).toISOString() });
  };
  const isOn = webhook.disabled === null;
  return (
    <section className={styles.part}>
      <div className={styles.head}>
        <h2 className={styles.partTitle}>{say(words.deliveries)}</h2>
        {isOn && deliveries.length > 0 && (
          <button
            type="button"
            className={smallButton}
            aria-disabled={replay.isPending}
            onClick={sendAll}
          >
            {say(words.againAll)}
          </button>
        )}
      </div>
      <Paged of={list} shape="rows">
        {() =>
          deliveries.length === 0 ? (
            <p className={styles.muted}>{say(words.noDeliveries)}</p>
          ) : (
            <ConsoleTable label={say(words.deliveries)} columns={COLUMNS}>
              {deliveries.map((delivery) => (
                <Row
                  key={delivery.id}
                  delivery={delivery}
                  {...(isOn ? { onSend: () => send({ ids: [delivery.id] }) } : {})}
                />
              ))}
            </ConsoleTable>
          )
        }
      </Paged>
      {replay.error && <CallProblem error={replay.error} />}
    </section>
  );
}

interface RowProperties {
  readonly delivery: Delivery;
  readonly onSend?: () => void;
}

function Row({ delivery, onSend }: RowProperties) {
  const say = useWords();
  const { locale } = useView();
  const { type, timestamp, state, attempts, next_attempt_at, last_attempt } = delivery;
  const moment = localMoment(timestamp, locale);
  const settled = state !== 'pending' && state !== 'sending';
  return (
    <tr>
      <th scope="row">
        <code dir="ltr" translate="no">
          {type}
        </code>
        <div className={styles.muted}>
          <time dateTime={timestamp}>{moment}</time>
        </div>
      </th>
      <td>
        <div className={state === 'failed' ? styles.fault : undefined}>{say(STATES[state])}</div>
        <div className={styles.muted}>
          {next_attempt_at === null
            ? say(words.attempts, { count: attempts })
            : say(words.next, { moment: localMoment(next_attempt_at, locale) })}
        </div>
      </td>
      <td>
        {last_attempt && (
          <bdi className={styles.foreign} dir="ltr" translate="no">
            {[last_attempt.status, last_attempt.error, last_attempt.excerpt]
              .filter((part) => part !== null && part !== '')
              .join(' ')}
          </bdi>
        )}
      </td>
      <td>
        {settled && onSend && (
          <button
            type="button"
            className={smallButton}
            aria-label={say(words.againOf, { event: type, moment })}
            onClick={onSend}
          >
            {say(words.again)}
          </button>
        )}
      </td>
    </tr>
  );
}
