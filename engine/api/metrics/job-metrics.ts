import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

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
  /** Counts the end of an attempt, with its seconds; `lost`: with its process. */
  readonly ended: (name: string, outcome: 'done' | 'failed' | 'lost', seconds: number) => void;
  /** Says where the rest is to be read; where that fails, nothing is said. */
  readonly read: (reads: JobReads) => void;
}

/** Counts of work in the background: those of this process, and what the store says of all. */
export function createJobMetrics(registry: Registry): JobMetrics {
  const ended = new Counter({
    name: 'marquee_job_attempts_total',
    help: 'Attempts at jobs of this process by outcome. "lost" was found here: its process ended.',
    labelNames: ['job', 'outcome'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'marquee_job_seconds',
    help: 'How long attempts at jobs took.',
    labelNames: ['job'],
    buckets: [0.01, 0.05, 0.25, 1, 5, 30, 120, 600],
    registers: [registry],
  });
  let reads: JobReads | undefined;
  gauge(
    'marquee_job_age_seconds',
    'Since a job by interval last went well, in any process.',
    'job',
  )(async () =>
    (await reads?.scheduled())?.map(({ name, done_at, created_at }) => [
      { job: name },
      (Date.now() - (done_at ?? created_at).getTime()) / 1_000,
    ]),
  );
  gauge(
    'marquee_jobs',
    'Jobs that were asked for by state. "dead" waits for a person.',
    'job',
    'state',
  )(async () =>
    (await reads?.queued())?.map(({ name, state, pieces }) => [{ job: name, state }, pieces]),
  );
  return {
    ended: (job, outcome, took) => {
      ended.inc({ job, outcome });
      if (outcome !== 'lost') seconds.observe({ job }, took);
    },
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
