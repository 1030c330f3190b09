import { operatorAddress } from '../core/auth/operator-address.ts';
import {
  auditAccount,
  findByAccount,
  type OperatorRow,
  pinAccount,
  readAccount,
} from '../core/auth/pinned-account.ts';
import type { ApiServices } from '../http/services.ts';
import type { ProviderProfile } from '../identity-providers/provider-profile.ts';
import { eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { operatorRoles, operators } from '../store/tables/operators.ts';

/** Why somebody is not let in as an operator. */
export type OperatorRefusal = 'OPERATOR_UNKNOWN' | 'OPERATOR_ACCOUNT_DIFFERS';

/**
 * The operator that a finished sign-in is of. An account that was pinned is recognised by its
 * provider and its id there, whatever address it has by now. An address counts once: where its
 * provider has verified it, a role was granted to it and nobody has signed in with it yet; the
 * account is pinned then. Run it in a transaction, and commit it also where it refuses: the log says
 * so.
 */
export async function recogniseOperator(
  { store, now }: Pick<ApiServices, 'store' | 'now'>,
  profile: ProviderProfile,
  request_id: string,
): Promise<OperatorRow | OperatorRefusal> {
  const known = await findByAccount(store, profile);
  if (known) return known;
  const operator = profile.email_verified ? await lockByAddress(store, profile.email) : undefined;
  if (!operator || !(await hasRole(store, operator.id))) return 'OPERATOR_UNKNOWN';
  const isPinned = await pinAccount(store, operator.id, profile, now());
  // Two tabs of one browser may finish their first sign-in at once.
  const other = isPinned ? undefined : await findByAccount(store, profile);
  if (other) return other;
  await auditAccount(store, operator.id, {
    ...(isPinned
      ? ({ actor_kind: 'operator', actor_id: operator.id, action: 'operator.pin' } as const)
      : ({ actor_kind: 'system', actor_id: 'sign-in', action: 'operator.refuse' } as const)),
    details: { email: operatorAddress(profile.email ?? ''), provider: profile.provider },
    request_id,
  });
  return isPinned ? { ...operator, name: profile.name } : 'OPERATOR_ACCOUNT_DIFFERS';
}

/**
 * Whether an operator's session may go on: the account that they sign in with is still pinned, and
 * its provider is still one that operators may use.
 */
export async function mayGoOn(
  { store, identity }: Pick<ApiServices, 'store' | 'identity'>,
  operatorId: string,
): Promise<boolean> {
  const account = await readAccount(store, operatorId);
  return account !== undefined && identity.clients().get(account.provider)?.operators === true;
}

/** Sign-ins with one address take turns, and so do they with those who take its roles away. */
async function lockByAddress({ database }: Store, email: string | undefined) {
  if (email === undefined) return undefined;
  const [operator] = await database
    .select()
    .from(operators)
    .where(eq(operators.email, operatorAddress(email)))
    .for('update');
  return operator;
}

async function hasRole({ database }: Store, operatorId: string): Promise<boolean> {
  const roles = await database
    .select({ program_uuid: operatorRoles.program_uuid })
    .from(operatorRoles)
    .where(eq(operatorRoles.operator_id, operatorId))
    .limit(1);
  return roles.length > 0;
}
