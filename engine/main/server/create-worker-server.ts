import fastify, { type FastifyInstance, LogController } from 'fastify';
import { createMetrics } from '#api/metrics/api-metrics.ts';
import type { BundleSource } from '#catalogue/bundle/bundle-source.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ApiHostFactory } from '../api/api-host.ts';
import { attachApi, healthOf } from './attach-api.ts';
import type { Config } from './config.ts';
import { internalPlugin } from './internal-server.ts';
import { serverLog } from './server-log.ts';

/**
 * What works in the background alone. No visitor reaches it: it is to listen where operators ask how
 * it is, and does not yet.
 */
export async function createWorkerServer(
  config: Config,
  catalogue: Catalogue,
  api: ApiHostFactory,
  bundle?: BundleSource,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    logger: serverLog(config),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  const metrics = createMetrics();
  const host = await api(app.log, metrics);
  const health = healthOf({ config, catalogue, bundle, host, metrics });
  await app.register(internalPlugin, { health, directory: catalogue });
  attachApi(app, host);
  return app;
}
