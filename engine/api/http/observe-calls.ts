import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { following, requestFacts } from '../metrics/request-facts.ts';

/**
 * Names every call, and says of it by what it is answered. Addresses are never logged whole: a guest's
 * token stands in the query.
 */
export function observeCalls(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { config, url } = request.routeOptions;
    const { endpoint } = config as { endpoint?: Endpoint };
    requestFacts(request.raw).route = endpoint ? `${app.prefix}${endpoint.path}` : url;
    // Answers depend on who asks and in which language: no cache keeps them unless a route says so.
    reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id });
    done();
  });
  // Reading a body loses what was under way.
  app.addHook('preHandler', (request, _reply, done) => {
    const { span } = requestFacts(request.raw);
    following({ request_id: request.id, ...(span ? { span } : {}) }, done);
  });
}
