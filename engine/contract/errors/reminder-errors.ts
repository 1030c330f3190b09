import { defineErrors } from './define-errors.ts';

/** Errors of reminders by mail. */
export const REMINDER_ERRORS = defineErrors({
  REMINDER_SUBJECT_UNKNOWN: {
    status: 404,
    message: 'There is nothing like this to be reminded of.',
  },
  REMINDER_TOO_LATE: {
    status: 409,
    message: 'This has no date to come, so there is nothing to be reminded of.',
  },
  REMINDER_WITHOUT_ADDRESS: {
    status: 409,
    message: 'Reminders go to your e-mail address. Add one in your account and confirm it first.',
  },
  REMINDERS_FULL: {
    status: 409,
    message: 'You have as many reminders as one can have. Remove some in your account first.',
  },
  OPENING_PAST: {
    status: 409,
    message: 'This is open already: there is nothing to wait for.',
  },
});
