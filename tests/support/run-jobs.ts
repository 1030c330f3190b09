import type { Store } from '#api/store/store.ts';
import { idempotencyKeys } from '#api/store/tables/delivery.ts';
import { jobs } from '#api/store/tables/jobs.ts';
import type { Job, JobWork } from '#api/workers/job.ts';
import { JobRunner } from '#api/workers/job-runner.ts';

const TIMES = { does: 'A test.', timeout: 60_000, lease: 60_000 };
const LOG = { info: () => {}, warn: () => {}, error: () => {} };

/** A job that is asked for, and commits by itself. */
export const askedJob = (work: JobWork, more: Partial<Job> = {}): Job => ({
  ...{ ...TIMES, name: 'draw', attempts: 3, commits: 'itself' as const },
  ...more,
  work,
});

/** A job that is done each 20 ms, in one transaction with its row. */
export const repeatedJob = (work: JobWork, more: Partial<Job> = {}): Job => ({
  ...{ ...TIMES, name: 'often', every: 20, commits: 'together' as const },
  ...more,
  work,
});

/** A runner that is at work; whoever started it stops it. */
export function startRunner(store: Store, jobs: readonly Job[]): JobRunner {
  const runner = new JobRunner({ store, jobs, log: LOG, pollInterval: 20, mendInterval: 50 });
  runner.start();
  return runner;
}

/** The jobs that a store has, oldest first. */
export const storedJobs = ({ database }: Store) => database.select().from(jobs).orderBy(jobs.id);

/** Writes that something was done; a second time fails the transaction. */
export async function writeDone({ database }: Store, key: string): Promise<void> {
  await database.insert(idempotencyKeys).values({ caller: 'job', key, request_hash: '' });
}

/** What `writeDone` wrote. */
export const writtenDone = async ({ database }: Store): Promise<string[]> =>
  (await database.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).map(({ key }) => key);
