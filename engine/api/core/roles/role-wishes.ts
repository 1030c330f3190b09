import { CONNECTOR_PROVIDERS } from '#contract/vocabulary/connector-words.ts';
import { and, eq, inArray, isNotNull, or, type SQL, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { roleGrants } from '../../store/tables/role-grants.ts';

/** A redemption whose reward may be a role. */
export interface Promised {
  readonly redemption_id: number;
  readonly program_uuid: string;
  readonly creator_id: string;
  readonly reward_id: number;
  readonly now: Date;
}

/** Promises the role of a reward, where it is one, in the transaction that gives the reward. */
export async function promiseRole(
  { database }: Store,
  { redemption_id, program_uuid, creator_id, reward_id, now }: Promised,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await database.execute(sql`
    insert into role_grants (redemption_id, program_uuid, creator_id, state, wished_at, next_attempt_at)
    select ${redemption_id}, program_uuid, ${creator_id}, 'pending', ${at}, ${at}
    from rewards where program_uuid = ${program_uuid} and id = ${reward_id} and kind = 'role'`);
}

/** The reward was given back: its role is taken, or not given any more. */
export async function endRole(store: Store, redemption_id: number, now: Date): Promise<void> {
  await wish(store, eq(roleGrants.redemption_id, redemption_id), 'ending', now);
}

/** Somebody's account was linked or unlinked: their roles follow it, where it is one of Discord. */
export async function followAccount(
  store: Store,
  { creator_id, provider }: { readonly creator_id: string; readonly provider: string },
  now: Date,
): Promise<void> {
  if (provider !== CONNECTOR_PROVIDERS.discord) return;
  await wish(store, and(eq(roleGrants.creator_id, creator_id), isWanted), 'pending', now);
}

/** The campaign changed: roles that could not be given may be other ones now. */
export async function retryRoles(store: Store, program_uuid: string, now: Date): Promise<void> {
  const failed = or(eq(roleGrants.state, 'failed'), isNotNull(roleGrants.fault));
  const these = and(eq(roleGrants.program_uuid, program_uuid), isWanted, failed);
  await wish(store, these, 'pending', now);
}

/**
 * An operator says that a role was given: it is theirs to know, and nobody tries any more. Where it
 * was tried, it is taken from there when the reward is given back.
 */
export async function keepRoleGiven(
  { database }: Store,
  redemption_id: number,
  now: Date,
): Promise<void> {
  await database
    .update(roleGrants)
    .set({
      ...{ state: 'granted', granted_at: now, next_attempt_at: null, leased_until: null },
      ...{ fault: null, fault_since: null, detail: null, attempts: 0 },
      ...{ wishes: sql`${roleGrants.wishes} + 1`, wished_at: now },
    })
    .where(and(eq(roleGrants.redemption_id, redemption_id), isWanted));
}

/** Forgets the roles of somebody whose account is deleted: whoever has one at Discord keeps it. */
export async function forgetRoles({ database }: Store, creator_id: string): Promise<void> {
  await database.delete(roleGrants).where(eq(roleGrants.creator_id, creator_id));
}

const isWanted = inArray(roleGrants.state, ['pending', 'granted', 'failed']);

/** Something else is wanted from now on. Whoever is at it sees that; until then nobody else begins. */
async function wish(
  { database }: Store,
  these: SQL | undefined,
  state: 'pending' | 'ending',
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await database
    .update(roleGrants)
    .set({
      ...{ state, wishes: sql`${roleGrants.wishes} + 1`, wished_at: now, attempts: 0 },
      ...{ fault: null, fault_since: null, detail: null },
      next_attempt_at: sql`greatest(${at}, ${roleGrants.leased_until})`,
    })
    .where(these);
}
