import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import { registerCapabilities } from './capabilities.ts';
import { handleErrors } from './http/error-handler.ts';
import type { ApiServices } from './http/services.ts';

/** The creators API. Register it under the prefix of the site's API base URL. */
export async function apiPlugin(app: FastifyInstance, { services }: { services: ApiServices }) {
  await app.register(cookie);
  handleErrors(app);
  app.addHook('onSend', async (_request, reply) => {
    // Answers depend on who asks and in which language: no cache may keep them.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
  registerCapabilities(app, services);
}
