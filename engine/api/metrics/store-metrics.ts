import { Counter, Histogram, type Registry } from 'prom-client';
import { gaugesOf } from './gauges-of.ts';

/** How many connections to the store there are, and who waits for one. */
export interface StoreLoad {
  readonly size: number;
  readonly used: number;
  readonly waiting: number;
}

export interface StoreMetrics {
  /** Counts a statement that was answered: its first word, whether it failed, in seconds. */
  readonly statement: (operation: string, outcome: 'done' | 'failed', seconds: number) => void;
  /** Counts a statement that took longer than it should. */
  readonly slow: () => void;
  /** Says where the load of the store's connections is to be read from now on. */
  readonly countConnections: (load: () => StoreLoad) => void;
}

const OPERATIONS = new Set([
  ...['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'WITH', 'BEGIN', 'COMMIT', 'ROLLBACK'],
  ...['SAVEPOINT', 'RELEASE'],
]);
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 10];

/** Counts what the store does, with OpenTelemetry's names for databases. */
export function createStoreMetrics(registry: Registry): StoreMetrics {
  const durations = new Histogram({
    name: 'db_client_operation_duration_seconds',
    help: 'How long statements took, without the wait for a connection.',
    labelNames: ['db_operation_name', 'outcome'],
    buckets: BUCKETS,
    registers: [registry],
  });
  const slow = new Counter({
    name: 'marquee_store_slow_statements_total',
    help: 'Statements that took longer than MARQUEE_SLOW_QUERY_MS; the log has their shape.',
    registers: [registry],
  });
  let load: (() => StoreLoad) | undefined;
  return {
    statement: (operation, outcome, seconds) =>
      durations.observe(
        { db_operation_name: OPERATIONS.has(operation) ? operation : '_OTHER', outcome },
        seconds,
      ),
    slow: () => slow.inc(),
    countConnections: (read) => {
      if (load === undefined) countConnections(registry, () => (load ?? read)());
      load = read;
    },
  };
}

function countConnections(registry: Registry, load: () => StoreLoad): void {
  const gauge = gaugesOf(registry, load);
  gauge('db_client_connection_max', 'Connections to the store that may be open.', 'size');
  gauge('db_client_connection_used', 'Connections to the store in use.', 'used');
  gauge(
    'db_client_connection_pending_requests',
    'Callers who wait for a connection to the store.',
    'waiting',
  );
}
