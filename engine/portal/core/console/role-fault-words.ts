import { msg } from '@lingui/core/macro';
import type { RoleFault } from '#contract/vocabulary/role-words.ts';
import type { Word } from '../../base/i18n/word.ts';

/** What keeps a role on Discord from being given or taken, to operators. */
export const roleFaultWords: Readonly<Record<RoleFault, Word>> = {
  account_missing: msg({
    id: 'console.role-account-missing',
    message: 'no Discord account is linked',
  }),
  not_a_member: msg({ id: 'console.role-not-a-member', message: 'not on the server' }),
  forbidden: msg({
    id: 'console.role-forbidden',
    message: 'the bot needs the permission Manage Roles, and a role of its own above this one',
  }),
  server_unknown: msg({
    id: 'console.role-server-unknown',
    message: 'the bot has to be invited to the server',
  }),
  role_unknown: msg({
    id: 'console.role-unknown',
    message: 'the server has no such role',
  }),
  unauthorized: msg({
    id: 'console.role-unauthorized',
    message: 'Discord does not accept the token of the bot',
  }),
  refused: msg({ id: 'console.role-refused', message: 'Discord refuses' }),
  unreachable: msg({ id: 'console.role-unreachable', message: 'Discord does not answer' }),
};
