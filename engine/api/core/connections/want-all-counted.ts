import { and, eq, sql } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { connections } from '../../store/tables/connectors.ts';

/**
 * Has all that was observed of a program's creators judged anew: its metrics have changed. What was
 * counted is never taken back.
 */
export async function wantAllCounted(
  { database }: Store,
  program_uuid: string,
  now: Date,
): Promise<void> {
  await database
    .update(connections)
    .set({ count_wanted_at: now, count_wanted_from: null })
    .where(and(eq(connections.program_uuid, program_uuid), sql`${connections.consents} <> '{}'`));
}
