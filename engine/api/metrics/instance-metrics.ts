import { Counter, Gauge, type Registry } from 'prom-client';
import { gaugesOf } from './gauges-of.ts';

/** Which build and which catalogue an instance serves: those that differ are found by it. */
export interface Instance {
  /** Of the package. */
  readonly version: string;
  /** Of the portal; empty where the process serves no pages. */
  readonly build: string;
  /** Fingerprint of site and programs as they are served now. */
  readonly catalogue: string;
  /** The hash of the bundle that the catalogue was read from; empty where it is a folder. */
  readonly bundle: string;
  readonly environment: string;
  readonly role: string;
}

/** What the pages of this process cost, and what is kept of them. */
export interface DocumentLoad {
  /** Answered from memory, in front of the framework, since the start. */
  readonly cached: number;
  /** Rendered since the start. */
  readonly rendered: number;
  readonly bytes: number;
  readonly kept: number;
}

/** What an instance stands on; what there is not is undefined. */
export interface Footing {
  readonly store: boolean | undefined;
  readonly redis: boolean | undefined;
}

export interface InstanceMetrics {
  /** Says where to read which build and catalogue this is. */
  readonly describe: (instance: () => Instance) => void;
  readonly countDocuments: (load: () => DocumentLoad) => void;
  /** Says how to find out whether what the instance stands on is there. */
  readonly watchFooting: (footing: () => Promise<Footing>) => void;
}

export function createInstanceMetrics(registry: Registry): InstanceMetrics {
  return {
    describe: (instance) => {
      new Gauge({
        name: 'marquee_build_info',
        help: 'Always 1: which version, build and catalogue this instance serves, and as what.',
        labelNames: ['version', 'build', 'catalogue', 'bundle', 'environment', 'role'],
        registers: [registry],
        collect() {
          this.reset();
          this.set({ ...instance() }, 1);
        },
      });
    },
    countDocuments: (load) => countDocuments(registry, load),
    watchFooting: (footing) => watchFooting(registry, footing),
  };
}

function countDocuments(registry: Registry, load: () => DocumentLoad): void {
  const counter = (name: string, help: string, part: keyof DocumentLoad) =>
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(load()[part]);
      },
    });
  const gauge = gaugesOf(registry, load);
  counter(
    'marquee_documents_cached_total',
    'Pages that were answered from memory, in front of the HTTP framework.',
    'cached',
  );
  counter('marquee_documents_rendered_total', 'Pages that had to be rendered.', 'rendered');
  gauge('marquee_document_cache_bytes', 'Bytes of the pages kept in memory.', 'bytes');
  gauge('marquee_document_cache_documents', 'Pages kept in memory.', 'kept');
}

function watchFooting(registry: Registry, footing: () => Promise<Footing>): void {
  const gauge = (name: string, help: string, part: keyof Footing) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const state = (await footing())[part];
        if (state === undefined) this.remove();
        else this.set(Number(state));
      },
    });
  gauge('marquee_store_up', '1 where the store answers and takes writes.', 'store');
  gauge('marquee_redis_up', '1 where Redis answers; absent where there is none.', 'redis');
}
