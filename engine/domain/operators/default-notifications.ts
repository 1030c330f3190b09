import type { OperatorRole } from '#contract/vocabulary/operator-words.ts';
import { mayDo } from './rights.ts';

/**
 * What an operator is told of who never chose: of new items once a day, of faults at once. Who may
 * only read is told of nothing.
 */
export function defaultNotifications(role: OperatorRole, locale: string) {
  const reviews = mayDo(role, 'review');
  const manages = mayDo(role, 'manage_keys');
  return {
    new_items: reviews ? ('digest' as const) : ('none' as const),
    digest_hour: 8,
    time_zone: 'UTC',
    locale,
    overdue: reviews,
    low_stock: manages,
    manifest_broken: manages,
    campaign_pending: manages,
    mails_failed: manages,
    webhooks_off: mayDo(role, 'manage_webhooks'),
  };
}
