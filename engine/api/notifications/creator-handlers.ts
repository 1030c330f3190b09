import type { CREATOR_NOTIFICATION_ENDPOINTS } from '#contract/notifications/creator-endpoints.ts';
import { notifyCreator } from '../core/events/notify-creator.ts';
import { readPreferences } from '../core/notifications/notification-preferences.ts';
import type { Handlers } from '../http/call.ts';
import type { CreatorCaller } from '../http/caller.ts';
import type { ApiServices } from '../http/services.ts';
import { and, eq, isNull, lte, type SQL } from '../store/drizzle.ts';
import { creatorNotifications } from '../store/tables/creator-notifications.ts';
import { listNotifications } from './list-notifications.ts';
import { changePreferences } from './preferences.ts';

/** What creators are told of on their pages. */
export function creatorNotificationHandlers({
  store,
  now,
}: ApiServices): Handlers<typeof CREATOR_NOTIFICATION_ENDPOINTS> {
  const { id, creator_id, read_at } = creatorNotifications;
  const unreadOf = (caller: CreatorCaller) =>
    and(eq(creator_id, caller.creator_id), isNull(read_at));
  const count = async (caller: CreatorCaller) => ({
    unread: await store.database.$count(creatorNotifications, unreadOf(caller)),
  });
  /** The person's other tabs are told where that changed anything. */
  const mark = (caller: CreatorCaller, which: SQL) =>
    store.transaction(async () => {
      const marked = await store.database
        .update(creatorNotifications)
        .set({ read_at: now() })
        .where(and(unreadOf(caller), which))
        .returning({ id });
      if (marked.length > 0)
        await notifyCreator(store, caller.creator_id, { kind: 'notifications_changed' });
      return count(caller);
    });
  return {
    listNotifications: ({ caller, query, locale }) =>
      listNotifications(store, caller, query, locale),
    countNotifications: ({ caller }) => count(caller),
    markNotification: ({ caller, params }) => mark(caller, eq(id, params.notification_id)),
    markNotifications: ({ caller, body }) => mark(caller, lte(id, body.up_to)),
    readNotificationPreferences: ({ caller }) => readPreferences(store, caller.creator_id),
    changeNotificationPreferences: ({ caller, body }) =>
      changePreferences(store, caller.creator_id, body, now()),
  };
}
