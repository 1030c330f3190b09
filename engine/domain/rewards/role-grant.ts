import type { RoleFault } from '#contract/vocabulary/role-words.ts';

/** A role as somebody has it: by the ids of server, role and account. */
export interface RolePlace {
  readonly server_id: string;
  readonly role_id: string;
  readonly account_id: string;
}

/** What is known of a role that was promised. */
export interface RoleStanding {
  /** Where it may be by now: written before it is given, so that nothing given is forgotten. */
  readonly held: RolePlace | null;
  /** Whether it is known to be there. */
  readonly granted: boolean;
  /** Where it should be. `ended`: nowhere any more. A fault: nowhere yet. */
  readonly wanted: RolePlace | 'ended' | Extract<RoleFault, 'account_missing' | 'role_unknown'>;
}

/** `take`: from where it may be. `wait`: until something changes. `rest`: it is as it should be. */
export type RoleStep = 'take' | 'give' | 'wait' | 'rest';

/** What is to be done next, so that a role is where it should be and nowhere else. */
export function nextRoleStep({ held, granted, wanted }: RoleStanding): RoleStep {
  if (typeof wanted === 'string') {
    if (held) return 'take';
    return wanted === 'ended' ? 'rest' : 'wait';
  }
  if (held && !isSamePlace(held, wanted)) return 'take';
  return held && granted ? 'rest' : 'give';
}

export const isSamePlace = (one: RolePlace, other: RolePlace): boolean =>
  one.server_id === other.server_id &&
  one.role_id === other.role_id &&
  one.account_id === other.account_id;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long it is tried to give or take a role. Milliseconds. */
export const ROLE_PATIENCE = 30 * DAY;
const OUTAGE = { first: 5 * SECOND, longest: 15 * MINUTE };
/** Attempts after which the wait is the longest anyway: larger powers would be no numbers. */
const DOUBLED = 10;

/** An attempt that failed. */
export interface FailedRole {
  readonly fault: RoleFault;
  /** How many failed in a row. */
  readonly attempts: number;
  /** Milliseconds since it is wanted. */
  readonly waited: number;
  /** Seconds that the platform asks to wait. */
  readonly retryAfter?: number | undefined;
}

/**
 * Milliseconds until the next attempt; undefined where it is given up. What a person has to mend is
 * looked at often in the beginning, while they are at it: after a quarter of the time that it took so
 * far, from a minute to an hour. A platform that does not answer is asked again after 5 s, then after
 * twice the wait each time up to 15 min, less up to the half by chance.
 * @param random from 0 to 1
 */
export function nextRoleAttempt(
  { fault, attempts, waited, retryAfter = 0 }: FailedRole,
  random: number,
): number | undefined {
  if (waited >= ROLE_PATIENCE) return undefined;
  const wait =
    fault === 'unreachable'
      ? Math.min(OUTAGE.first * 2 ** Math.min(attempts - 1, DOUBLED), OUTAGE.longest) *
        (1 - random / 2)
      : Math.min(Math.max(waited / 4, MINUTE), HOUR);
  return Math.max(Math.round(wait), retryAfter * SECOND);
}
