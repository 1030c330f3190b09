import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiServices } from '../http/services.ts';
import { StoreUnavailableError } from '../store/errors.ts';
import type { PlatformRequest } from './connector.ts';
import { connectorOf, contextOf, isConnector } from './registry.ts';
import { storePush } from './store-push.ts';

/** Where platforms send pushes to, below the API's address. */
export const CONNECTOR_PATH = '/connectors';
/** No push that we ask for is larger, and whoever sends others should cost nothing to refuse. */
const LARGEST = 64 * 1024;
const NO_CONTENT = 204;

/**
 * What platforms send: `GET` and `POST /connectors/<platform>/…`. A push is stored before it is
 * answered, and worked off afterwards. Register it beside the API, under its prefix.
 */
export async function connectorPlugin(
  app: FastifyInstance,
  { services }: { services: ApiServices },
) {
  // The bytes themselves are what a signature covers.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const away = error instanceof StoreUnavailableError;
    const status = away ? 503 : (error.statusCode ?? 500);
    if (status >= 500)
      request.log.error({ err: error }, 'A push of a platform could not be taken.');
    if (away) reply.header('retry-after', '5');
    return reply
      .code(status)
      .type('text/plain')
      .send(status < 500 ? 'Not taken.' : 'Try again.');
  });
  const receive = async (request: FastifyRequest, reply: FastifyReply) => {
    const { platform = '', '*': rest = '' } = request.params as Record<string, string>;
    reply.header('cache-control', 'no-store');
    const context = isConnector(platform) ? contextOf(services, platform) : undefined;
    const connector = context && connectorOf(context.platform);
    if (!context || !connector?.receive) return reply.code(404).type('text/plain').send('Unknown.');
    const answer = await connector.receive(context, asReceived(request, rest));
    if (answer.push) await storePush(services.store, platform, answer.push, services.now());
    reply.code(answer.status);
    // Discord wants a type even of an answer without a body.
    if (answer.status === NO_CONTENT) return reply.type('application/json').send();
    if (answer.json) return reply.send(answer.json);
    return reply.type('text/plain').send(answer.text ?? '');
  };
  const options = { bodyLimit: LARGEST };
  for (const path of [`${CONNECTOR_PATH}/:platform`, `${CONNECTOR_PATH}/:platform/*`]) {
    app.get(path, receive);
    app.post(path, options, receive);
  }
}

function asReceived(request: FastifyRequest, rest: string): PlatformRequest {
  const first = (value: unknown) => (Array.isArray(value) ? String(value[0]) : value) as string;
  const flat = (values: object) =>
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, first(value)]));
  return {
    method: request.method as PlatformRequest['method'],
    headers: flat(request.headers),
    query: flat(request.query as object),
    rest,
    body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
  };
}
