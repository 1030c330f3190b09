import { randomUUID } from 'node:crypto';
import { following } from '../metrics/request-facts.ts';
import { traced } from '../metrics/tracing.ts';
import type { WorkMetrics } from '../metrics/work-metrics.ts';

/** A job whose runs are counted, and named by every line that is logged meanwhile. */
export function observeJob<T>(
  metrics: Pick<WorkMetrics, 'ran'>,
  job: string,
  work: () => Promise<T>,
): () => Promise<T> {
  return () =>
    following({ job, run: randomUUID() }, () =>
      traced(
        () => ({ name: `job ${job}`, kind: 'internal', attributes: { 'marquee.job': job } }),
        async () => {
          const begun = performance.now();
          let outcome: 'done' | 'failed' = 'failed';
          try {
            const result = await work();
            outcome = 'done';
            return result;
          } finally {
            metrics.ran(job, outcome, (performance.now() - begun) / 1_000);
          }
        },
      ),
    );
}
