import cookie from '@fastify/cookie';
import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoints/endpoint.ts';
import { registerCapabilities } from './capabilities.ts';
import { documentationPlugin } from './documentation/plugin.ts';
import { ApiError } from './http/api-error.ts';
import { handleErrors } from './http/error-handler.ts';
import { observeCalls } from './http/observe-calls.ts';
import type { ApiServices } from './http/services.ts';

/** The creators API. Register it under the prefix of the site's API base URL. */
export async function apiPlugin(app: FastifyInstance, { services }: { services: ApiServices }) {
  await app.register(cookie);
  await app.register(cors, {
    // Exactly the catalogue's hosts: each branded host may call any other's API, nobody else may.
    origin: (origin, decide) =>
      decide(null, origin !== undefined && services.identity.isOwnOrigin(origin)),
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'idempotency-key',
      ...Object.keys(services.documentation.clientHeaders),
    ],
    exposedHeaders: ['content-disposition', 'retry-after', 'x-request-id'],
    maxAge: 600,
  });
  observeCalls(app);
  handleErrors(app);
  // Clients say "JSON" with every call, also with those that have nothing to send.
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body.trim() === '') done(null, undefined);
      else parseJson(request, body, done);
    },
  );
  // Mail programs end a subscription by posting a form; no call with a body takes one.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, _body, done) => {
      const { endpoint } = request.routeOptions.config as { endpoint?: Endpoint };
      if (endpoint?.body) done(new ApiError('MEDIA_TYPE_UNSUPPORTED'));
      else done(null, undefined);
    },
  );
  registerCapabilities(app, services);
  await app.register(documentationPlugin, { documentation: services.documentation });
}
