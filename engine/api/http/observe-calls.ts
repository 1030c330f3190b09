import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import type { ApiServices } from './services.ts';

/**
 * Counts and logs every answered call. Addresses are never logged whole: a guest's token stands in
 * the query.
 */
export function observeCalls(app: FastifyInstance, { metrics }: ApiServices): void {
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { endpoint } = request.routeOptions.config as { endpoint?: Endpoint };
    const operation = endpoint?.id ?? 'other';
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    metrics.observe(operation, reply.statusCode, reply.elapsedTime / 1000);
    request.log.debug({ operation, status: reply.statusCode, milliseconds }, 'call answered');
  });
}
