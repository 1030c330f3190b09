import { desc, eq, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { creators } from '../store/tables/accounts.ts';
import { applications } from '../store/tables/pipelines.ts';

export type ApplicationRow = typeof applications.$inferSelect;

/** The person's newest application: it is the one that counts. */
export async function readLastApplication(
  { database }: Store,
  creatorId: string,
): Promise<ApplicationRow | undefined> {
  const [row] = await database
    .select()
    .from(applications)
    .where(eq(applications.creator_id, creatorId))
    // Of two of one moment, the one that is not over.
    .orderBy(
      desc(applications.submitted_at),
      sql`${applications.state} in ('withdrawn', 'rejected')`,
    )
    .limit(1);
  return row;
}

/**
 * Locks the person until the running transaction ends: of two calls at once, one waits and sees
 * what the other did.
 * @returns whether the person is a member already
 */
export async function lockApplicant({ database }: Store, creatorId: string): Promise<boolean> {
  const [creator] = await database
    .select({ member_since: creators.member_since })
    .from(creators)
    .where(eq(creators.id, creatorId))
    .for('update');
  return (creator?.member_since ?? null) !== null;
}
