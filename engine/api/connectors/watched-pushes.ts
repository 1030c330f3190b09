import { count, eq, min } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { connectorPushes } from '../store/tables/connectors.ts';

/** How many messages of platforms wait to be worked off, and since when the oldest has been there. */
export async function waitingPushes({
  database,
}: Store): Promise<{ readonly pending: number; readonly since: Date | null }> {
  const [found] = await database
    .select({ pending: count(), since: min(connectorPushes.received_at) })
    .from(connectorPushes)
    .where(eq(connectorPushes.state, 'pending'));
  return { pending: found?.pending ?? 0, since: found?.since ?? null };
}
