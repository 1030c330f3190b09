import { type AuditEntry, writeAudit } from '../../audit/write-audit.ts';
import type { ProviderProfile } from '../../identity-providers/provider-profile.ts';
import { and, eq, isNull } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { operatorIdentities, operatorRoles, operators } from '../../store/tables/operators.ts';
import { sessions } from '../../store/tables/sessions.ts';
import { endOperatorTokens } from './end-operator-tokens.ts';
import { tellSessionsEnded } from './ended-sessions.ts';

export type OperatorRow = typeof operators.$inferSelect;

/** What names an account: the provider's id in site.yaml, and the account's id there. */
export type Account = Pick<ProviderProfile, 'provider' | 'subject'>;

/** The operator whose account this is. */
export async function findByAccount(
  { database }: Store,
  { provider, subject }: Account,
): Promise<OperatorRow | undefined> {
  const [found] = await database
    .select({ operator: operators })
    .from(operatorIdentities)
    .innerJoin(operators, eq(operators.id, operatorIdentities.operator_id))
    .where(and(eq(operatorIdentities.provider, provider), eq(operatorIdentities.subject, subject)));
  return found?.operator;
}

/** The provider and the moment of the account that an operator signs in with; none before the first sign-in. */
export async function readAccount({ database }: Store, operatorId: string) {
  const [account] = await database
    .select({ provider: operatorIdentities.provider, pinned_at: operatorIdentities.pinned_at })
    .from(operatorIdentities)
    .where(eq(operatorIdentities.operator_id, operatorId));
  return account;
}

/**
 * Makes an account the one that an operator signs in with, and its name theirs.
 * @returns false where the operator has one already, or the account is another operator's
 */
export async function pinAccount(
  { database }: Store,
  operatorId: string,
  { provider, subject, name }: Account & Pick<ProviderProfile, 'name'>,
  now: Date,
): Promise<boolean> {
  const pinned = await database
    .insert(operatorIdentities)
    .values({ operator_id: operatorId, provider, subject, pinned_at: now })
    .onConflictDoNothing()
    .returning({ id: operatorIdentities.operator_id });
  if (pinned.length === 0) return false;
  await database.update(operators).set({ name }).where(eq(operators.id, operatorId));
  return true;
}

/**
 * Forgets the account of an operator with its name, and ends their sessions and access tokens:
 * whoever signs in next with the address pins an account anew. In the running transaction.
 * @returns the provider of the account that was forgotten
 */
export async function forgetAccount(
  store: Store,
  operatorId: string,
  now: Date,
): Promise<string | undefined> {
  const { database } = store;
  const [forgotten] = await database
    .delete(operatorIdentities)
    .where(eq(operatorIdentities.operator_id, operatorId))
    .returning({ provider: operatorIdentities.provider });
  await database
    .update(operators)
    .set({ name: null })
    // A service account has no other name.
    .where(and(eq(operators.id, operatorId), eq(operators.kind, 'person')));
  await database
    .update(sessions)
    .set({ revoked_at: now, revoked_reason: 'operator' })
    .where(and(eq(sessions.operator_id, operatorId), isNull(sessions.revoked_at)));
  await endOperatorTokens(store, operatorId, now);
  await tellSessionsEnded(store, undefined, 'all');
  return forgotten?.provider;
}

/** Locks an operator until the transaction ends: pinning and taking roles away take turns. */
export async function lockOperator({ database }: Store, operatorId: string): Promise<void> {
  await database
    .select({ id: operators.id })
    .from(operators)
    .where(eq(operators.id, operatorId))
    .for('update');
}

/** Writes what happened to an operator's account to the log of every program where they have a role. */
export async function auditAccount(
  store: Store,
  operatorId: string,
  entry: {
    readonly action: 'operator.pin' | 'operator.refuse' | 'operator.release';
    readonly details: { readonly email: string; readonly provider: string | null };
  } & Pick<AuditEntry, 'actor_kind' | 'actor_id' | 'request_id'>,
): Promise<void> {
  const roles = await store.database
    .select({ program_uuid: operatorRoles.program_uuid })
    .from(operatorRoles)
    .where(eq(operatorRoles.operator_id, operatorId));
  for (const { program_uuid } of roles)
    await writeAudit(store, {
      ...entry,
      program_uuid,
      subject_kind: 'operator',
      subject_id: operatorId,
    });
}
