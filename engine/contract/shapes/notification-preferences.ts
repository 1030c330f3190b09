import * as z from 'zod/mini';
import { mailPreferences } from './mail-preferences.ts';
import { mailTiming } from './mail-timing.ts';

/**
 * What a person is told of, on the pages and by mail. What they have to be told is in none of it: mails
 * about the account, and the decision on an application.
 */
export const notificationPreferences = z.strictObject({
  page: mailPreferences,
  mail: mailPreferences,
  /** When mails that can wait are sent. */
  timing: mailTiming,
});
export type NotificationPreferences = z.infer<typeof notificationPreferences>;
