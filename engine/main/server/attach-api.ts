import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Health } from '#api/health/plugin.ts';
import type { ApiMetrics } from '#api/metrics/api-metrics.ts';
import type { Instance } from '#api/metrics/instance-metrics.ts';
import type { Served } from '#api/metrics/served.ts';
import type { BundleSource } from '#catalogue/bundle/bundle-source.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ApiHost } from '../api/api-host.ts';
import type { Config } from './config.ts';
import { isDraining } from './drain.ts';
import { packageVersion } from './package-version.ts';

/**
 * Opens the API when the server listens, and closes it when the last request is answered. Live
 * connections are ended before that: they would never be answered.
 */
export function attachApi(app: FastifyInstance, host: ApiHost): void {
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (host.upgrade(request, socket, head)) return;
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  });
  app.addHook('preClose', () => host.closeSockets());
  app.addHook('onListen', async () => {
    host.listen((app.server.address() as AddressInfo).port);
  });
  app.addHook('onClose', () => host.close());
}

interface HealthParts {
  readonly config: Pick<Config, 'MARQUEE_ENV' | 'MARQUEE_ROLE'>;
  readonly catalogue: Catalogue;
  /** What the catalogue is read from, where that is no folder. */
  readonly bundle?: BundleSource | undefined;
  readonly host: ApiHost | undefined;
  readonly metrics: ApiMetrics;
  /** The id of the portal's build; absent where this process has none. */
  readonly build?: string | undefined;
}

/** What the process says of itself, in counts as well. */
export function healthOf(parts: HealthParts): Health {
  const { config, catalogue, bundle, host, metrics, build } = parts;
  const instance = (): Instance => ({
    version: packageVersion(),
    build: build ?? '',
    catalogue: catalogue.hash,
    bundle: bundle?.hash ?? '',
    environment: config.MARQUEE_ENV,
    role: [...config.MARQUEE_ROLE].join(),
  });
  const served = (): Served => {
    const { hash, refused } = bundle ?? {};
    return {
      ...(build === undefined ? {} : { build }),
      catalogue: {
        hash: catalogue.hash,
        ...(hash === undefined ? {} : { bundle: hash }),
        ...(refused === undefined ? {} : { refused }),
      },
    };
  };
  const api = host && (() => host.readiness());
  metrics.instance.describe(instance);
  if (api)
    metrics.instance.watchFooting(async () => {
      const { store, redis } = await api();
      return { store: store === 'ok', redis: redis && redis === 'ok' };
    });
  return {
    served,
    issues: () => catalogue.issues,
    programs: () => catalogue.entries.filter(({ served }) => served !== undefined).length,
    metrics,
    stopping: isDraining,
    warnings: () => [...new Set(host?.warnings().map(({ code }) => code))],
    api,
    facts: () => readFacts(instance, metrics),
  };
}

/** What `/readyz` says besides, to those who are told everything: what somebody looks at first. */
const SAID = [
  ...['db_client_connection_max', 'db_client_connection_used'],
  'db_client_connection_pending_requests',
  ...['marquee_outbox', 'marquee_outbox_oldest_seconds', 'marquee_live_connections'],
  ...['marquee_document_cache_bytes', 'marquee_documents_rendered_total'],
  ...['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'],
];

async function readFacts(instance: () => Instance, { registry }: ApiMetrics): Promise<object> {
  const counted: Record<string, number> = {};
  for (const name of SAID) {
    const found = await registry.getSingleMetric(name)?.get();
    for (const { labels, value } of found?.values ?? []) {
      const parts = Object.values(labels);
      counted[[name, ...parts].join(' ')] = value;
    }
  }
  return { instance: instance(), counted };
}
