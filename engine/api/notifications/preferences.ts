import type { BodyOf } from '#contract/endpoints/endpoint.ts';
import type { changeNotificationPreferences } from '#contract/notifications/preference-endpoints.ts';
import type { NotificationPreferences } from '#contract/shapes/notification-preferences.ts';
import {
  CHOSEN,
  isThere,
  presentPreferences,
} from '../core/notifications/notification-preferences.ts';
import { reconsiderMails } from '../mail/waiting-mails.ts';
import { reconsiderPushes } from '../push/push-rows.ts';
import { sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';

type Change = BodyOf<typeof changeNotificationPreferences>;

/** Changes what is sent of a creator's preferences. @throws ApiError SESSION_ENDED */
export async function changePreferences(
  store: Store,
  creator_id: string,
  { page = {}, mail = {}, push = {}, timing }: Change,
  updated_at: Date,
): Promise<NotificationPreferences> {
  return store.transaction(async () => {
    const [found] = await store.database
      .update(creators)
      .set({
        page_preferences: changed('page', page),
        mail_preferences: changed('mail', mail),
        push_preferences: changed('push', push),
        mail_timing: changed('timing', timing ?? {}),
        updated_at,
      })
      .where(isThere(creator_id))
      .returning(CHOSEN);
    if (found && timing) {
      await reconsiderMails(store, creator_id, updated_at);
      await reconsiderPushes(store, creator_id, updated_at);
    }
    return presentPreferences(found);
  });
}

/** What is stored, with what is sent of it. */
const changed = (part: keyof typeof CHOSEN, sent: object) =>
  sql`${CHOSEN[part]} || ${JSON.stringify(sent)}::jsonb`;
