import { msg } from '@lingui/core/macro';

/** Words of applying to a program, and of where an application stands. */
export const applicationWords = {
  intro: msg({
    id: 'application.intro',
    message: 'Apply to {program}. People read every application.',
  }),
  edit: msg({ id: 'application.edit', message: 'Change your answers' }),
  agreements: msg({ id: 'application.agreements', message: 'What you agree to' }),
  send: msg({ id: 'application.send', message: 'Send application' }),
  sendAgain: msg({ id: 'application.send-again', message: 'Send again' }),
  otherCountry: msg({
    id: 'application.other-country',
    message:
      'The program is open to people in {countries}, and as far as we know you live in {country}. Correct your profile or your answer if that is wrong.',
  }),
  applyAgain: msg({ id: 'application.apply-again', message: 'Apply again' }),
  sentAgain: msg({ id: 'application.sent-again', message: 'Your changes have been sent.' }),

  eligibility: msg({ id: 'application.eligibility', message: 'Where you stand' }),
  metAll: msg({
    id: 'application.met-all',
    message: '{met} of {total, plural, one {# met} other {# met}} – all of them are needed.',
  }),
  metAny: msg({
    id: 'application.met-any',
    message: '{met} of {total, plural, one {# met} other {# met}} – one is enough.',
  }),
  eligible: msg({ id: 'application.eligible', message: 'You meet what the program asks for.' }),
  notYet: msg({
    id: 'application.not-yet',
    message:
      'Some conditions are not met, or cannot be checked yet. You can still apply where nothing could be measured.',
  }),
  barred: msg({
    id: 'application.barred',
    message: 'What is known of you does not meet what the program asks for.',
  }),
  met: msg({ id: 'application.met', message: 'Met' }),
  notMet: msg({ id: 'application.not-met', message: 'Not met' }),
  unknown: msg({ id: 'application.unknown', message: 'Not known' }),
  measured: msg({ id: 'application.measured', message: 'measured' }),
  measuredOn: msg({ id: 'application.measured-on', message: 'measured on {day}' }),
  selfDeclared: msg({ id: 'application.self-declared', message: 'by your own word' }),
  yours: msg({ id: 'application.yours', message: 'You: {value}' }),
  answerQuestion: msg({ id: 'application.answer-question', message: 'Answer “{question}”' }),
  tickBox: msg({ id: 'application.tick-box', message: 'Tick “{question}”' }),
  linkAccount: msg({ id: 'application.link-account', message: 'Link an account' }),
  linkAccounts: msg({ id: 'application.link-accounts', message: 'Link your accounts' }),
  tooYoung: msg({ id: 'application.too-young', message: 'Not old enough yet?' }),

  upcomingTitle: msg({ id: 'application.upcoming-title', message: 'Applications open soon' }),
  upcomingText: msg({
    id: 'application.upcoming-text',
    message: 'You can apply from {moment}, {time}.',
  }),
  closesAt: msg({
    id: 'application.closes-at',
    message: 'Applications close on {moment}, {time}.',
  }),

  submittedAt: msg({ id: 'application.submitted-at', message: 'Sent on {moment}' }),
  decidedAt: msg({ id: 'application.decided-at', message: 'Decided on {moment}' }),
  waiting: msg({
    id: 'application.waiting',
    message:
      'A decision usually takes {days, plural, one {# day} other {# days}}: until about {day}. We write to you as soon as there is one.',
  }),
  waitingOpen: msg({
    id: 'application.waiting-open',
    message: 'We write to you as soon as there is a decision.',
  }),
  needsChanges: msg({
    id: 'application.needs-changes',
    message: 'The team asks you to change something. Edit your answers and send them again.',
  }),
  acceptedText: msg({
    id: 'application.accepted-text',
    message: 'Welcome! Everything in the program is open to you now.',
  }),
  rejectedText: msg({
    id: 'application.rejected-text',
    message: 'The program did not accept this application.',
  }),
  withdrawnText: msg({
    id: 'application.withdrawn-text',
    message: 'You withdrew this application. Nobody will decide on it.',
  }),
  reapplyAt: msg({
    id: 'application.reapply-at',
    message: 'You may apply again from {moment}.',
  }),
  yourAnswers: msg({ id: 'application.your-answers', message: 'What you sent' }),

  withdrawTitle: msg({
    id: 'application.withdraw-title',
    message: 'Withdraw your application?',
  }),
  withdrawText: msg({
    id: 'application.withdraw-text',
    message: 'Nobody will decide on it any more. You can apply again while applications are open.',
  }),
  withdrawn: msg({ id: 'application.withdrawn', message: 'Your application is withdrawn.' }),
};
