import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** What the process counts, in Prometheus' words. */
export interface ApiMetrics {
  /** Counts an answered call: its operation, status and duration in seconds. */
  readonly observe: (operation: string, status: number, seconds: number) => void;
  /** The text that Prometheus reads. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

export function createMetrics(documents: () => number): ApiMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const calls = new Counter({
    name: 'marquee_api_calls_total',
    help: 'Answered calls of the API by operation and status.',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'marquee_api_call_seconds',
    help: 'How long calls of the API took.',
    labelNames: ['operation'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  new Counter({
    name: 'marquee_documents_cached_total',
    help: 'Pages that were answered from memory, in front of the HTTP framework.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(documents());
    },
  });
  return {
    observe: (operation, status, seconds) => {
      calls.inc({ operation, status });
      durations.observe({ operation }, seconds);
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
