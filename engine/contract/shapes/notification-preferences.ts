import * as z from 'zod/mini';
import { mailPreferences } from './mail-preferences.ts';
import { mailTiming } from './mail-timing.ts';

/**
 * What a person is told of, on the pages, by mail and by push messages. What they have to be told is in none of it: mails
 * about the account, and the decision on an application.
 */
export const notificationPreferences = z.strictObject({
  page: mailPreferences,
  mail: mailPreferences,
  /** Of the browsers in which they turned push messages on. */
  push: mailPreferences,
  /** When mails that can wait are sent; push messages keep the quiet hours alone. */
  timing: mailTiming,
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;
