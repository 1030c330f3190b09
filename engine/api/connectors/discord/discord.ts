import type { Connector } from '../connector.ts';
import { workOffRevocation } from '../work-off-revocation.ts';
import { checkDiscord } from './check-discord.ts';
import { readMembers } from './read-members.ts';
import { receiveEvent } from './receive-event.ts';

const NEEDED =
  'Discord’s developer terms have nothing kept for longer than it is needed: a membership is read again every hour.';

/**
 * Discord: a bot of the operator’s is asked who of the linked accounts is on a server, with which roles.
 * Discord tells who removes the app from their account.
 */
export const discord: Connector = {
  platform: 'discord',
  observes: ['memberships'],
  learns: ['poll'],
  measures: ['membership_days'],
  keeps: { memberships: { days: 7, why: NEEDED } },
  receive: receiveEvent,
  workOff: workOffRevocation,
  read: readMembers,
  check: checkDiscord,
};
