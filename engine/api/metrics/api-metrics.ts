import { collectDefaultMetrics, Registry } from 'prom-client';
import { type BackupMetrics, createBackupMetrics } from './backup-metrics.ts';
import { createInstanceMetrics, type InstanceMetrics } from './instance-metrics.ts';
import { createJobMetrics, type JobMetrics } from './job-metrics.ts';
import { createLiveMetrics, type LiveMetrics } from './live-metrics.ts';
import { createPurgeMetrics, type PurgeMetrics } from './purge-metrics.ts';
import { type AnsweredRequest, createRequestMetrics } from './request-metrics.ts';
import { createStoreMetrics, type StoreMetrics } from './store-metrics.ts';
import { createWorkMetrics, type WorkMetrics } from './work-metrics.ts';

/** What the process counts, in Prometheus' words. */
export interface ApiMetrics {
  /** Counts an answered request. */
  readonly observe: (request: AnsweredRequest) => void;
  readonly instance: InstanceMetrics;
  readonly live: LiveMetrics;
  readonly store: StoreMetrics;
  readonly work: WorkMetrics;
  readonly jobs: JobMetrics;
  readonly purges: PurgeMetrics;
  readonly backups: BackupMetrics;
  /** The text that Prometheus reads. */
  readonly text: () => Promise<string>;
  readonly contentType: string;
  readonly registry: Registry;
}

export function createMetrics(): ApiMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return {
    observe: createRequestMetrics(registry),
    instance: createInstanceMetrics(registry),
    live: createLiveMetrics(registry),
    store: createStoreMetrics(registry),
    work: createWorkMetrics(registry),
    jobs: createJobMetrics(registry),
    purges: createPurgeMetrics(registry),
    backups: createBackupMetrics(registry),
    text: () => registry.metrics(),
    contentType: registry.contentType,
    registry,
  };
}
