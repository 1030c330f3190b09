import { msg } from '@lingui/core/macro';

/** Words of a role on Discord that somebody redeemed. */
export const roleWords = {
  pending: msg({ id: 'rewards.role-pending', message: 'Your role on Discord is on its way.' }),
  granted: msg({ id: 'rewards.role-granted', message: 'You have the role on Discord.' }),
  accountMissing: msg({
    id: 'rewards.role-account-missing',
    message: 'Link your Discord account to get the role. It then comes by itself.',
  }),
  linkAccount: msg({ id: 'rewards.role-link-account', message: 'Link Discord' }),
  notMember: msg({
    id: 'rewards.role-not-a-member',
    message: 'Join the Discord server to get the role. It then comes by itself, within an hour.',
  }),
  join: msg({ id: 'rewards.role-join', message: 'Join the server' }),
  hindered: msg({
    id: 'rewards.role-hindered',
    message:
      'Discord does not let us give you the role yet. The program can see that; we keep trying.',
  }),
  failed: msg({
    id: 'rewards.role-failed',
    message: 'The role could not be given. Ask the program about it.',
  }),
  ending: msg({ id: 'rewards.role-ending', message: 'The role is being taken back on Discord.' }),
  question: msg({
    id: 'rewards.role-question',
    message:
      'The role goes to the Discord account that you have linked. If you unlink it, the role is taken from it.',
  }),
};
