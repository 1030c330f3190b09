import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ApiMetrics } from '#api/metrics/api-metrics.ts';
import { requestFacts } from '#api/metrics/request-facts.ts';
import { type Following, followRequests } from '../http/follow-requests.ts';
import { type Config, logsRequests } from './config.ts';

/** Follows the requests of a server as it is configured; `log` is asked for once it is there. */
export function followServer(
  config: Config,
  metrics: Pick<ApiMetrics, 'observe'>,
  log: () => FastifyBaseLogger,
): Following {
  return followRequests({
    trustedProxies: config.MARQUEE_TRUST_PROXY,
    observe: metrics.observe,
    log: logsRequests(config)
      ? (facts, message) => {
          log().info(facts, message);
        }
      : undefined,
  });
}

/** Says of each request which of the server's routes answers it. */
export function nameRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { url } = request.routeOptions;
    if (url !== undefined) requestFacts(request.raw).route = url;
    done();
  });
}
