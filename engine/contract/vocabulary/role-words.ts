/**
 * How far a role is that a reward promised: to be given, given, given up after a time, to be taken
 * back, or taken back (or never given).
 */
export const ROLE_STATES = ['pending', 'granted', 'failed', 'ending', 'ended'] as const;
export type RoleState = (typeof ROLE_STATES)[number];

/**
 * Why a role is not where it should be. `account_missing` and `not_a_member` are the creator's to
 * mend; `forbidden` (the bot lacks Manage Roles, or its highest role is below), `server_unknown` (it
 * is not there), `role_unknown`, `unauthorized` (its token is not taken) and `refused` (anything
 * else) the operator's.
 */
export const ROLE_FAULTS = [
  'account_missing',
  'not_a_member',
  'forbidden',
  'server_unknown',
  'role_unknown',
  'unauthorized',
  'refused',
  'unreachable',
] as const;
export type RoleFault = (typeof ROLE_FAULTS)[number];
