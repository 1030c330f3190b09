/* Generated from engine/contract/errors/ by `npm run generate`. Do not edit. */
import { msg } from '@lingui/core/macro';

export const remindersErrorWords = {
  REMINDER_SUBJECT_UNKNOWN: msg({ id: 'reminders-error.REMINDER_SUBJECT_UNKNOWN', message: "There is nothing like this to be reminded of." }),
  REMINDER_TOO_LATE: msg({ id: 'reminders-error.REMINDER_TOO_LATE', message: "This has no date to come, so there is nothing to be reminded of." }),
  REMINDER_WITHOUT_ADDRESS: msg({ id: 'reminders-error.REMINDER_WITHOUT_ADDRESS', message: "Reminders go to your e-mail address. Add one in your account and confirm it first." }),
  REMINDERS_FULL: msg({ id: 'reminders-error.REMINDERS_FULL', message: "You have as many reminders as one can have. Remove some in your account first." }),
};
