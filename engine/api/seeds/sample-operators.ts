import { pinAccount } from '../core/auth/pinned-account.ts';
import { EMBEDDED_PROVIDER_ID } from '../embedded-provider/embedded-provider.ts';
import { SAMPLE_PEOPLE } from '../embedded-provider/sample-people.ts';
import type { ApiProgram } from '../http/program-directory.ts';
import { eq } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { operatorRoles, operators } from '../store/tables/operators.ts';

/**
 * Gives the sample people who run the programs their role in one; a role that somebody has already
 * stays. In the running transaction.
 * @returns the id of the first of them, who decides on what the sample creators send
 */
export async function seedOperators(
  store: Store,
  { uuid: program_uuid }: ApiProgram,
  now: Date,
): Promise<string> {
  const { database } = store;
  const ids: string[] = [];
  for (const { id: subject, operator: role, email, name } of SAMPLE_PEOPLE) {
    if (!role || !email) continue;
    await database
      .insert(operators)
      .values({ email, created_at: now })
      .onConflictDoNothing({ target: operators.email });
    const [operator] = await database
      .select({ id: operators.id })
      .from(operators)
      .where(eq(operators.email, email));
    if (!operator) throw new Error('An operator vanished between two statements.');
    ids.push(operator.id);
    // No provider but their own can call itself one of them.
    await pinAccount(store, operator.id, { provider: EMBEDDED_PROVIDER_ID, subject, name }, now);
    await database
      .insert(operatorRoles)
      .values({
        ...{ operator_id: operator.id, program_uuid, role },
        granted_at: now,
        granted_by: 'samples',
      })
      .onConflictDoNothing();
  }
  const [first] = ids;
  if (first === undefined) throw new Error('None of the sample people runs the programs.');
  return first;
}
