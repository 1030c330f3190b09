import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import type { ApiServices } from './services.ts';

/**
 * Names, counts and logs every call. Addresses are never logged whole: a guest's token stands in
 * the query.
 */
export function observeCalls(app: FastifyInstance, { metrics }: ApiServices): void {
  app.addHook('onRequest', (request, reply, done) => {
    // Answers depend on who asks and in which language: no cache keeps them unless a route says so.
    reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { endpoint } = request.routeOptions.config as { endpoint?: Endpoint };
    const operation = endpoint?.id ?? 'other';
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    metrics.observe(operation, reply.statusCode, reply.elapsedTime / 1000);
    request.log.debug({ operation, status: reply.statusCode, milliseconds }, 'call answered');
    done();
  });
}
