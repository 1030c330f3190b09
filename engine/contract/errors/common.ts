import { defineErrors } from './define-errors.ts';

/** Errors that do not depend on what was asked for. */
export const COMMON_ERRORS = defineErrors({
  REQUEST_INVALID: {
    status: 400,
    message: 'Some of what was sent is not right. See "faults" for each field.',
  },
  BODY_NOT_JSON: {
    status: 400,
    message: 'The body is not JSON. Send a JSON object.',
  },
  BODY_TOO_LARGE: {
    status: 413,
    message: 'The body is larger than 256 kB. Send less at a time.',
  },
  MEDIA_TYPE_UNSUPPORTED: {
    status: 415,
    message: 'The body must be sent as application/json.',
  },
  CURSOR_INVALID: {
    status: 400,
    message: 'This cursor does not belong to this list. Begin again without a cursor.',
  },
  ENDPOINT_UNKNOWN: {
    status: 404,
    message: 'There is no such endpoint. See /api/docs for those there are.',
  },
  PROGRAM_UNKNOWN: {
    status: 404,
    message: 'There is no such program. Check the uuid.',
  },
  RATE_LIMITED: {
    status: 429,
    message: 'That was too much at once. Try again in a minute.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'This Idempotency-Key was used for another request. Choose a new one.',
  },
  STORE_UNAVAILABLE: {
    status: 503,
    message: 'We cannot reach our records at the moment. Please try again in a few seconds.',
  },
  INTERNAL: {
    status: 500,
    message: 'Something went wrong on our side. Please try again.',
  },
});
