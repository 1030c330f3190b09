import type { UncountedReason } from '#contract/vocabulary/connector-words.ts';
import type { SourceRule } from './metric-source.ts';
import {
  type ConsentedAccount,
  dayOf,
  type MembershipFacts,
  membershipActivity,
} from './observations.ts';

/** A membership on the day on which it was last looked at. */
export interface JudgedMembership {
  readonly activity: string;
  readonly membership: MembershipFacts;
  /** When it is taken to have happened: the first moment of that day at which it was seen. */
  readonly at: Date;
  /** Undefined: it counts. */
  readonly reason: UncountedReason | undefined;
}

/**
 * Judges where a creator belongs to, for a metric that counts days: each day (UTC) on which an account
 * was seen as a member of a server counts one, however often it is looked at and whatever comes later on
 * that day. Of several accounts on one server, one counts.
 */
export function judgeMemberships(
  rule: Pick<SourceRule, 'servers' | 'roles'>,
  memberships: readonly MembershipFacts[],
  accounts: readonly ConsentedAccount[],
): JudgedMembership[] {
  const judged = new Map<string, JudgedMembership>();
  for (const membership of memberships) {
    if (!rule.servers.includes(membership.group_id)) continue;
    const activity = membershipActivity(membership);
    const reason = refused(rule, membership, accounts);
    const known = judged.get(activity);
    if (known && (known.reason === undefined || reason !== undefined)) continue;
    judged.set(activity, {
      activity,
      membership,
      at: seenToday(membership) ?? membership.observed_at,
      reason,
    });
  }
  return [...judged.values()];
}

function refused(
  { roles }: Pick<SourceRule, 'roles'>,
  membership: MembershipFacts,
  accounts: readonly ConsentedAccount[],
): UncountedReason | undefined {
  const { platform, account_id, observed_at } = membership;
  const since = accounts.find(
    (one) => one.platform === platform && one.account_id === account_id,
  )?.since;
  if (since === undefined || observed_at < since) return 'before_consent';
  if (!seenToday(membership)) return 'not_a_member';
  if (roles.length > 0 && !roles.some((role) => membership.roles.includes(role)))
    return 'role_missing';
  return undefined;
}

/** When it was first seen on the day on which it was last looked at; undefined: not on that day. */
function seenToday({ member_at, observed_at }: MembershipFacts): Date | undefined {
  return member_at && dayOf(member_at) === dayOf(observed_at) ? member_at : undefined;
}
