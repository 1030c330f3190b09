import { msg } from '@lingui/core/macro';
import type { ConnectionFault } from '#contract/vocabulary/connector-words.ts';
import type { Word } from '../../base/i18n/word.ts';

/** Words of the page of platforms that linked accounts are read on. */
export const platformsWords = {
  title: msg({ id: 'platforms.title', message: 'Platforms' }),
  text: msg({
    id: 'platforms.text',
    message: 'Linked accounts are read here, and what happens on them counts for quests.',
  }),
  none: msg({
    id: 'platforms.none',
    message:
      'No metric of the campaign is read from a platform, and nobody lets a linked account be read.',
  }),
  simulated: msg({ id: 'platforms.simulated', message: 'Simulated' }),
  well: msg({ id: 'platforms.well', message: 'It answers.' }),
  notAsked: msg({ id: 'platforms.not-asked', message: 'It has not been asked yet.' }),
  fault: msg({
    id: 'platforms.fault',
    message: 'Since {moment} it does not do what it is asked:',
  }),
  notReached: msg({
    id: 'platforms.not-reached',
    message:
      'It is not read here: credentials are missing, or it is switched off. Whoever runs the server finds out with {command}.',
  }),
  notNeeded: msg({
    id: 'platforms.not-needed',
    message: 'No metric of the campaign counts on it.',
  }),
  lastPush: msg({ id: 'platforms.last-push', message: 'Last message from it' }),
  lastAnswer: msg({ id: 'platforms.last-answer', message: 'Last answer' }),
  never: msg({ id: 'platforms.never', message: 'None yet' }),
  conduit: msg({ id: 'platforms.conduit', message: 'How it tells' }),
  conduitOpen: msg({
    id: 'platforms.conduit-open',
    message: 'By conduit: connected since {moment}',
  }),
  conduitApart: msg({
    id: 'platforms.conduit-apart',
    message: 'By conduit: not connected, so it is only asked',
  }),
  waiting: msg({ id: 'platforms.waiting', message: 'Messages waiting' }),
  oldest: msg({ id: 'platforms.oldest', message: 'the oldest came {time}' }),
  failed: msg({ id: 'platforms.failed', message: 'Messages given up' }),
  quota: msg({ id: 'platforms.quota', message: 'Requests used today' }),
  used: msg({ id: 'platforms.used', message: '{used} of {limit}' }),
  resets: msg({ id: 'platforms.resets', message: 'it begins anew {time}' }),
  read: msg({ id: 'platforms.read', message: 'Accounts read' }),
  leastRead: msg({ id: 'platforms.least-read', message: 'least recently {time}' }),
  notRead: msg({ id: 'platforms.not-read', message: 'Accounts not read' }),
  roles: msg({ id: 'platforms.roles', message: 'Roles given' }),
  rolesWaiting: msg({ id: 'platforms.roles-waiting', message: '{count} on their way' }),
  rolesKept: msg({ id: 'platforms.roles-kept', message: 'Roles not given' }),
};

/** Why accounts cannot be read, to operators. */
export const unreadWords: Readonly<Record<ConnectionFault, Word<'count'>>> = {
  unreachable: msg({
    id: 'platforms.unread-unreachable',
    message: '{count}: the platform does not answer',
  }),
  refused: msg({ id: 'platforms.unread-refused', message: '{count}: the platform refuses' }),
  unnamed: msg({
    id: 'platforms.unread-unnamed',
    message: '{count}: the platform names no channel of theirs',
  }),
  permission_missing: msg({
    id: 'platforms.unread-permission-missing',
    message: '{count}: their owners did not allow what reading takes',
  }),
  private: msg({
    id: 'platforms.unread-private',
    message: '{count}: their owners keep private what would be read',
  }),
  revoked: msg({
    id: 'platforms.unread-revoked',
    message: '{count}: the permission was withdrawn at the platform',
  }),
  gone: msg({ id: 'platforms.unread-gone', message: '{count}: not there any more' }),
};
