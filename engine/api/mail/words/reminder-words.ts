/** What mails say that somebody asked for: reminders of members, and openings for visitors. */
export const reminderWords = {
  closesTitle: /*i18n*/ { id: 'reminder.closes.heading', message: '{title} ends on {moment}' },
  questsCloseTitle: /*i18n*/ {
    id: 'reminder.quests-close.heading',
    message: '{count, plural, one {# quest ends} other {# quests end}} on {moment}',
  },
  closesText: /*i18n*/ {
    id: 'reminder.closes.text',
    message: 'You asked us to remind you of this. Open the dashboard to see what is left to do.',
  },
  opensTitle: /*i18n*/ { id: 'reminder.opens.heading', message: '{title} is open now' },
  questsOpenTitle: /*i18n*/ {
    id: 'reminder.quests-open.heading',
    message: '{count, plural, one {# quest is} other {# quests are}} open now',
  },
  opensText: /*i18n*/ {
    id: 'reminder.opens.text',
    message: 'You asked us to remind you of this. Open the dashboard to take part.',
  },
  labelQuests: /*i18n*/ { id: 'label.quests', message: 'Quests' },
  why: /*i18n*/ {
    id: 'reminder.why',
    message: 'You receive this e-mail because you asked {program} to remind you.',
  },

  askedTitle: /*i18n*/ {
    id: 'opening-asked.title',
    message: 'Please confirm your reminder: {program}',
  },
  askedGuestTitle: /*i18n*/ {
    id: 'opening-asked.guest-title',
    message: 'Please confirm your reminder: {title}',
  },
  askedText: /*i18n*/ {
    id: 'opening-asked.text',
    message:
      'Somebody, probably you, asked us to write to this address when applications for {program} open. Please confirm it: before that we send nothing else.',
  },
  askedGuestText: /*i18n*/ {
    id: 'opening-asked.guest-text',
    message:
      'Somebody, probably you, asked us to write to this address when “{title}” opens. Please confirm it: before that we send nothing else.',
  },
  askedValid: /*i18n*/ {
    id: 'opening-asked.valid',
    message:
      'The link works once and is valid for {hours, plural, one {# hour} other {# hours}}. If you did not ask for this, ignore this e-mail: the address is then deleted.',
  },
  buttonConfirm: /*i18n*/ { id: 'button.confirm-reminder', message: 'Yes, write to me' },

  openingTitle: /*i18n*/ {
    id: 'opening.title',
    message: '{program}: applications are open',
  },
  openingText: /*i18n*/ {
    id: 'opening.text',
    message:
      'You asked us to write to you when applications for {program} open. They are open now.',
  },
  openingGuestTitle: /*i18n*/ { id: 'opening.guest-title', message: '{program}: {title} is open' },
  openingGuestText: /*i18n*/ {
    id: 'opening.guest-text',
    message: 'You asked us to write to you when “{title}” opens. It is open now.',
  },
  openingLast: /*i18n*/ {
    id: 'opening.last',
    message: 'This was the only e-mail: your address has been deleted from the list.',
  },
  buttonInvitation: /*i18n*/ { id: 'button.invitation', message: 'Open your invitation' },
  whyOpening: /*i18n*/ {
    id: 'opening.why',
    message: 'You receive this e-mail because this address was entered on the page of {program}.',
  },
  remove: /*i18n*/ { id: 'opening.remove', message: 'Delete my address' },

  pageQuestion: /*i18n*/ {
    id: 'opening-page.question',
    message: 'Shall {program} write to you when it opens?',
  },
  pageConfirmed: /*i18n*/ {
    id: 'opening-page.confirmed',
    message: 'Thank you. We will write to you once, when it opens.',
  },
  pageSent: /*i18n*/ {
    id: 'opening-page.sent',
    message: 'We have sent you an e-mail. Please open the link in it to confirm your address.',
  },
  pageSentAgain: /*i18n*/ {
    id: 'opening-page.sent-again',
    message:
      'If you have confirmed it before, there is nothing more to do and no e-mail comes now.',
  },
  pageInvalid: /*i18n*/ {
    id: 'opening-page.invalid',
    message: 'This link is used up or too old. Enter your address once more.',
  },
  pageFaulty: /*i18n*/ {
    id: 'opening-page.faulty',
    message: 'Please enter a valid e-mail address.',
  },
  pageTooMany: /*i18n*/ {
    id: 'opening-page.too-many',
    message: 'Too many attempts. Please try again in a few minutes.',
  },
  pageOpen: /*i18n*/ { id: 'opening-page.open', message: 'It is open already.' },
  pageBack: /*i18n*/ { id: 'opening-page.back', message: 'Back' },
  outQuestion: /*i18n*/ {
    id: 'opening-page.out-question',
    message: 'Shall {program} delete your address? No e-mail comes then.',
  },
  outDone: /*i18n*/ {
    id: 'opening-page.out-done',
    message: 'Your address is deleted. You will get no e-mail from {program}.',
  },
} as const;
