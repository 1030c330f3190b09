import { msg } from '@lingui/core/macro';
import type { ConnectionFault, ObservationKind } from '#contract/vocabulary/connector-words.ts';
import type { Word } from '../../base/i18n/word.ts';

/** What may be read of a linked account, in the words that one agrees to. */
export const PURPOSES: Readonly<Record<ObservationKind, Word>> = {
  streams: msg({
    id: 'account.reads-streams',
    message: 'Streams: when they begin and end, their category and language, and how many watch',
  }),
  publications: msg({
    id: 'account.reads-publications',
    message: 'What you publish: its title and text, when, and how long it is',
  }),
  figures: msg({
    id: 'account.reads-figures',
    message: 'Figures of your account, such as its followers',
  }),
  memberships: msg({
    id: 'account.reads-memberships',
    message: 'Of which communities you are a member, and your roles there',
  }),
  games: msg({
    id: 'account.reads-games',
    message: 'Which games you own and how long you played them',
  }),
};

/** What keeps an account from being read, to its owner. */
export const FAULTS: Readonly<
  Record<
    ConnectionFault,
    Word<'provider'> | Word<'provider' | 'moment'> | Word<'provider' | 'permissions'>
  >
> = {
  unreachable: msg({
    id: 'account.fault-unreachable',
    message:
      '{provider} has not answered since {moment}. What happens meanwhile is counted as soon as it answers.',
  }),
  refused: msg({
    id: 'account.fault-refused',
    message:
      '{provider} has refused to be read since {moment}. There is nothing that you need to do.',
  }),
  unnamed: msg({
    id: 'account.fault-unnamed',
    message:
      '{provider} does not say which channel is yours. If you have none yet, create one there; then link the account again.',
  }),
  permission_missing: msg({
    id: 'account.fault-permission-missing',
    message:
      '{provider} does not let it be read: {permissions} was not allowed there. To be counted, link the account again and allow it.',
  }),
  private: msg({
    id: 'account.fault-private',
    message:
      'What would be counted on {provider} is private: make it public in the privacy settings of your profile there.',
  }),
  revoked: msg({
    id: 'account.fault-revoked',
    message: 'The permission at {provider} has ended. To be counted, link the account again.',
  }),
  gone: msg({
    id: 'account.fault-gone',
    message: '{provider} does not know this account any more.',
  }),
};

export const connectionWords = {
  mayRead: msg({ id: 'account.may-read', message: 'May be read of it and counted' }),
  agreedAt: msg({ id: 'account.agreed-at', message: 'since {day}' }),
  lastRead: msg({ id: 'account.last-read', message: 'Last read {time}' }),
  notYet: msg({ id: 'account.not-read-yet', message: 'Not read yet' }),
  notReached: msg({
    id: 'account.not-reached',
    message: '{provider} is not read here at the moment.',
  }),
  allowed: msg({ id: 'account.reading-allowed', message: 'It is read from now on.' }),
  withdrawn: msg({
    id: 'account.reading-withdrawn',
    message: 'It is not read any more. What was read is deleted; what was counted stays.',
  }),
  askText: msg({
    id: 'account.consent-text',
    message:
      'You can sign in with it. Tick what may be read there and counted for you here; you can change that here at any time.',
  }),
  goOn: msg({ id: 'account.consent-go-on', message: 'Go on to {provider}' }),
  linkAgain: msg({ id: 'account.link-again', message: 'Link {provider} again' }),
};
