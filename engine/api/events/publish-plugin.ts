import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthorizationHeaders } from '#domain/events/authorization.ts';
import { LARGEST_FRAME } from '#domain/events/limits.ts';
import { errorBody, ProtocolError } from '#domain/events/protocol-error.ts';
import { parsePublishBody } from '#domain/events/publish.ts';
import { STORE_RETRY } from '../http/error-handler.ts';
import { networkOf } from '../http/network.ts';
import type { ApiServices } from '../http/services.ts';
import { StoreUnavailableError } from '../store/errors.ts';
import { requireChannel } from './channel-rights.ts';
import { namespacesOf } from './event-options.ts';
import { grantOf } from './grants.ts';
import { publishEvents } from './publish-events.ts';
import { countPublish } from './publish-limits.ts';

export interface PublishPluginOptions {
  readonly services: ApiServices;
  readonly publicKey: string;
}

/** What clients sign, whatever stands in front of the server. */
export const PUBLISH_PATH = '/event';

const ALLOWED_HEADERS =
  'authorization, content-type, x-api-key, x-amz-date, x-amz-security-token, x-amz-user-agent';

/** `POST /event`: publishes without a connection, in the words of the managed service. */
export async function publishPlugin(
  app: FastifyInstance,
  { services, publicKey }: PublishPluginOptions,
) {
  // The catalogue's pages may publish from each of their hosts, as they may call the API.
  app.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    reply.headers({ vary: 'origin', 'cache-control': 'no-store' });
    if (origin !== undefined && services.identity.isOwnOrigin(origin))
      reply.header('access-control-allow-origin', origin);
  });
  app.options(PUBLISH_PATH, (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': ALLOWED_HEADERS,
        'access-control-max-age': '600',
      })
      .send(),
  );
  // The text itself is what a signature covers.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    const fault = faultOf(error);
    const away = error instanceof StoreUnavailableError;
    if (away) reply.header('retry-after', String(STORE_RETRY));
    if (fault.status === 500) request.log.error(error, 'POST /event failed');
    return reply.code(away ? 503 : fault.status).send(errorBody(fault));
  });
  app.post(PUBLISH_PATH, { bodyLimit: 2 * LARGEST_FRAME }, async (request) => {
    const { rateLimits, environment } = services;
    if (await rateLimits.check('ingest', `events:${networkOf(request.ip)}`))
      throw new ProtocolError('RATE_EXCEEDED');
    const body = typeof request.body === 'string' ? request.body : '';
    const signed = { headers: headersOf(request), path: PUBLISH_PATH, body };
    const { caller } = await grantOf(services, publicKey, signed);
    const { channel, events } = parsePublishBody(body);
    await requireChannel(services, namespacesOf(environment), caller, 'publish', channel);
    await countPublish(rateLimits, caller, networkOf(request.ip), events);
    return publishEvents(services, channel, events);
  });
}

/** Headers by lower-case name, as the client sent them. */
function headersOf({ headers }: FastifyRequest): AuthorizationHeaders {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );
}

function faultOf(error: Error & { statusCode?: number }): ProtocolError {
  if (error instanceof ProtocolError) return error;
  if (error instanceof StoreUnavailableError) return new ProtocolError('MESSAGE_FAILED');
  if (error.statusCode === 413) return new ProtocolError('FRAME_TOO_LARGE', LARGEST_FRAME);
  const theirs = error.statusCode !== undefined && error.statusCode < 500;
  return new ProtocolError(theirs ? 'FRAME_MALFORMED' : 'MESSAGE_FAILED');
}
