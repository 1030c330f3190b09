import { asc, eq, getTableColumns } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { pushMessages, pushSubscriptions } from '../store/tables/push.ts';

/** A person's browsers, without their addresses, which are sealed: who has one can send to the browser. */
export function exportBrowsers({ database }: Store, creator_id: string) {
  const { id, session_id, service, created_at, last_success_at } = pushSubscriptions;
  return database
    .select({ id, session_id, service, created_at, last_success_at })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.creator_id, creator_id))
    .orderBy(asc(created_at));
}

/** What those browsers are told of. */
export function exportPushes({ database }: Store, creator_id: string) {
  return database
    .select(getTableColumns(pushMessages))
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushMessages.subscription_id))
    .where(eq(pushSubscriptions.creator_id, creator_id))
    .orderBy(asc(pushMessages.id));
}
