import {
  CREATOR_NOTIFICATIONS,
  type CreatorNotification,
} from '#contract/vocabulary/notification-words.ts';
import { patienceOf } from '../../mail/mail-patience.ts';
import { originId } from '../../metrics/request-facts.ts';
import { pushBell } from '../../push/push-rows.ts';
import { eq, inArray } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { creators } from '../../store/tables/accounts.ts';
import { pushMessages, pushSubscriptions } from '../../store/tables/push.ts';
import { isWished } from './is-wished.ts';
import type { Told } from './write-notifications.ts';

/** What comes of its own; what answers something that a person does just now, they see already. */
const PUSHED: readonly CreatorNotification[] = CREATOR_NOTIFICATIONS.filter(
  (kind) => patienceOf(kind) !== 'none',
);

/**
 * Writes what creators are told of in each browser in which they turned that on, in the transaction
 * that makes it true. What was written already is not written again.
 */
export async function writePushes(store: Store, told: readonly Told[]): Promise<void> {
  const pushed = told.flatMap(({ creator_id, message, source }) => {
    const kind = PUSHED.find((one) => one === message.kind);
    return kind ? [{ creator_id, kind, params: message.params, source }] : [];
  });
  if (pushed.length === 0) return;
  const browsers = await readBrowsers(
    store,
    pushed.map(({ creator_id }) => creator_id),
  );
  const request_id = originId();
  const rows = pushed.flatMap(({ creator_id, kind, params: { name: _name, ...params }, source }) =>
    (browsers.get(creator_id) ?? [])
      .filter(({ wishes }) => isWished(kind, wishes))
      .map(({ id: subscription_id }) => ({ subscription_id, kind, source, params, request_id })),
  );
  if (rows.length === 0) return;
  await store.database.insert(pushMessages).values(rows).onConflictDoNothing();
  pushBell.ring(store);
}

async function readBrowsers({ database }: Store, ids: readonly string[]) {
  const rows = await database
    .select({
      id: pushSubscriptions.id,
      creator_id: pushSubscriptions.creator_id,
      wishes: creators.push_preferences,
    })
    .from(pushSubscriptions)
    .innerJoin(creators, eq(creators.id, pushSubscriptions.creator_id))
    .where(inArray(pushSubscriptions.creator_id, [...new Set(ids)]));
  return Map.groupBy(rows, ({ creator_id }) => creator_id);
}
