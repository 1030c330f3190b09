import { and, eq, inArray } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { connections } from '../store/tables/connectors.ts';

/**
 * Has what was observed of accounts counted, in each program in which they are linked. It is written
 * even where it is wanted already: whoever counts at this moment has not seen what was observed now.
 */
export async function wantCounted(
  { database }: Store,
  platform: string,
  accounts: readonly string[],
  now: Date,
): Promise<void> {
  if (accounts.length === 0) return;
  await database
    .update(connections)
    .set({ count_wanted_at: now })
    .where(
      and(
        eq(connections.platform, platform),
        inArray(connections.account_id, [...new Set(accounts)]),
      ),
    );
}
