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
  expiredTitle: msg({ id: 'guest.link-expired-title', message: 'This link has expired' }),
  expiredText: msg({
    id: 'guest.link-expired-text',
    message:
      'It was good for a time, and that is over. Ask whoever sent it whether there is a new one.',
  }),
  revokedTitle: msg({ id: 'guest.revoked-title', message: 'This link was withdrawn' }),
  revokedText: msg({
    id: 'guest.revoked-text',
    message: 'Whoever sent it has closed it. Ask them whether there is a new one.',
  }),
  overExpired: msg({
    id: 'guest.over-expired',
    message: 'This link has expired. What you have stays yours; there is nothing new to get here.',
  }),
  overRevoked: msg({
    id: 'guest.over-revoked',
    message:
      'This link was withdrawn. What you have stays yours; there is nothing new to get here.',
  }),
  keepTitle: msg({ id: 'guest.keep-title', message: 'Keep this in your account' }),
  keepSignedOut: msg({
    id: 'guest.keep-signed-out',
    message:
      'Sign in, and what you have here moves to your account: there it is on every device, without this link.',
  }),
  keepSignedIn: msg({
    id: 'guest.keep-signed-in',
    message:
      'You are signed in as {name}. What you have here moves to your account: there it is on every device, without this link.',
  }),
  keepSignIn: msg({ id: 'guest.keep-sign-in', message: 'Sign in and keep it' }),
  keep: msg({ id: 'guest.keep', message: 'Keep it in my account' }),
  keeping: msg({ id: 'guest.keeping', message: 'Moving it to your account …' }),
  kept: msg({ id: 'guest.kept', message: 'It is in your account now' }),
  keptBefore: msg({ id: 'guest.kept-before', message: 'It is in your account already' }),
  mergedNowTitle: msg({ id: 'guest.merged-now-title', message: 'It is in your account' }),
  mergedNowText: msg({
    id: 'guest.merged-now-text',
    message: 'What you got by this link is in your account now. You no longer need the link.',
  }),
  mergedTitle: msg({ id: 'guest.merged-title', message: 'This is kept in an account' }),
  mergedText: msg({
    id: 'guest.merged-text',
    message:
      'What you got by this link was moved to the account that was signed in then. If it is yours, look under key claims there.',
  }),
  mergedSignedOut: msg({
    id: 'guest.merged-signed-out',
    message: 'What you got by this link is in that account now. Sign in to see it.',
  }),
  toClaims: msg({ id: 'guest.to-claims', message: 'See it in your account' }),
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
