import { msg } from '@lingui/core/macro';

/** What is said to those who want to know when something opens. */
export const openingWords = {
  title: msg({ id: 'opening.title', message: 'Tell me when {program} opens' }),
  text: msg({
    id: 'opening.text',
    message: 'We send one e-mail when applications open, and then delete your address.',
  }),
  guestTitle: msg({ id: 'opening.guest-title', message: 'Tell me when this opens' }),
  guestText: msg({
    id: 'opening.guest-text',
    message: 'We send one e-mail when it opens, with this link, and then delete your address.',
  }),
  email: msg({ id: 'opening.email', message: 'E-mail address' }),
  emailFault: msg({ id: 'opening.email-fault', message: 'Please enter a valid e-mail address.' }),
  send: msg({ id: 'opening.send', message: 'Write to me when it opens' }),
  sentTitle: msg({ id: 'opening.sent-title', message: 'Please check your e-mails' }),
  sentText: msg({
    id: 'opening.sent-text',
    message:
      'We have sent an e-mail to {email}. Open its link within {hours, plural, one {# hour} other {# hours}} to confirm the address; otherwise we delete it.',
  }),
  sentAgain: msg({
    id: 'opening.sent-again',
    message:
      'If you have confirmed it before, there is nothing more to do and no e-mail comes now.',
  }),
  open: msg({ id: 'opening.open', message: 'Applications are open' }),
};
