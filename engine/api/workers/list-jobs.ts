import { type AuditEntry, writeAuditEntries } from '../audit/write-audit.ts';
import {
  and,
  asc,
  count,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  sql,
} from '../store/drizzle.ts';
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

/** Which jobs are to be done anew: these, or all that were given up. */
export interface RetriedJobs {
  readonly ids?: readonly number[];
  /** Of all programs where absent. */
  readonly program_uuid?: string;
}

/**
 * Has pieces that were given up done anew, with all their attempts, and what rests after a failure at
 * once. What is being done now stays as it is.
 * @returns those that are due now
 */
export async function retryJobs(
  store: Store,
  { ids, program_uuid }: RetriedJobs,
  actor: Pick<AuditEntry, 'actor_kind' | 'actor_id' | 'request_id'>,
): Promise<JobRow[]> {
  const due = await store.transaction(async () => {
    const rows = await store.database
      .update(jobs)
      .set({ state: 'waiting', attempts: 0, due_at: sql`statement_timestamp()` })
      .where(
        and(
          ids ? and(ne(jobs.state, 'running'), inArray(jobs.id, [...ids])) : eq(jobs.state, 'dead'),
          program_uuid === undefined ? undefined : eq(jobs.program_uuid, program_uuid),
        ),
      )
      .returning();
    await writeAuditEntries(
      store,
      // What is done by interval is for all programs, and in no program's log.
      rows.flatMap(({ id, name, program_uuid: uuid }) =>
        uuid === null
          ? []
          : [
              {
                ...{ ...actor, program_uuid: uuid, action: 'job.retry' },
                ...{ subject_kind: 'job' as const, subject_id: id, details: { name } },
              },
            ],
      ),
    );
    return rows;
  });
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
