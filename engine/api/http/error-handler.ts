import type { FastifyError, FastifyInstance } from 'fastify';
import type { ApiErrorBody } from '#contract/errors/api-error.ts';
import { StoreUnavailableError } from '../store/errors.ts';
import { ApiError } from './api-error.ts';

const FRAMEWORK_CODES: Readonly<Record<string, ConstructorParameters<typeof ApiError>[0]>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'BODY_NOT_JSON',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'BODY_NOT_JSON',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'BODY_NOT_JSON',
  FST_ERR_CTP_BODY_TOO_LARGE: 'BODY_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'MEDIA_TYPE_UNSUPPORTED',
};

/** Seconds after which asking again is worth while where the store is away. */
export const STORE_RETRY = 2;

/** Answers every error of the API as `{status_code, message, extra}` with a permanent code. */
export function handleErrors(app: FastifyInstance): void {
  answerErrors(app);
  app.setNotFoundHandler((_request, reply) => {
    const error = new ApiError('ENDPOINT_UNKNOWN');
    return reply.code(error.status).send(errorBody(error));
  });
}

/** The same of what is thrown alone: for pages that stand beside the calls. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const known = asApiError(error);
    if (known.status >= 500) request.log.error({ err: error, code: known.code }, known.message);
    if (known.retryAfter !== undefined) reply.header('retry-after', String(known.retryAfter));
    return reply.code(known.status).send(errorBody(known));
  });
}

/** The body of an error's answer (specification, section 3). */
export function errorBody(error: ApiError): ApiErrorBody {
  return {
    status_code: error.status,
    message: error.message,
    extra: { code: error.code, ...error.extra },
  };
}

function asApiError(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof StoreUnavailableError)
    return new ApiError('STORE_UNAVAILABLE', {}, STORE_RETRY);
  const code = FRAMEWORK_CODES[error.code];
  if (code) return new ApiError(code);
  if (error instanceof SyntaxError && error.statusCode === 400)
    return new ApiError('BODY_NOT_JSON');
  // What the framework finds wrong with a request is no fault of ours.
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return new ApiError('REQUEST_INVALID', { faults: [{ path: '', message: error.message }] });
  return new ApiError('INTERNAL');
}
