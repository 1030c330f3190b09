import type * as z from 'zod/mini';
import type { ErrorCode } from '../errors/error-codes.ts';
import type { OperatorAction } from '../vocabulary/operator-words.ts';

/**
 * Who calls: nobody in particular (no token), a guest (the token of a guest link), a creator or an
 * operator (auth_token in `Authorization`), a service (`X-Api-Key`).
 */
export type Caller = 'nobody' | 'guest' | 'creator' | 'service' | 'operator';

/** Classes of calls that are limited together; the API knows how often each may be called. */
export type RateClass = 'read' | 'write' | 'sign_in' | 'session' | 'claim' | 'ingest' | 'mail';

/** Kinds of files that calls answer, as their media types. */
export type FileType = 'text/csv';

/**
 * A call of the API, declared once: the server registers it, the browser's client calls it, OpenAPI
 * describes it and the tests walk through it. Paths are relative to the API's base URL, parameters
 * stand in braces.
 */
export interface Endpoint {
  /** The operation's name: verb and noun. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** The capability it belongs to. */
  readonly tag: string;
  readonly caller: Caller;
  /** Of an operator's call: what it does in the program that `uuid` names. */
  readonly action?: OperatorAction;
  readonly summary: string;
  readonly params?: z.ZodMiniObject;
  readonly query?: z.ZodMiniObject;
  readonly body?: z.ZodMiniType;
  readonly status: 200 | 201 | 202 | 204;
  /** Absent for 204, and for a file. */
  readonly response?: z.ZodMiniType;
  /** Of a call that answers a file, which is written while it is read; errors stay JSON. */
  readonly file?: FileType;
  /** Codes beyond those that its caller, input and rate class bring (see endpoint-errors.ts). */
  readonly errors: readonly ErrorCode[];
  readonly rate: RateClass;
  /**
   * Of a creator's call that only reads: an operator may make it who sees what the creator sees. It
   * reveals nothing secret then, and what it would write is not written.
   */
  readonly viewable?: true;
  /** It answers without looking at the store. */
  readonly storeless?: true;
  /** Whether a repeated `Idempotency-Key` answers what the first call did. */
  readonly idempotent?: true;
}

/** Keeps the schemas' types. */
export function defineEndpoint<const Declared extends Endpoint>(declared: Declared): Declared {
  return declared;
}

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

export type ParamsOf<E extends Endpoint> = Parsed<E['params']>;
export type QueryOf<E extends Endpoint> = Parsed<E['query']>;
export type BodyOf<E extends Endpoint> = Parsed<E['body']>;
export type ResponseOf<E extends Endpoint> = Parsed<E['response']>;
