import type { ApiServices } from '#api/http/services.ts';
import { countWatchedMails } from '#api/mail/stuck-mails.ts';
import { countQueued, listScheduled } from '#api/workers/list-jobs.ts';

/** Lets every process with a store say how mails and jobs stand: also where, and as, no worker runs. */
export function countStored({ store, metrics }: Pick<ApiServices, 'store' | 'metrics'>): void {
  metrics.countMails(() => countWatchedMails(store));
  metrics.jobs.read({ scheduled: () => listScheduled(store), queued: () => countQueued(store) });
}
