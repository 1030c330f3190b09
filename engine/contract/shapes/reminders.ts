import * as z from 'zod/mini';
import { moment } from '../endpoints/fields.ts';
import { REMINDER_MOMENTS, REMINDER_SUBJECTS } from '../vocabulary/reminder-words.ts';

/** What a reminder is of; `id`: of the quest, the enrolment or the activation. */
export const reminderSubject = z.strictObject({
  kind: z.enum(REMINDER_SUBJECTS),
  id: z.int().check(z.minimum(1)),
});
export type ReminderSubjectId = z.infer<typeof reminderSubject>;

/** A wish to be reminded by mail, once. */
export const reminder = z.strictObject({
  id: z.int(),
  subject: reminderSubject,
  moment: z.enum(REMINDER_MOMENTS),
  title: z.string(),
  /** When it opens or closes; null while it has no such moment any more. */
  at: z.nullable(moment),
  /** When its mail is due, but for quiet hours; null with `at`. */
  due_at: z.nullable(moment),
  /** When its mail was sent; null while it waits. */
  sent_at: z.nullable(moment),
});
export type Reminder = z.infer<typeof reminder>;
