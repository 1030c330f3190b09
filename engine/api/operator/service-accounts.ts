import type { OperatorRole, SERVICE_ROLES } from '#contract/vocabulary/operator-words.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockOperator } from '../core/auth/pinned-account.ts';
import { ApiError } from '../http/api-error.ts';
import { and, count, eq, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { operatorRoles, operators } from '../store/tables/operators.ts';
import type { RoleActor } from './roles.ts';

type ServiceRole = (typeof SERVICE_ROLES)[number];

/** An account that scripts call as; `id` is that of an operator. */
export interface ServiceAccount {
  readonly id: string;
  readonly name: string;
  readonly role: ServiceRole;
}

/** So many a program has at once. */
const MOST = 50;

/**
 * Creates an account that is nobody's. It can do nothing until an owner makes a token for it.
 * @throws ApiError SERVICE_ACCOUNTS_FULL
 */
export async function createServiceAccount(
  store: Store,
  program_uuid: string,
  { name, role }: Omit<ServiceAccount, 'id'>,
  { at, ...actor }: RoleActor,
): Promise<ServiceAccount> {
  return store.transaction(async () => {
    const { database } = store;
    // Two at once are counted one after the other.
    const lock = `service accounts ${program_uuid}`;
    await database.execute(sql`select pg_advisory_xact_lock(hashtext(${lock}))`);
    const [there] = await database
      .select({ count: count() })
      .from(operatorRoles)
      .innerJoin(operators, eq(operators.id, operatorRoles.operator_id))
      .where(and(eq(operatorRoles.program_uuid, program_uuid), eq(operators.kind, 'service')));
    if ((there?.count ?? 0) >= MOST) throw new ApiError('SERVICE_ACCOUNTS_FULL');
    const [created] = await database
      .insert(operators)
      .values({ kind: 'service', name, created_at: at })
      .returning({ id: operators.id });
    if (!created) throw new Error('The store took a service account and did not return it.');
    const { id } = created;
    await database.insert(operatorRoles).values({
      ...{ operator_id: id, program_uuid, role },
      ...{ granted_at: at, granted_by: actor.actor_id },
    });
    await writeAudit(store, {
      ...{ ...actor, program_uuid, subject_kind: 'operator', subject_id: id },
      action: 'service_account.create',
      details: { name, role },
    });
    return { id, name, role };
  });
}

/**
 * Gives a service account of the program another role.
 * @throws ApiError SERVICE_ACCOUNT_UNKNOWN
 */
export async function changeServiceAccount(
  store: Store,
  program_uuid: string,
  { id, role }: Omit<ServiceAccount, 'name'>,
  { at, ...actor }: RoleActor,
): Promise<ServiceAccount> {
  return store.transaction(async () => {
    await lockOperator(store, id);
    const { name, role: from_role } = await requireServiceAccount(store, program_uuid, id);
    await store.database
      .update(operatorRoles)
      .set({ role, granted_at: at, granted_by: actor.actor_id })
      .where(and(eq(operatorRoles.operator_id, id), eq(operatorRoles.program_uuid, program_uuid)));
    await writeAudit(store, {
      ...{ ...actor, program_uuid, subject_kind: 'operator', subject_id: id },
      action: 'service_account.change',
      details: { name, from_role, to_role: role },
    });
    return { id, name, role };
  });
}

/**
 * The service account of a program.
 * @throws ApiError SERVICE_ACCOUNT_UNKNOWN
 */
export async function requireServiceAccount(
  { database }: Store,
  program_uuid: string,
  id: string,
): Promise<{ readonly name: string; readonly role: OperatorRole }> {
  const [found] = await database
    .select({ name: operators.name, role: operatorRoles.role })
    .from(operatorRoles)
    .innerJoin(operators, eq(operators.id, operatorRoles.operator_id))
    .where(
      and(
        eq(operators.id, id),
        eq(operators.kind, 'service'),
        eq(operatorRoles.program_uuid, program_uuid),
      ),
    );
  if (!found) throw new ApiError('SERVICE_ACCOUNT_UNKNOWN');
  // The database has no service account without a name.
  return { name: found.name ?? '', role: found.role };
}
