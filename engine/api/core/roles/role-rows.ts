import type { RoleFault, RoleState } from '#contract/vocabulary/role-words.ts';
import type { RolePlace, RoleStanding } from '#domain/rewards/role-grant.ts';
import { and, asc, eq, getTableColumns, isNotNull, lte, ne, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { identityLinks } from '../../store/tables/accounts.ts';
import { rewardRedemptions, rewards } from '../../store/tables/ledger.ts';
import { roleGrants } from '../../store/tables/role-grants.ts';

export type RoleRow = typeof roleGrants.$inferSelect;

/** A role that somebody is at, and where it stands. */
export interface TakenRole extends RoleStanding {
  readonly row: RoleRow;
}

/**
 * Takes the role that is due and has waited longest, for a lease: nobody else is at it meanwhile.
 * Undefined where there is none.
 */
export async function takeRole(
  store: Store,
  now: Date,
  { lease, provider }: { readonly lease: number; readonly provider: string },
): Promise<TakenRole | undefined> {
  const { database } = store;
  const until = new Date(now.getTime() + lease);
  const due = database
    .select({ id: roleGrants.redemption_id })
    .from(roleGrants)
    .where(lte(roleGrants.next_attempt_at, now))
    .orderBy(asc(roleGrants.next_attempt_at), asc(roleGrants.redemption_id))
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await database
    .update(roleGrants)
    .set({ taken: sql`${roleGrants.taken} + 1`, leased_until: until, next_attempt_at: until })
    .where(eq(roleGrants.redemption_id, sql`(${due})`))
    .returning();
  return row && { row, ...(await standingOf(store, row, provider)) };
}

/** Where a role may be, and where it should be by now. */
async function standingOf(
  { database }: Store,
  row: RoleRow,
  provider: string,
): Promise<RoleStanding> {
  const [found] = await database
    .select({
      state: rewardRedemptions.state,
      role: rewards.discord_role,
      account_id: identityLinks.subject,
    })
    .from(rewardRedemptions)
    .innerJoin(
      rewards,
      and(
        eq(rewards.program_uuid, rewardRedemptions.program_uuid),
        eq(rewards.id, rewardRedemptions.reward_id),
      ),
    )
    .leftJoin(
      identityLinks,
      and(
        eq(identityLinks.creator_id, rewardRedemptions.creator_id),
        eq(identityLinks.provider, provider),
      ),
    )
    .where(eq(rewardRedemptions.id, row.redemption_id));
  const known = { held: heldPlace(row), granted: row.granted_at !== null };
  if (!found || found.state === 'refunded') return { ...known, wanted: 'ended' };
  const { role, account_id } = found;
  if (account_id === null) return { ...known, wanted: 'account_missing' };
  // What a campaign no longer names stays with whoever has it.
  if (!role) return { ...known, wanted: known.held ?? 'role_unknown' };
  const { server: server_id, role: role_id } = role;
  // A campaign that names another role means those who redeem it from now on.
  const given = known.held && known.granted ? known.held : { server_id, role_id };
  return { ...known, wanted: { ...given, account_id } };
}

/** Where a role may be; null: nowhere. */
export function heldPlace({
  server_id,
  role_id,
  account_id,
}: Pick<RoleRow, 'server_id' | 'role_id' | 'account_id'>): RolePlace | null {
  if (server_id === null || role_id === null || account_id === null) return null;
  return { server_id, role_id, account_id };
}

/** What comes of an attempt. */
export interface RoleOutcome {
  readonly state: RoleState;
  readonly fault?: RoleFault | null;
  readonly detail?: string | null;
  /** Where it may be from now on; absent: as before. */
  readonly held?: RolePlace | null;
  readonly granted_at?: Date | null;
  readonly attempts?: number;
  /** Null: nothing is to be done until something changes. */
  readonly next_attempt_at: Date | null;
}

const NOWHERE = { server_id: null, role_id: null, account_id: null };

/**
 * Writes down where a role may be from now on, before it is given there.
 * @returns false where somebody else is at it by now
 */
export async function noteHeld(
  { database }: Store,
  row: RoleRow,
  held: RolePlace,
): Promise<boolean> {
  const noted = await database
    .update(roleGrants)
    .set({ ...held, granted_at: null })
    .where(ofTaken(row))
    .returning({ id: roleGrants.redemption_id });
  return noted.length > 0;
}

/**
 * Ends an attempt, in the running transaction. Where something else came to be wanted meanwhile, only
 * what was done is noted, and it goes on at once.
 * @returns whether that is how it stands; undefined where somebody else is at it by now
 */
export async function endAttempt(
  { database }: Store,
  row: RoleRow,
  { held, granted_at, ...outcome }: RoleOutcome,
  now: Date,
): Promise<'stands' | 'overtaken' | undefined> {
  const done = {
    ...(held === undefined ? {} : (held ?? NOWHERE)),
    ...(granted_at === undefined ? {} : { granted_at }),
    leased_until: null,
  };
  const { fault = null, detail = null, attempts = 0 } = outcome;
  const [stands] = await database
    .update(roleGrants)
    .set({
      ...{ ...done, state: outcome.state, attempts, fault, detail },
      fault_since: fault === null ? null : fault === row.fault ? row.fault_since : now,
      next_attempt_at: outcome.next_attempt_at,
    })
    .where(and(ofTaken(row), eq(roleGrants.wishes, row.wishes)))
    .returning({ id: roleGrants.redemption_id });
  if (stands) return 'stands';
  const [overtaken] = await database
    .update(roleGrants)
    .set({
      ...done,
      // Whoever says that it is given by hand wants nothing more.
      next_attempt_at: sql`case when ${roleGrants.state} <> 'granted' or ${roleGrants.granted_at} is null
        then ${now.toISOString()}::timestamptz end`,
    })
    .where(ofTaken(row))
    .returning({ id: roleGrants.redemption_id });
  return overtaken && 'overtaken';
}

const ofTaken = ({ redemption_id, taken }: RoleRow) =>
  and(eq(roleGrants.redemption_id, redemption_id), eq(roleGrants.taken, taken));

/** Other rewards by which somebody has, or is given, the same role. */
const heldBesides = ({ redemption_id }: RoleRow, { account_id, role_id, server_id }: RolePlace) =>
  and(
    eq(roleGrants.account_id, account_id),
    eq(roleGrants.role_id, role_id),
    eq(roleGrants.server_id, server_id),
    ne(roleGrants.redemption_id, redemption_id),
    ne(roleGrants.state, 'ending'),
  );

/** Whether somebody keeps a role by another reward, of whichever program. */
export const isHeldBesides = async (
  { database }: Store,
  row: RoleRow,
  held: RolePlace,
): Promise<boolean> => (await database.$count(roleGrants, heldBesides(row, held))) > 0;

/** Gives a role anew by whatever other reward came to give it while it was taken. */
export async function renewBesides(
  { database }: Store,
  row: RoleRow,
  held: RolePlace,
  now: Date,
): Promise<void> {
  await database
    .update(roleGrants)
    .set({
      ...{ granted_at: null, next_attempt_at: now },
      wishes: sql`${roleGrants.wishes} + 1`,
    })
    .where(heldBesides(row, held));
}

/** Puts off all that is due earlier: the platform is not to be asked before a moment. */
export async function putOffRoles({ database }: Store, until: Date): Promise<void> {
  await database
    .update(roleGrants)
    .set({ next_attempt_at: until })
    .where(and(isNotNull(roleGrants.next_attempt_at), lte(roleGrants.next_attempt_at, until)));
}

/** The role of a redemption; undefined where it has none. */
export async function readRole(
  { database }: Store,
  redemption_id: number,
): Promise<RoleRow | undefined> {
  const [row] = await database
    .select(getTableColumns(roleGrants))
    .from(roleGrants)
    .where(eq(roleGrants.redemption_id, redemption_id));
  return row;
}
