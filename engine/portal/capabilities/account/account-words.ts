import { msg } from '@lingui/core/macro';

/** Words of the account settings. */
export const accountWords = {
  profile: msg({ id: 'account.profile', message: 'Profile' }),
  displayName: msg({ id: 'account.display-name', message: 'Name' }),
  displayNameHelp: msg({
    id: 'account.display-name-help',
    message: 'This is how the program and leaderboards call you.',
  }),
  email: msg({ id: 'account.email', message: 'E-mail address' }),
  emailHelp: msg({
    id: 'account.email-help',
    message: 'A new address has to be confirmed with the link that we send to it.',
  }),
  country: msg({ id: 'account.country', message: 'Country' }),
  locale: msg({ id: 'account.locale', message: 'Language of our mails' }),
  profileSaved: msg({ id: 'account.profile-saved', message: 'Your profile is saved.' }),
  verified: msg({ id: 'account.verified', message: '{email} is confirmed' }),
  unverified: msg({ id: 'account.unverified', message: '{email} is not confirmed yet' }),
  noEmail: msg({
    id: 'account.no-email',
    message: 'You have no e-mail address here. No decision can reach you.',
  }),
  resend: msg({ id: 'account.resend', message: 'Send the link again' }),
  resent: msg({ id: 'account.resent', message: 'A link is on its way to {email}.' }),

  customFields: msg({ id: 'account.custom-fields', message: 'Program questions' }),
  answersSaved: msg({ id: 'account.answers-saved', message: 'Your answers are saved.' }),

  links: msg({ id: 'account.links', message: 'Linked accounts' }),
  linksText: msg({
    id: 'account.links-text',
    message:
      'With each of them you can sign in. What you publish there can be counted without a report.',
  }),
  linkedAt: msg({ id: 'account.linked-at', message: 'Linked on {day}' }),
  link: msg({ id: 'account.link', message: 'Link {provider}' }),
  leaving: msg({ id: 'account.leaving', message: 'Taking you to {provider} …' }),
  linked: msg({ id: 'account.linked', message: '{provider} is linked: {name}' }),
  unlink: msg({ id: 'account.unlink', message: 'Unlink' }),
  unlinkName: msg({ id: 'account.unlink-name', message: 'Unlink {provider}' }),
  unlinkTitle: msg({ id: 'account.unlink-title', message: 'Unlink {provider}?' }),
  unlinkText: msg({
    id: 'account.unlink-text',
    message: 'You can no longer sign in with it, and what happens there is not counted any more.',
  }),
  unlinkRead: msg({
    id: 'account.unlink-read',
    message:
      'What was read of it here is deleted, unless another program of yours reads it too. What was counted stays, with its reasons.',
  }),
  unlinkRoles: msg({
    id: 'account.unlink-roles',
    message:
      'Roles that rewards gave it are taken from it; another account that you link gets them.',
  }),
  unlinked: msg({ id: 'account.unlinked', message: '{provider} is no longer linked.' }),
  lastLink: msg({
    id: 'account.last-link',
    message: 'The only account that you can sign in with stays. Link another one first.',
  }),
  allLinked: msg({
    id: 'account.all-linked',
    message: 'Every kind of account that can be linked here is.',
  }),
  followers: msg({
    id: 'account.followers',
    message: '{count, plural, one {{shown} follower} other {{shown} followers}}',
  }),

  mails: msg({ id: 'account.mails', message: 'Notifications' }),
  mailsText: msg({
    id: 'account.mails-text',
    message:
      'What is about your account itself, and the decision on your application, you are always told.',
  }),
  mailDecisions: msg({
    id: 'account.mail-decisions',
    message: 'Decisions on requests and content',
  }),
  mailRewards: msg({ id: 'account.mail-rewards', message: 'Rewards and keys' }),
  mailNews: msg({ id: 'account.mail-news', message: 'News of the program' }),
  onPage: msg({ id: 'account.on-page', message: 'On these pages' }),
  byMail: msg({ id: 'account.by-mail', message: 'By e-mail' }),

  look: msg({ id: 'account.look', message: 'Appearance' }),
  lookText: msg({
    id: 'account.look-text',
    message: 'Kept in this browser. The language of these pages is in the menu at the top.',
  }),

  agreements: msg({ id: 'account.agreements', message: 'Agreements' }),
  acceptedAt: msg({ id: 'account.accepted-at', message: 'Accepted on {moment}' }),
  acceptedOld: msg({
    id: 'account.accepted-old',
    message: 'You accepted an older version on {moment}',
  }),
  notAccepted: msg({ id: 'account.not-accepted', message: 'Not accepted yet' }),

  sessions: msg({ id: 'account.sessions', message: 'Where you are signed in' }),
  thisDevice: msg({ id: 'account.this-device', message: 'this browser' }),
  unknownDevice: msg({ id: 'account.unknown-device', message: 'Unknown browser' }),
  browserOn: msg({ id: 'account.browser-on', message: '{browser} on {system}' }),
  lastUsed: msg({ id: 'account.last-used', message: 'Last used {time}' }),
  signedInAt: msg({ id: 'account.signed-in-at', message: 'signed in on {day}' }),
  everywhere: msg({ id: 'account.everywhere', message: 'Sign out everywhere' }),
  everywhereTitle: msg({ id: 'account.everywhere-title', message: 'Sign out everywhere?' }),
  everywhereText: msg({
    id: 'account.everywhere-text',
    message: 'Every browser is signed out of this program, this one too.',
  }),

  data: msg({ id: 'account.data', message: 'Your data' }),
  picture: msg({ id: 'account.picture', message: 'Picture' }),
  pictureText: msg({
    id: 'account.picture-text',
    message: 'Other creators see it next to your name on leaderboards.',
  }),
  pictureUse: msg({ id: 'account.picture-use', message: 'Use my picture from {provider}' }),
  pictureRemove: msg({ id: 'account.picture-remove', message: 'Remove picture' }),
  pictureSaved: msg({ id: 'account.picture-saved', message: 'Your picture is changed.' }),

  exportText: msg({
    id: 'account.export-text',
    message:
      'Everything that the program keeps of you, as a file. Game keys are listed without their codes.',
  }),
  export: msg({ id: 'account.export', message: 'Download my data' }),
  exporting: msg({ id: 'account.exporting', message: 'Gathering your data …' }),
  deleteHeading: msg({ id: 'account.delete-heading', message: 'Delete my data' }),
  deleteText: msg({
    id: 'account.delete-text',
    message:
      'You leave the program. Your profile, applications, content and points are gone for good; keys that you have claimed keep working. Nobody can undo this.',
  }),
  delete: msg({ id: 'account.delete', message: 'Delete my data …' }),
  deleteTitle: msg({ id: 'account.delete-title', message: 'Delete everything for good?' }),
  deleteType: msg({ id: 'account.delete-type', message: 'Type “{word}” to go on' }),
  /** What one types to delete everything: in capitals, short, easy to type. */
  deleteWord: msg({ id: 'account.delete-word', message: 'DELETE' }),
  deleteNow: msg({ id: 'account.delete-now', message: 'Delete everything' }),
  deleteMistyped: msg({
    id: 'account.delete-mistyped',
    message: 'That is not the word. Nothing was deleted.',
  }),
  deleted: msg({ id: 'account.deleted', message: 'Your data is deleted. Goodbye!' }),

  consoleText: msg({
    id: 'account.console-text',
    message: 'Sign in there with the same account as here.',
  }),
};
