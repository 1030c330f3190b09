import { msg } from '@lingui/core/macro';

/** What is said of when mails come, which comes with that. */
export const mailTimingWords = {
  rhythm: msg({ id: 'mail-timing.rhythm', message: 'How often e-mails come' }),
  rhythmText: msg({
    id: 'mail-timing.rhythm-text',
    message: 'What you ask for yourself, and what is about your account, comes at once.',
  }),
  atOnce: msg({ id: 'mail-timing.at-once', message: 'Each at once' }),
  daily: msg({ id: 'mail-timing.daily', message: 'Once a day, in one e-mail' }),
  weekly: msg({ id: 'mail-timing.weekly', message: 'Once a week, on Monday' }),
  quiet: msg({ id: 'mail-timing.quiet', message: 'Quiet hours' }),
  quietOn: msg({
    id: 'mail-timing.quiet-on',
    message: 'Hold what can wait until these hours end',
  }),
  quietFrom: msg({ id: 'mail-timing.quiet-from', message: 'From' }),
  quietUntil: msg({ id: 'mail-timing.quiet-until', message: 'Until' }),
  quietZone: msg({ id: 'mail-timing.quiet-zone', message: 'Time zone: {zone}' }),
  useZone: msg({ id: 'mail-timing.use-zone', message: 'Change to {zone}' }),
};
