import { msg } from '@lingui/core/macro';

/** What is said of reminders by mail, which comes with them. */
export const reminderWords = {
  remind: msg({ id: 'reminder.remind', message: 'Remind me by e-mail: {title}' }),
  remindShort: msg({ id: 'reminder.remind-short', message: 'Remind me by e-mail' }),
  set: msg({ id: 'reminder.set', message: 'We will send you an e-mail {time}.' }),
  setAtOpening: msg({
    id: 'reminder.set-at-opening',
    message: 'We will send you an e-mail when it opens.',
  }),
  removed: msg({ id: 'reminder.removed', message: 'The reminder is removed.' }),
  title: msg({ id: 'reminder.title', message: 'Reminders by e-mail' }),
  none: msg({
    id: 'reminder.none',
    message: 'None. Set one beside a deadline or at what opens later.',
  }),
  opens: msg({ id: 'reminder.opens', message: 'Opens {moment}' }),
  closes: msg({ id: 'reminder.closes', message: 'Ends {moment}' }),
  noDate: msg({ id: 'reminder.no-date', message: 'No date at the moment' }),
  sent: msg({ id: 'reminder.sent', message: 'E-mail sent {moment}' }),
  due: msg({ id: 'reminder.due', message: 'E-mail {moment}' }),
  remove: msg({ id: 'reminder.remove', message: 'Remove the reminder: {title}' }),
};
