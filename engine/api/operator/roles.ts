import type { OperatorRole } from '#contract/vocabulary/operator-words.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { endOperatorTokens } from '../core/auth/end-operator-tokens.ts';
import { operatorAddress } from '../core/auth/operator-address.ts';
import {
  auditAccount,
  forgetAccount,
  lockOperator,
  readAccount,
} from '../core/auth/pinned-account.ts';
import { ApiError } from '../http/api-error.ts';
import { and, asc, eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { operatorIdentities, operatorRoles, operators } from '../store/tables/operators.ts';

/** Who changes roles: an owner, or somebody at the server's command line. */
export interface RoleActor {
  readonly actor_kind: 'operator' | 'command_line' | 'system';
  readonly actor_id: string;
  readonly at: Date;
  readonly request_id?: string;
}

/** The operator of a call as one who acts. */
export const operatorActor = (
  call: {
    readonly caller: { readonly operator_id: string };
    readonly request: { readonly id: string };
  },
  at: Date,
): RoleActor => ({
  actor_kind: 'operator',
  actor_id: call.caller.operator_id,
  at,
  request_id: call.request.id,
});

export interface Granted {
  readonly id: string;
  readonly email: string;
  readonly role: OperatorRole;
  /** What they sign in with; undefined until the first sign-in with the address pins it. */
  readonly account: { readonly provider: string; readonly pinned_at: Date } | undefined;
}

/**
 * Gives a role in a program to whoever signs in with this verified address; a role that was
 * granted before is replaced. An account that was pinned stays the one they sign in with.
 * @throws ApiError LAST_OWNER where the program would be left without one
 */
export async function grantRole(
  store: Store,
  programUuid: string,
  { email, role }: { readonly email: string; readonly role: OperatorRole },
  { at, ...actor }: RoleActor,
): Promise<Granted> {
  const address = operatorAddress(email);
  return store.transaction(async () => {
    const { database } = store;
    await database
      .insert(operators)
      .values({ email: address, created_at: at })
      .onConflictDoNothing({ target: operators.email });
    const [operator] = await database.select().from(operators).where(eq(operators.email, address));
    if (!operator) throw new Error('An operator vanished between two statements.');
    if (role !== 'owner') await requireAnotherOwner(store, programUuid, operator.id);
    const [former] = await database
      .select({ role: operatorRoles.role })
      .from(operatorRoles)
      .where(
        and(
          eq(operatorRoles.operator_id, operator.id),
          eq(operatorRoles.program_uuid, programUuid),
        ),
      );
    const granted = { role, granted_at: at, granted_by: actor.actor_id };
    await database
      .insert(operatorRoles)
      .values({ operator_id: operator.id, program_uuid: programUuid, ...granted })
      .onConflictDoUpdate({
        target: [operatorRoles.operator_id, operatorRoles.program_uuid],
        set: granted,
      });
    await writeAudit(store, {
      ...actor,
      program_uuid: programUuid,
      action: 'operator.grant',
      subject_kind: 'operator',
      subject_id: operator.id,
      details: { email: address, role, from_role: former?.role ?? null, to_role: role },
    });
    const account = await readAccount(store, operator.id);
    return { id: operator.id, email: address, role, account };
  });
}

/**
 * Takes a role away, and ends what calls with the operator's access tokens there; a service account
 * is over with it. Who had no other
 * one is a stranger from then on: their sessions end, and should the address ever be granted a role
 * again, its next first sign-in pins an account anew.
 * @throws ApiError MEMBER_UNKNOWN, LAST_OWNER
 */
export async function revokeRole(
  store: Store,
  programUuid: string,
  operatorId: string,
  { at, ...actor }: RoleActor,
): Promise<void> {
  await store.transaction(async () => {
    await requireAnotherOwner(store, programUuid, operatorId);
    await lockOperator(store, operatorId);
    const [revoked] = await store.database
      .delete(operatorRoles)
      .where(
        and(eq(operatorRoles.program_uuid, programUuid), eq(operatorRoles.operator_id, operatorId)),
      )
      .returning();
    if (!revoked) throw new ApiError('MEMBER_UNKNOWN');
    await endOperatorTokens(store, operatorId, at, programUuid);
    const others = eq(operatorRoles.operator_id, operatorId);
    if ((await store.database.$count(operatorRoles, others)) === 0)
      await forgetAccount(store, operatorId, at);
    await writeAudit(store, {
      ...actor,
      program_uuid: programUuid,
      action: 'operator.revoke',
      subject_kind: 'operator',
      subject_id: operatorId,
      details: { role: revoked.role, from_role: revoked.role, to_role: null },
    });
  });
}

/** Who has a role in a program, people and service accounts, in the order in which roles were granted. */
export async function readRoles({ database }: Store, programUuid: string) {
  const rows = await database
    .select({
      id: operators.id,
      kind: operators.kind,
      email: operators.email,
      name: operators.name,
      role: operatorRoles.role,
      granted_at: operatorRoles.granted_at,
      granted_by: operatorRoles.granted_by,
      provider: operatorIdentities.provider,
      pinned_at: operatorIdentities.pinned_at,
    })
    .from(operatorRoles)
    .innerJoin(operators, eq(operators.id, operatorRoles.operator_id))
    .leftJoin(operatorIdentities, eq(operatorIdentities.operator_id, operators.id))
    .where(eq(operatorRoles.program_uuid, programUuid))
    .orderBy(asc(operatorRoles.granted_at), asc(operators.email));
  return rows.map(({ provider, pinned_at, ...row }) => ({
    ...row,
    account: provider !== null && pinned_at !== null ? { provider, pinned_at } : undefined,
  }));
}

/**
 * Forgets the account that an operator of a program signs in with, in all programs: for a person who
 * has another one now.
 * @throws ApiError MEMBER_UNKNOWN
 */
export async function releaseOperator(
  store: Store,
  programUuid: string,
  operatorId: string,
  { at, ...actor }: RoleActor,
): Promise<void> {
  await store.transaction(async () => {
    await lockOperator(store, operatorId);
    const member = (await readRoles(store, programUuid)).find(({ id }) => id === operatorId);
    if (!member || member.email === null) throw new ApiError('MEMBER_UNKNOWN');
    const provider = (await forgetAccount(store, operatorId, at)) ?? null;
    const details = { email: member.email, provider };
    await auditAccount(store, operatorId, { ...actor, action: 'operator.release', details });
  });
}

/** The owners' rows are locked: two owners who remove each other do so one after the other. */
async function requireAnotherOwner({ database }: Store, programUuid: string, operatorId: string) {
  const owners = await database
    .select({ id: operatorRoles.operator_id })
    .from(operatorRoles)
    .where(and(eq(operatorRoles.program_uuid, programUuid), eq(operatorRoles.role, 'owner')))
    .orderBy(asc(operatorRoles.operator_id))
    .for('update');
  if (owners.length === 1 && owners[0]?.id === operatorId) throw new ApiError('LAST_OWNER');
}
