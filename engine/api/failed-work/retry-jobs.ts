import { type AuditEntry, writeAuditEntries } from '../audit/write-audit.ts';
import { and, eq, inArray, ne, sql } from '../store/drizzle.ts';
import type { Store } from '../store/store.ts';
import { jobs } from '../store/tables/jobs.ts';
import type { JobRow } from '../workers/list-jobs.ts';
import { jobBell } from '../workers/queue.ts';

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
