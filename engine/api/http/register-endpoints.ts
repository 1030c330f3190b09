import { Readable } from 'node:stream';
import type {} from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Endpoint, FileType } from '#contract/endpoints/endpoint.ts';
import { DEFAULT_LOCALE } from '#domain/locales/default-locale.ts';
import { negotiateLocale } from '#domain/locales/negotiate-locale.ts';
import { requestFacts } from '../metrics/request-facts.ts';
import { ApiError } from './api-error.ts';
import type { Call, CallReply, FileAnswer, Handler, Handlers } from './call.ts';
import { nameOf } from './caller.ts';
import { asOf } from './clock.ts';
import type { CallGuard } from './guard-calls.ts';
import { guardOf } from './guard-calls.ts';
import { once } from './idempotency.ts';
import { readingOnly } from './identify-view.ts';
import { serialiser } from './serialise.ts';
import type { ApiServices } from './services.ts';

/** Bytes of the longest body that is read. */
const BODY_LIMIT = 256 * 1024;

// The contract's shapes have no words of their own; faults of a request are told in English.
z.config(z.locales.en());

/** Makes an endpoint of each declaration: identified, limited, checked, answered as declared. */
export function registerEndpoints<const List extends readonly Endpoint[]>(
  app: FastifyInstance,
  list: List,
  handlers: Handlers<List>,
  services: ApiServices,
): void {
  const guard = guardOf(services);
  for (const endpoint of list) {
    const handler = (handlers as Record<string, Handler<Endpoint>>)[endpoint.id];
    if (!handler) throw new Error(`No handler for ${endpoint.id}.`);
    const write = serialiser(endpoint);
    app.route({
      method: endpoint.method,
      url: routeOf(endpoint),
      bodyLimit: BODY_LIMIT,
      config: { endpoint },
      handler: async (request, reply) => {
        const answer = await answerCall(endpoint, handler, request, reply, services, guard);
        reply.code(endpoint.status);
        if (endpoint.file) return sendFile(reply, endpoint.file, answer as FileAnswer);
        if (!endpoint.response) return reply.send();
        if (services.checkAnswers) endpoint.response.parse(answer);
        return reply.type('application/json; charset=utf-8').serializer(write).send(answer);
      },
    });
  }
}

/**
 * Writes a file as its parts are made, as fast as the client takes them. One that fails half-way is
 * cut off, so that nobody takes it for whole.
 */
function sendFile(reply: FastifyReply, type: FileType, { file_name, parts }: FileAnswer) {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('content-disposition', `attachment; filename="${file_name}"`)
    .send(Readable.from(parts, { objectMode: false }));
}

/**
 * The path as the router writes it. A parameter that is only a part of its segment ends where the
 * rest of it begins: `/guest/{program}_key_select` holds a slug, which has no underscore.
 */
function routeOf({ path }: Pick<Endpoint, 'path'>): string {
  return path.replaceAll(/\{(\w+)\}(?=[^/])/g, ':$1(^[a-z0-9-]+)').replaceAll(/\{(\w+)\}/g, ':$1');
}

async function answerCall(
  endpoint: Endpoint,
  handler: Handler<Endpoint>,
  request: FastifyRequest,
  reply: FastifyReply,
  services: ApiServices,
  guard: CallGuard,
): Promise<unknown> {
  await guard.admit(endpoint, request);
  const params = parse(endpoint.params, request.params, 'params');
  const query = parse(endpoint.query, request.query, 'query');
  // Who calls is settled before what they send is checked: strangers learn nothing of our fields.
  const early =
    endpoint.caller === 'guest' ? parse(endpoint.body, request.body, 'body') : undefined;
  const caller = await guard.identify(endpoint, request, { query, body: early });
  const body = early ?? parse(endpoint.body, request.body ?? {}, 'body');
  const program = 'program' in caller ? caller.program.program : undefined;
  if (program) requestFacts(request.raw).program = program.slug;
  const call: Call<Endpoint> = {
    params,
    query,
    body,
    caller,
    locale: negotiateLocale(
      { acceptLanguage: request.headers['accept-language'] },
      program?.locales ?? [DEFAULT_LOCALE],
      DEFAULT_LOCALE,
    ),
    request: {
      id: request.id,
      ip: request.ip,
      user_agent: request.headers['user-agent']?.slice(0, 300),
      accept_language: request.headers['accept-language'],
      origin: originOf(request, services),
      cookies: request.cookies ?? {},
    },
    reply: cookieReply(request, reply),
  };
  if (caller.kind === 'creator' && caller.viewed_by !== undefined)
    return readingOnly(services, () => asOf(caller.as_of, () => handler(call)));
  const key = endpoint.idempotent && request.headers['idempotency-key'];
  if (caller.kind === 'nobody')
    return guard.redeem(endpoint, request, body, query, () => handler(call));
  if (typeof key !== 'string' || key === '') return handler(call);
  const described = { method: endpoint.method, url: request.url, body };
  return once(
    services,
    { caller: nameOf(caller), key: key.slice(0, 200), request: described },
    () => handler(call),
  );
}

function parse<Schema extends z.ZodMiniType>(
  schema: Schema | undefined,
  value: unknown,
  where: string,
): z.output<Schema> | undefined {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.slice(0, 50).map(({ path, message }) => ({
    path: [where, ...path].join('.'),
    message,
  }));
  throw new ApiError('REQUEST_INVALID', { faults });
}

/** Where the page is that asks: of the catalogue's pages those on other origins than the API as well. */
function originOf({ headers, protocol, host }: FastifyRequest, { identity }: ApiServices): string {
  const { origin } = headers;
  return origin !== undefined && identity.isOwnOrigin(origin) ? origin : `${protocol}://${host}`;
}

function cookieReply(request: FastifyRequest, reply: FastifyReply): CallReply {
  const secure = request.protocol === 'https';
  // A page of another site gets the cookie back only so, and no other site's page does.
  const elsewhere = secure && request.headers['sec-fetch-site'] === 'cross-site';
  const site = elsewhere
    ? ({ sameSite: 'none', partitioned: true } as const)
    : ({ sameSite: 'lax' } as const);
  const common = { httpOnly: true, secure, ...site } as const;
  return {
    setCookie: (name, value, options) =>
      void reply.setCookie(name, value, { ...common, ...options }),
    clearCookie: (name, options) => void reply.clearCookie(name, { ...common, ...options }),
  };
}
