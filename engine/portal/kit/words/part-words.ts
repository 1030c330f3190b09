import { msg } from '@lingui/core/macro';

/** Words of parts that several sections share. */
export const partWords = {
  copyFailed: msg({
    id: 'part.copy-failed',
    message: 'Copying is not allowed here. Select the text and copy it yourself.',
  }),
  agreementsNeeded: msg({
    id: 'part.agreements-needed',
    message: 'Please confirm each of these to go on.',
  }),
  agreements: msg({ id: 'part.agreements', message: 'What you agree to' }),
  read: msg({ id: 'part.read', message: 'Read it' }),
  dueIn: msg({ id: 'part.due', message: 'Due {time} ({moment})' }),
  overdue: msg({ id: 'part.overdue', message: 'Was due {moment}' }),
  notFoundTitle: msg({ id: 'part.not-found-title', message: 'There is nothing here' }),
  notFoundText: msg({
    id: 'part.not-found-text',
    message: 'This does not belong to your account, or is no longer there.',
  }),
  readIt: msg({ id: 'part.read-it', message: 'Read the {document}' }),
  newTab: msg({ id: 'part.new-tab', message: '(opens in a new tab)' }),
  season: msg({ id: 'quests.season', message: 'Season' }),
  applyTitle: msg({ id: 'quests.apply-title', message: 'This is what members get' }),
  applyText: msg({
    id: 'quests.apply-text',
    message: 'Your progress counts from the moment the program accepts you.',
  }),
  balance: msg({ id: 'quests.balance', message: 'Points to spend' }),
  accept: msg({ id: 'home.accept', message: 'Accept' }),
  agreementsAccepted: msg({ id: 'home.agreements-accepted', message: 'Thank you. Accepted.' }),
};
