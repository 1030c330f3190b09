import { msg } from '@lingui/core/macro';

/** What is read of games for the rules for joining, wherever an account is linked or signed in with, and what to do where it could not be. */
export const gamesWords = {
  read: msg({
    id: 'games.read-for-rules',
    message:
      'The conditions for joining are about games. Until you are a member, {provider} is asked when you link the account, sign in with it, apply, or ask for it: whether you own the games that the conditions name, and how long you have played them. Nothing else is read for that. It is deleted after 30 days, or as soon as you unlink the account.',
  }),
  hidden: msg({
    id: 'games.hidden',
    message:
      '{platform} hides your games, or how long you play them. In the privacy settings of your profile there, make your game details public and do not keep your playtime private. Then ask again, once a minute at most.',
  }),
  unreachable: msg({
    id: 'games.unreachable',
    message: '{platform} could not be asked about your games. You can apply all the same.',
  }),
  notRead: msg({
    id: 'games.not-read',
    message:
      '{platform} has not been asked yet whether you own the games that count here, and how long you have played them.',
  }),
  ask: msg({ id: 'games.ask', message: 'Ask {platform} now' }),
  asking: msg({ id: 'games.asking', message: 'Asking {platform} …' }),
  // As those who decide on an application read it.
  figureHidden: msg({ id: 'games.figure-hidden', message: 'hidden by its owner' }),
  figureUnreachable: msg({
    id: 'games.figure-unreachable',
    message: 'could not be read when they applied',
  }),
  figureNotRead: msg({ id: 'games.figure-not-read', message: 'not read' }),
};
