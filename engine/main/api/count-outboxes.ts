import { waitingPushes } from '#api/connectors/watched-pushes.ts';
import { countWatchedMails, oldestDueMail } from '#api/mail/stuck-mails.ts';
import type { Outboxes } from '#api/metrics/work-metrics.ts';
import { countWatchedPushes, oldestDuePush } from '#api/push/watched-pushes.ts';
import type { Store } from '#api/store/store.ts';
import { countWatchedDeliveries, oldestDueDelivery } from '#api/webhooks/watched-deliveries.ts';

/** However many ask, the outboxes are counted once in so many milliseconds. */
const COUNT_EVERY = 5_000;

/** How to find out what waits in the outboxes of a store. */
export function countOutboxes(store: Store, now: () => Date): () => Promise<Outboxes> {
  let counted: { readonly at: number; readonly outboxes: Promise<Outboxes> } | undefined;
  return () => {
    const at = performance.now();
    if (counted === undefined || at - counted.at > COUNT_EVERY) {
      const outboxes = readOutboxes(store, now());
      counted = { at, outboxes };
    }
    return counted.outboxes;
  };
}

async function readOutboxes(store: Store, now: Date): Promise<Outboxes> {
  const [mails, mail, pushes, push, deliveries, delivery, told] = await Promise.all([
    countWatchedMails(store),
    oldestDueMail(store, now),
    countWatchedPushes(store),
    oldestDuePush(store, now),
    countWatchedDeliveries(store),
    oldestDueDelivery(store, now),
    waitingPushes(store),
  ]);
  const since = (due: Date | null) => (due ? (now.getTime() - due.getTime()) / 1_000 : 0);
  return {
    mails: { counts: mails, oldest_seconds: since(mail) },
    push_messages: { counts: pushes, oldest_seconds: since(push) },
    webhook_deliveries: { counts: deliveries, oldest_seconds: since(delivery) },
    connector_pushes: { counts: { pending: told.pending }, oldest_seconds: since(told.since) },
  };
}
