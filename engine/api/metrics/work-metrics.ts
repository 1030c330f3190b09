import { Counter, Gauge, Histogram, type Registry } from 'prom-client';

/** What waits in an outbox. */
export interface OutboxLoad {
  /** By state. */
  readonly counts: Readonly<Record<string, number>>;
  /** Seconds for which the oldest that is due has waited; 0 where none is. */
  readonly oldest_seconds: number;
}

/** What is to be sent, and what platforms sent that is to be worked off. */
export type Outbox = 'mails' | 'push_messages' | 'webhook_deliveries' | 'connector_pushes';
export type Outboxes = Readonly<Record<Outbox, OutboxLoad>>;

export interface WorkMetrics {
  /** Counts a run of a job in the background, in seconds. */
  readonly ran: (job: string, outcome: 'done' | 'failed', seconds: number) => void;
  /** Says where the outboxes are to be read; where that fails, nothing is said of them. */
  readonly countOutboxes: (outboxes: () => Promise<Outboxes>) => void;
}

/** Counts what goes on beside the requests. Jobs are labelled job_name: `job` is what scrapes them. */
export function createWorkMetrics(registry: Registry): WorkMetrics {
  const runs = new Histogram({
    name: 'marquee_job_duration_seconds',
    help: 'How long runs of jobs in the background took; _count tells how many there were.',
    labelNames: ['job_name'],
    buckets: [0.01, 0.1, 1, 10, 60],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'marquee_job_failures_total',
    help: 'Runs of jobs in the background that failed.',
    labelNames: ['job_name'],
    registers: [registry],
  });
  const successes = new Gauge({
    name: 'marquee_job_last_success_timestamp_seconds',
    help: 'When a job in the background last succeeded in this process; of one that never did, when it began.',
    labelNames: ['job_name'],
    registers: [registry],
  });
  const begun = Date.now() / 1_000;
  const known = new Set<string>();
  let outboxes: () => Promise<Outboxes | undefined> = async () => undefined;
  const read = async () => Object.entries((await outboxes().catch(() => undefined)) ?? {});
  new Gauge({
    name: 'marquee_outbox',
    help: 'What the outboxes hold by state; the same in every instance. "unknown" and "failed" mails wait for a person: marquee mail list.',
    labelNames: ['outbox', 'state'],
    registers: [registry],
    async collect() {
      const found = await read();
      this.reset();
      for (const [outbox, { counts }] of found)
        for (const [state, count] of Object.entries(counts)) this.set({ outbox, state }, count);
    },
  });
  new Gauge({
    name: 'marquee_outbox_oldest_seconds',
    help: 'How long the oldest that is due has waited in an outbox; the same in every instance.',
    labelNames: ['outbox'],
    registers: [registry],
    async collect() {
      const found = await read();
      this.reset();
      for (const [outbox, { oldest_seconds }] of found) this.set({ outbox }, oldest_seconds);
    },
  });
  return {
    ran: (job, outcome, seconds) => {
      if (!known.has(job)) {
        known.add(job);
        failures.inc({ job_name: job }, 0);
        successes.set({ job_name: job }, begun);
      }
      runs.observe({ job_name: job }, seconds);
      if (outcome === 'failed') failures.inc({ job_name: job });
      else successes.setToCurrentTime({ job_name: job });
    },
    countOutboxes: (from) => {
      outboxes = from;
    },
  };
}
