import { msg } from '@lingui/core/macro';

/** Words of the page of work that failed. */
export const failedWorkWords = {
  title: msg({ id: 'failed-work.title', message: 'Failed work' }),
  mails: msg({ id: 'failed-work.mails', message: 'Mails' }),
  mailsText: msg({
    id: 'failed-work.mails-text',
    message:
      'These mails do not go out by themselves any more. Mend what the reason says, then send them again.',
  }),
  noMails: msg({ id: 'failed-work.no-mails', message: 'Every mail went out, or is on its way.' }),
  jobs: msg({ id: 'failed-work.jobs', message: 'In the background' }),
  jobsText: msg({
    id: 'failed-work.jobs-text',
    message:
      'Draws and other work that failed. What was given up waits for you; the rest is tried again by itself.',
  }),
  noJobs: msg({ id: 'failed-work.no-jobs', message: 'All work in the background went well.' }),
  what: msg({ id: 'failed-work.what', message: 'What' }),
  state: msg({ id: 'failed-work.state', message: 'State' }),
  when: msg({ id: 'failed-work.when', message: 'When' }),
  reason: msg({ id: 'failed-work.reason', message: 'Reason' }),
  noReason: msg({ id: 'failed-work.no-reason', message: 'None is known' }),
  actions: msg({ id: 'failed-work.actions', message: 'Actions' }),
  attempts: msg({
    id: 'failed-work.attempts',
    message: '{count, plural, one {# attempt} other {# attempts}}',
  }),
  mailFailed: msg({ id: 'failed-work.mail-failed', message: 'Not sent' }),
  mailUnknown: msg({ id: 'failed-work.mail-unknown', message: 'May have arrived' }),
  jobDead: msg({ id: 'failed-work.job-dead', message: 'Given up' }),
  jobRunning: msg({ id: 'failed-work.job-running', message: 'Is being done' }),
  jobWaiting: msg({ id: 'failed-work.job-waiting', message: 'Next attempt: {moment}' }),
  resend: msg({ id: 'failed-work.resend', message: 'Send again' }),
  resendOf: msg({ id: 'failed-work.resend-of', message: 'Send again to {address}' }),
  resendAll: msg({
    id: 'failed-work.resend-all',
    message: 'Send {count, plural, one {# mail} other {# mails}} again',
  }),
  resendText: msg({
    id: 'failed-work.resend-text',
    message: 'Those that may have arrived could arrive a second time.',
  }),
  resent: msg({
    id: 'failed-work.resent',
    message: '{count, plural, one {# mail goes} other {# mails go}} out now',
  }),
  retry: msg({ id: 'failed-work.retry', message: 'Try now' }),
  retryOf: msg({ id: 'failed-work.retry-of', message: 'Try now: {name} {id}' }),
  retryAll: msg({
    id: 'failed-work.retry-all',
    message: 'Try {count, plural, one {# piece} other {# pieces}} now',
  }),
  retried: msg({
    id: 'failed-work.retried',
    message: '{count, plural, one {# piece is} other {# pieces are}} done now',
  }),
};
