import { Counter, Gauge, type Registry } from 'prom-client';

/** What of the store is said of work in the background. */
export interface JobReads {
  /** What is done by interval. */
  readonly scheduled: () => Promise<
    readonly {
      readonly name: string;
      readonly attempts: number;
      readonly created_at: Date;
      readonly done_at: Date | null;
    }[]
  >;
  /** What was asked for. */
  readonly queued: () => Promise<
    readonly { readonly name: string; readonly state: string; readonly pieces: number }[]
  >;
}

export interface JobMetrics {
  /** Counts an attempt that was found to have ended with its process. */
  readonly lost: (name: string) => void;
  /** Says where the rest is to be read; where that fails, nothing is said. */
  readonly read: (reads: JobReads) => void;
}

/** What the store says of work in the background, and what was lost of it: `job` is what scrapes it. */
export function createJobMetrics(registry: Registry): JobMetrics {
  const lost = new Counter({
    name: 'marquee_jobs_lost_total',
    help: 'Attempts at jobs that were found here to have ended with their process.',
    labelNames: ['job_name'],
    registers: [registry],
  });
  let reads: JobReads | undefined;
  gauge(
    'marquee_job_age_seconds',
    'Since a job by interval last went well, in any process.',
    'job_name',
  )(async () =>
    (await reads?.scheduled())?.map(({ name, done_at, created_at }) => [
      { job_name: name },
      (Date.now() - (done_at ?? created_at).getTime()) / 1_000,
    ]),
  );
  gauge(
    'marquee_jobs',
    'Jobs that were asked for by state. "dead" waits for a person.',
    'job_name',
    'state',
  )(async () =>
    (await reads?.queued())?.map(({ name, state, pieces }) => [{ job_name: name, state }, pieces]),
  );
  return {
    lost: (name) => lost.inc({ job_name: name }),
    read: (given) => {
      reads = given;
    },
  };

  function gauge(name: string, help: string, ...labelNames: string[]) {
    return (read: () => Promise<readonly [Record<string, string>, number][] | undefined>) =>
      new Gauge({
        ...{ name, help, labelNames, registers: [registry] },
        async collect() {
          const values = await read().catch(() => undefined);
          this.reset();
          for (const [labels, value] of values ?? []) this.set(labels, value);
        },
      });
  }
}
