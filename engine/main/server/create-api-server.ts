import fastify, { type FastifyInstance, LogController } from 'fastify';
import { iconsPlugin } from '#api/icons/plugin.ts';
import { createMetrics } from '#api/metrics/api-metrics.ts';
import type { BundleSource } from '#catalogue/bundle/bundle-source.ts';
import type { Catalogue } from '#catalogue/catalogue.ts';
import type { ApiHostFactory } from '../api/api-host.ts';
import { readBuildId } from '../build/read-build.ts';
import { setAnswerHeaders } from '../http/answer-headers.ts';
import { siteIcons } from '../icons/site-icons.ts';
import { attachTelemetry } from '../telemetry/open-telemetry.ts';
import { attachApi, healthOf } from './attach-api.ts';
import { attachHealth } from './attach-health.ts';
import { buildFolder, type Config } from './config.ts';
import { followServer, nameRoutes } from './follow-server.ts';
import { openHttpServer } from './open-http-server.ts';
import { serverLog } from './server-log.ts';

/** The API alone, for several instances behind a load balancer; it does not listen yet. */
export async function createApiServer(
  config: Config,
  catalogue: Catalogue,
  api: ApiHostFactory,
  bundle?: BundleSource,
): Promise<FastifyInstance> {
  const metrics = createMetrics();
  const following = followServer(config, metrics, () => app.log);
  const app: FastifyInstance = fastify({
    logger: serverLog(config),
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    serverFactory: (handler) =>
      openHttpServer((request, response) => {
        const facts = following.begin(request, response);
        setAnswerHeaders(
          request,
          response,
          config.MARQUEE_TRUST_PROXY,
          catalogue,
          config.MARQUEE_HSTS_PRELOAD,
        );
        following.within(facts, () => {
          if (!host.answer(request, response)) handler(request, response);
        });
      }),
  });
  nameRoutes(app);
  await attachTelemetry(app, metrics);
  const host = await api(app.log, metrics);
  const build = readBuildId(buildFolder(config));
  const health = healthOf({ config, catalogue, bundle, host, metrics, build });
  await attachHealth(app, config, catalogue, health);
  await app.register(iconsPlugin, { icons: siteIcons(catalogue) });
  attachApi(app, host);
  return app;
}
