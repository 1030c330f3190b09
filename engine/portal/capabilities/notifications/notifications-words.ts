import { msg } from '@lingui/core/macro';

/** Words of what operators are told of by mail. */
export const notificationsWords = {
  title: msg({ id: 'notifications.title', message: 'Notifications' }),
  text: msg({
    id: 'notifications.text',
    message: 'What you are told of by e-mail in {program}, at {email}.',
  }),
  unchosen: msg({
    id: 'notifications.unchosen',
    message: 'You have not chosen yet: until you save, this is what your role is told.',
  }),
  newItems: msg({ id: 'notifications.new-items', message: 'New items' }),
  atOnce: msg({ id: 'notifications.at-once', message: 'As they come' }),
  atOnceText: msg({
    id: 'notifications.at-once-text',
    message: 'Within minutes; what comes in a rush is one e-mail.',
  }),
  digest: msg({ id: 'notifications.digest', message: 'Once a day' }),
  digestText: msg({
    id: 'notifications.digest-text',
    message: 'What came since the day before and still waits, and how much waits altogether.',
  }),
  none: msg({ id: 'notifications.none', message: 'Not at all' }),
  noneText: msg({ id: 'notifications.none-text', message: 'The inbox shows them.' }),
  when: msg({ id: 'notifications.when', message: 'When and how' }),
  hour: msg({ id: 'notifications.hour', message: 'Hour of the daily e-mails' }),
  timeZone: msg({ id: 'notifications.time-zone', message: 'Time zone' }),
  locale: msg({ id: 'notifications.locale', message: 'Language' }),
  also: msg({ id: 'notifications.also', message: 'Also tell me when' }),
  overdue: msg({
    id: 'notifications.overdue',
    message: 'something waits for longer than the program promised (once a day)',
  }),
  lowStock: msg({
    id: 'notifications.low-stock',
    message: 'keys or rewards run low, with the day on which they end',
  }),
  manifestBroken: msg({
    id: 'notifications.manifest-broken',
    message: 'the manifest has errors',
  }),
  campaignPending: msg({
    id: 'notifications.campaign-pending',
    message: 'the campaign is not applied as the manifest has it',
  }),
  mailsFailed: msg({
    id: 'notifications.mails-failed',
    message: 'e-mails to creators could not be delivered',
  }),
  webhooksOff: msg({
    id: 'notifications.webhooks-off',
    message: 'a webhook was switched off, as it failed for days',
  }),
  save: msg({ id: 'notifications.save', message: 'Save' }),
};
