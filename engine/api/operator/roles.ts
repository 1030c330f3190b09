import { and, asc, eq } from 'drizzle-orm';
import type { OperatorRole } from '#contract/endpoints/endpoint.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { ApiError } from '../http/api-error.ts';
import type { Store } from '../store/store.ts';
import { operatorRoles, operators } from '../store/tables/operators.ts';

/** Who changes roles: an owner, or somebody at the server's command line. */
export interface RoleActor {
  readonly actor_kind: 'operator' | 'command_line' | 'system';
  readonly actor_id: string;
  readonly at: Date;
  readonly request_id?: string;
}

export interface Granted {
  readonly id: string;
  readonly email: string;
  readonly role: OperatorRole;
}

/**
 * Gives a role in a program to whoever signs in with this verified address; a role that was
 * granted before is replaced.
 * @throws ApiError LAST_OWNER where the program would be left without one
 */
export async function grantRole(
  store: Store,
  programUuid: string,
  { email, role }: { readonly email: string; readonly role: OperatorRole },
  { at, ...actor }: RoleActor,
): Promise<Granted> {
  const address = email.trim().toLowerCase();
  return store.transaction(async () => {
    const { database } = store;
    await database
      .insert(operators)
      .values({ email: address, created_at: at })
      .onConflictDoNothing({ target: operators.email });
    const [operator] = await database.select().from(operators).where(eq(operators.email, address));
    if (!operator) throw new Error('An operator vanished between two statements.');
    if (role !== 'owner') await requireAnotherOwner(store, programUuid, operator.id);
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
      details: { email: address, role },
    });
    return { id: operator.id, email: address, role };
  });
}

/** Takes a role away. @throws ApiError MEMBER_UNKNOWN, LAST_OWNER */
export async function revokeRole(
  store: Store,
  programUuid: string,
  operatorId: string,
  { at: _, ...actor }: RoleActor,
): Promise<void> {
  await store.transaction(async () => {
    await requireAnotherOwner(store, programUuid, operatorId);
    const [revoked] = await store.database
      .delete(operatorRoles)
      .where(
        and(eq(operatorRoles.program_uuid, programUuid), eq(operatorRoles.operator_id, operatorId)),
      )
      .returning();
    if (!revoked) throw new ApiError('MEMBER_UNKNOWN');
    await writeAudit(store, {
      ...actor,
      program_uuid: programUuid,
      action: 'operator.revoke',
      subject_kind: 'operator',
      subject_id: operatorId,
      details: { role: revoked.role },
    });
  });
}

/** Who has a role in a program, in the order in which roles were granted. */
export async function readRoles({ database }: Store, programUuid: string) {
  return database
    .select({
      id: operators.id,
      email: operators.email,
      name: operators.name,
      role: operatorRoles.role,
      granted_at: operatorRoles.granted_at,
      granted_by: operatorRoles.granted_by,
    })
    .from(operatorRoles)
    .innerJoin(operators, eq(operators.id, operatorRoles.operator_id))
    .where(eq(operatorRoles.program_uuid, programUuid))
    .orderBy(asc(operatorRoles.granted_at), asc(operators.email));
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
