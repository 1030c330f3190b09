import * as z from 'zod/mini';
import { MAIL_RHYTHMS } from '../vocabulary/notification-words.ts';
import { timeZone } from './time-zone.ts';

/** What a clock shows: `22:30`. */
const clockTime = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Not a time of day such as 22:30'));

/** When a person is sent mails that can wait. */
export const mailTiming = z.strictObject({
  /** None go out from the one time to the other, of the next day where that is earlier; equal times are none. */
  quiet_hours: z.nullable(z.strictObject({ from: clockTime, until: clockTime })),
  rhythm: z.enum(MAIL_RHYTHMS),
  /** By whose clocks; null while it was never chosen, which is UTC. */
  time_zone: z.nullable(timeZone),
});
export type MailTiming = z.infer<typeof mailTiming>;
