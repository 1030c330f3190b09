import fastify, { type FastifyInstance, LogController } from 'fastify';
import { iconsPlugin } from '#api/icons/plugin.ts';
import { createMetrics } from '#api/metrics/api-metrics.ts';
import type { BundleSource } from '#catalogue/bundle/bundle-source.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ApiHostFactory } from '../api/api-host.ts';
import { readBuildId } from '../build/read-build.ts';
import { setAnswerHeaders } from '../http/answer-headers.ts';
import { siteIcons } from '../icons/site-icons.ts';
import { attachApi, healthOf, servedOf } from './attach-api.ts';
import { attachHealth } from './attach-health.ts';
import { buildFolder, type Config } from './config.ts';
import { openHttpServer } from './open-http-server.ts';
import { serverLog } from './server-log.ts';

/** The API alone, for several instances behind a load balancer; it does not listen yet. */
export async function createApiServer(
  config: Config,
  catalogue: Catalogue,
  api: ApiHostFactory,
  bundle?: BundleSource,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    logger: serverLog(config),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    serverFactory: (handler) =>
      openHttpServer((request, response) => {
        setAnswerHeaders(request, response, config.MARQUEE_TRUST_PROXY);
        if (!host.answer(request, response)) handler(request, response);
      }),
  });
  const metrics = createMetrics(() => 0);
  const host = await api(app.log, metrics);
  const served = servedOf(catalogue, bundle, readBuildId(buildFolder(config)));
  await attachHealth(app, config, catalogue, healthOf(catalogue, host, metrics, served));
  await app.register(iconsPlugin, { icons: siteIcons(catalogue) });
  attachApi(app, host);
  return app;
}
