import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createJobMetrics, type JobMetrics } from './job-metrics.ts';

/** What the process counts, in Prometheus' words. */
export interface ApiMetrics {
  /** Counts an answered call: its operation, status and duration in seconds. */
  readonly observe: (operation: string, status: number, seconds: number) => void;
  readonly live: LiveMetrics;
  /** Says where the number of mails in each state is to be read; where that fails, none is said. */
  readonly countMails: (mails: () => Promise<Readonly<Record<string, number>>>) => void;
  readonly jobs: JobMetrics;
  /** The text that Prometheus reads. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
}

/** What the events service counts. */
export interface LiveMetrics {
  /** Says where the number of open connections is to be read. */
  readonly countConnections: (connections: () => number) => void;
  /** Counts events that went out to so many subscriptions. */
  readonly sent: (subscriptions: number) => void;
  /** Counts a connection that was ended by the server. */
  readonly dropped: (reason: string) => void;
  /** Counts messages for another events service: `sent`, or `lost` as it may not have taken them. */
  readonly forwarded: (outcome: 'sent' | 'lost', messages: number) => void;
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
    live: createLiveMetrics(registry),
    countMails: createMailMetrics(registry),
    jobs: createJobMetrics(registry),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function createMailMetrics(registry: Registry): ApiMetrics['countMails'] {
  let mails: () => Promise<Readonly<Record<string, number>>> = async () => ({});
  new Gauge({
    name: 'marquee_mails',
    help: 'Mails of the outbox by state. "unknown" and "failed" wait for a person: marquee mail list.',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const counts = await mails().catch(() => ({}));
      this.reset();
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });
  return (read) => {
    mails = read;
  };
}

function createLiveMetrics(registry: Registry): LiveMetrics {
  let connections = () => 0;
  new Gauge({
    name: 'marquee_live_connections',
    help: 'Open connections of the events service.',
    registers: [registry],
    collect() {
      this.set(connections());
    },
  });
  const sent = new Counter({
    name: 'marquee_live_events_total',
    help: 'Events that were sent, counted once for each subscription.',
    registers: [registry],
  });
  const dropped = new Counter({
    name: 'marquee_live_dropped_total',
    help: 'Connections of the events service that the server ended, by reason.',
    labelNames: ['reason'],
    registers: [registry],
  });
  const forwarded = new Counter({
    name: 'marquee_live_forwarded_total',
    help: 'Messages for the events service that the site names, by what became of them.',
    labelNames: ['outcome'],
    registers: [registry],
  });
  return {
    countConnections: (read) => {
      connections = read;
    },
    sent: (subscriptions) => sent.inc(subscriptions),
    dropped: (reason) => dropped.inc({ reason }),
    forwarded: (outcome, messages) => forwarded.inc({ outcome }, messages),
  };
}
