import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Health } from '#api/health/plugin.ts';
import type { ApiMetrics } from '#api/metrics/api-metrics.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ApiHost } from '../api/api-host.ts';

/** Opens the API when the server listens, and closes it when the last request is answered. */
export function attachApi(app: FastifyInstance, host: ApiHost): void {
  app.addHook('onListen', async () => {
    host.listen((app.server.address() as AddressInfo).port);
  });
  app.addHook('onClose', () => host.close());
}

/** What the process says of itself. */
export function healthOf(
  catalogue: Catalogue,
  host: ApiHost | undefined,
  metrics: ApiMetrics,
): Health {
  return {
    issues: () => catalogue.issues,
    programs: () => catalogue.entries.filter(({ served }) => served !== undefined).length,
    metrics,
    store: host ? () => host.ping() : undefined,
  };
}
