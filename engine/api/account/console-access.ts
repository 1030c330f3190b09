import type { CreatorCaller } from '../http/caller.ts';
import { and, eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { identityLinks } from '../store/tables/accounts.ts';
import { operatorIdentities, operatorRoles } from '../store/tables/operators.ts';

/**
 * Whether an account that somebody linked is one that an operator with a role signs in with. It
 * opens nothing: the console asks them to sign in as an operator.
 */
export async function hasConsole(
  { database }: Store,
  { creator_id }: Pick<CreatorCaller, 'creator_id'>,
): Promise<boolean> {
  const found = await database
    .select({ operator_id: operatorRoles.operator_id })
    .from(identityLinks)
    .innerJoin(
      operatorIdentities,
      // Never by an e-mail address, which the provider may give to somebody else.
      and(
        eq(operatorIdentities.provider, identityLinks.provider),
        eq(operatorIdentities.subject, identityLinks.subject),
      ),
    )
    .innerJoin(operatorRoles, eq(operatorRoles.operator_id, operatorIdentities.operator_id))
    .where(eq(identityLinks.creator_id, creator_id))
    .limit(1);
  return found.length > 0;
}
