import { and, asc, count, eq, inArray, isNotNull, isNull, ne, or, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { jobs } from '../store/tables/jobs.ts';
import { jobBell } from './queue.ts';

export type JobRow = typeof jobs.$inferSelect;

/** What is done by interval, by name: when it last went well, and what it failed with since. */
export async function listScheduled({ database }: Store): Promise<JobRow[]> {
  return database.select().from(jobs).where(isNull(jobs.program_uuid)).orderBy(asc(jobs.name));
}

/** Pieces that failed at least once, those first that wait for a person. */
export async function listFailed({ database }: Store, limit: number): Promise<JobRow[]> {
  const failed = or(eq(jobs.state, 'dead'), isNotNull(jobs.failed_at));
  return database
    .select()
    .from(jobs)
    .where(and(isNotNull(jobs.program_uuid), failed))
    .orderBy(sql`${jobs.state} <> 'dead'`, asc(jobs.id))
    .limit(limit);
}

/** How many pieces that were asked for are in each state, by kind. */
export async function countQueued({ database }: Store) {
  return database
    .select({ name: jobs.name, state: jobs.state, pieces: count() })
    .from(jobs)
    .where(isNotNull(jobs.program_uuid))
    .groupBy(jobs.name, jobs.state);
}

/**
 * Has pieces that were given up done anew, with all their attempts, and what rests after a failure at
 * once. What is being done now stays as it is.
 * @param ids all that were given up where absent
 * @returns those that are due now
 */
export async function retryJobs(store: Store, ids?: readonly number[]): Promise<JobRow[]> {
  const chosen = ids
    ? and(ne(jobs.state, 'running'), inArray(jobs.id, [...ids]))
    : eq(jobs.state, 'dead');
  const due = await store.database
    .update(jobs)
    .set({ state: 'waiting', attempts: 0, due_at: sql`statement_timestamp()` })
    .where(chosen)
    .returning();
  jobBell.ring(store);
  return due;
}

/** Removes pieces that were given up a month ago, and kinds by interval that no build does any more. */
export async function forgetOldJobs({ database }: Store): Promise<void> {
  await database.execute(sql`
    delete from jobs where state <> 'running'
      and greatest(created_at, started_at, failed_at) < statement_timestamp() - interval '30 days'
      and (state = 'dead' or program_uuid is null)`);
}
