import { Counter, Gauge, type Registry } from 'prom-client';

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

export function createLiveMetrics(registry: Registry): LiveMetrics {
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
