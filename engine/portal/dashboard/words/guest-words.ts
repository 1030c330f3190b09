import { msg } from '@lingui/core/macro';

/** Words of the pages behind guest links. */
export const guestWords = {
  invited: msg({ id: 'guest.invited', message: '{program} invites you' }),
  noAccount: msg({
    id: 'guest.no-account',
    message: 'You need no account. Say who you are, and go on.',
  }),
  name: msg({ id: 'guest.name', message: 'Your name' }),
  nameHelp: msg({ id: 'guest.name-help', message: 'The name you publish with.' }),
  email: msg({ id: 'guest.email', message: 'E-mail' }),
  emailHelp: msg({
    id: 'guest.email-help',
    message: 'So that the program can answer you. Nobody else sees it.',
  }),
  accept: msg({ id: 'guest.accept', message: 'Accept the invitation' }),
  accepted: msg({ id: 'guest.accepted', message: 'Welcome, {name}' }),
  acceptedAs: msg({ id: 'guest.accepted-as', message: 'You take part as {name}.' }),
  bookmark: msg({
    id: 'guest.bookmark',
    message:
      'This browser remembers you. Come back with the same link and the same browser to go on.',
  }),
  usesLeft: msg({
    id: 'guest.uses-left',
    message: '{count, plural, one {# place left} other {# places left}}',
  }),
  unknownTitle: msg({ id: 'guest.unknown-title', message: 'We do not know this link' }),
  unknownText: msg({
    id: 'guest.unknown-text',
    message:
      'Perhaps a part of it got lost on the way. Copy it once more, or ask whoever sent it for a new one.',
  }),
  expiredTitle: msg({ id: 'guest.expired-title', message: 'This link is over' }),
  expiredText: msg({
    id: 'guest.expired-text',
    message: 'It has expired or was withdrawn. Ask whoever sent it whether there is a new one.',
  }),
  usedUpTitle: msg({ id: 'guest.used-up-title', message: 'All places are taken' }),
  usedUpText: msg({
    id: 'guest.used-up-text',
    message:
      'This link was used as often as it may be. If you have used it yourself, open it in the same browser as before.',
  }),
  contact: msg({ id: 'guest.contact', message: 'Questions? Write to {email}.' }),
  visitProgram: msg({ id: 'guest.visit-program', message: 'Have a look at {program}' }),
  questsTitle: msg({ id: 'guest.quests-title', message: 'What there is to do' }),
  noQuests: msg({ id: 'guest.no-quests', message: 'There is no quest here yet' }),
  noQuestsText: msg({
    id: 'guest.no-quests-text',
    message: 'Look in again later with the same link.',
  }),
  questUpcoming: msg({ id: 'guest.quest-upcoming', message: 'Not open yet' }),
  questOpen: msg({ id: 'guest.quest-open', message: 'Open' }),
  questClosed: msg({ id: 'guest.quest-closed', message: 'Over' }),
  questShared: msg({ id: 'guest.quest-shared', message: '{value} of {target} together' }),
  questMembers: msg({
    id: 'guest.quest-members',
    message: 'Points are counted for members. Join {program} to earn them.',
  }),
};
