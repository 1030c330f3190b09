import type { Connector } from '../connector.ts';
import { checkDiscord } from './check-discord.ts';
import { readMembers } from './read-members.ts';

const NEEDED =
  'Discord’s developer terms have nothing kept for longer than it is needed: a membership is read again every hour.';

/** Discord: a bot of the operator’s is asked who of the linked accounts is on a server, with which roles. */
export const discord: Connector = {
  platform: 'discord',
  observes: ['memberships'],
  learns: ['poll'],
  measures: ['membership_days'],
  keeps: { memberships: { days: 7, why: NEEDED } },
  read: readMembers,
  check: checkDiscord,
};
