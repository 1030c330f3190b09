import { ERRORS, type ErrorCode } from '#contract/errors/error-codes.ts';

/** Facts that go with an error, by name; the code is added by itself. */
export type ErrorExtra = Readonly<Record<string, unknown>>;

/** What a handler throws to refuse a call. Nothing of the running transaction stays. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly extra: ErrorExtra;
  /** Seconds after which it is worth asking again. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, extra: ErrorExtra = {}, retryAfter?: number) {
    super(ERRORS[code].message);
    this.code = code;
    this.status = ERRORS[code].status;
    this.extra = extra;
    this.retryAfter = retryAfter;
  }
}
