import { Counter, Gauge, type Registry } from 'prom-client';

/** What is counted of shared caches that are told to forget pages. */
export interface PurgeMetrics {
  /** Counts a call. */
  readonly purged: (outcome: 'done' | 'failed') => void;
  /** Says where the number of tags is to be read that wait. */
  readonly countWaiting: (waiting: () => number) => void;
}

export function createPurgeMetrics(registry: Registry): PurgeMetrics {
  let waiting = () => 0;
  const purges = new Counter({
    name: 'marquee_purges_total',
    help: 'Calls that told shared caches to forget pages, by outcome.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  new Gauge({
    name: 'marquee_purge_waiting_tags',
    help: 'Tags of pages that shared caches still have to be told to forget.',
    registers: [registry],
    collect() {
      this.set(waiting());
    },
  });
  return {
    purged: (outcome) => purges.inc({ outcome }),
    countWaiting: (read) => {
      waiting = read;
    },
  };
}
