import cors from '@fastify/cors';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import {
  CREDENTIALS_MEDIA_TYPE,
  CREDENTIALS_PATH,
  CREDENTIALS_REQUESTS,
  CREDENTIALS_TARGET,
  type CredentialsOperation,
  type CredentialsRequest,
} from '#contract/events/credentials.ts';
import { STORE_RETRY } from '../http/error-handler.ts';
import { observeCalls } from '../http/observe-calls.ts';
import type { ApiServices } from '../http/services.ts';
import { StoreUnavailableError } from '../store/errors.ts';
import { CredentialError } from './credential-error.ts';
import { CREDENTIALS_OPERATIONS } from './credential-operations.ts';

const BODY_LIMIT = 64 * 1024;

/** The identity service: guest and authenticated credentials at `POST /credentials/`. */
export async function credentialsPlugin(
  app: FastifyInstance,
  { services }: { services: ApiServices },
) {
  await app.register(cors, {
    // As the API: exactly the catalogue's hosts.
    origin: (origin, decide) =>
      decide(null, origin !== undefined && services.identity.isOwnOrigin(origin)),
    methods: ['POST'],
    allowedHeaders: [
      'content-type',
      'x-amz-target',
      'x-amz-user-agent',
      'amz-sdk-invocation-id',
      'amz-sdk-request',
    ],
    // Clients set their signatures by our clock.
    exposedHeaders: ['date', 'retry-after', 'x-amzn-errortype', 'x-amzn-requestid'],
    maxAge: 600,
  });
  observeCalls(app);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    [CREDENTIALS_MEDIA_TYPE, 'application/json'],
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = asCredentialError(error);
    const fault = known.type === 'InternalErrorException';
    const away = error instanceof StoreUnavailableError;
    if (fault) request.log.error({ err: error }, known.message);
    if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter));
    return reply
      .code(away ? 503 : fault ? 500 : 400)
      .header('x-amzn-errortype', known.type)
      .header('x-amzn-requestid', request.id)
      .type(CREDENTIALS_MEDIA_TYPE)
      .send(toBytes({ __type: known.type, message: known.message }));
  });
  for (const url of [CREDENTIALS_PATH, CREDENTIALS_PATH.slice(0, -1)])
    app.post(url, { bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const refused = await services.rateLimits.checkAddress('read', request.ip);
      if (refused)
        throw new CredentialError(
          'TooManyRequestsException',
          `Rate exceeded. Ask again in ${refused.retryAfter} s.`,
          refused.retryAfter,
        );
      const answer = await operate(services, operationOf(request), request.body);
      reply.header('x-amzn-requestid', request.id).type(CREDENTIALS_MEDIA_TYPE);
      return toBytes(answer);
    });
}

/** The protocol's media type has no charset, which the framework adds to a text. */
const toBytes = (answer: object) => Buffer.from(JSON.stringify(answer));

function operationOf({ headers }: FastifyRequest): CredentialsOperation {
  const target = String(headers['x-amz-target'] ?? '');
  const name = target.startsWith(CREDENTIALS_TARGET) ? target.slice(CREDENTIALS_TARGET.length) : '';
  if (Object.hasOwn(CREDENTIALS_OPERATIONS, name)) return name as CredentialsOperation;
  throw new CredentialError(
    'UnknownOperationException',
    `X-Amz-Target must be ${CREDENTIALS_TARGET} and one of ${Object.keys(CREDENTIALS_OPERATIONS).join(', ')}.`,
  );
}

/** The shape of each operation's request, by its name. */
const REQUESTS: {
  readonly [Operation in CredentialsOperation]: z.ZodMiniType<CredentialsRequest<Operation>>;
} = CREDENTIALS_REQUESTS;

function operate<Operation extends CredentialsOperation>(
  services: ApiServices,
  operation: Operation,
  body: unknown,
) {
  const parsed = REQUESTS[operation].safeParse(body ?? {});
  if (parsed.success) return CREDENTIALS_OPERATIONS[operation](services, parsed.data);
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new CredentialError('InvalidParameterException', faults.slice(0, 5).join('; '));
}

function asCredentialError(error: FastifyError): CredentialError {
  if (error instanceof CredentialError) return error;
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new CredentialError('SerializationException', error.message);
  return new CredentialError(
    'InternalErrorException',
    'Something went wrong here. Try again.',
    error instanceof StoreUnavailableError ? STORE_RETRY : undefined,
  );
}
