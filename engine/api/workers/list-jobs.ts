import { and, asc, count, eq, gt, isNotNull, isNull, or, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { jobs } from '../store/tables/jobs.ts';

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

/** A program's pieces that failed at least once, oldest first: so many of those after an id. */
export async function listProgramFailed(
  { database }: Store,
  program_uuid: string,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<(JobRow & { readonly failed_at: Date })[]> {
  const rows = await database
    .select()
    .from(jobs)
    .where(and(eq(jobs.program_uuid, program_uuid), isNotNull(jobs.failed_at), gt(jobs.id, after)))
    .orderBy(asc(jobs.id))
    .limit(limit);
  return rows.flatMap(({ failed_at, ...row }) => (failed_at ? [{ ...row, failed_at }] : []));
}

/** How many pieces of a program were given up. */
export const countDeadJobs = ({ database }: Store, program_uuid: string): Promise<number> =>
  database.$count(
    jobs,
    and(eq(jobs.program_uuid, program_uuid), isNotNull(jobs.failed_at), eq(jobs.state, 'dead')),
  );

/** Removes pieces that were given up a month ago, and kinds by interval that no build does any more. */
export async function forgetOldJobs({ database }: Store): Promise<void> {
  await database.execute(sql`
    delete from jobs where state <> 'running'
      and greatest(created_at, started_at, failed_at) < statement_timestamp() - interval '30 days'
      and (state = 'dead' or program_uuid is null)`);
}
