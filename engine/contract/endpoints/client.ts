import * as z from 'zod/mini';
import type { ApiErrorBody } from '../errors/api-error.ts';
import { CLIENT_ERRORS } from '../errors/client-errors.ts';
import type { Endpoint, FileType, ResponseOf } from './endpoint.ts';

type InputOf<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : never;

/** What an endpoint is called with: exactly the parts that it declares. */
export type EndpointInput<E extends Endpoint> = (E['params'] extends z.ZodMiniType
  ? { readonly params: Record<keyof InputOf<E['params']>, string | number> }
  : object) &
  (E['query'] extends z.ZodMiniType
    ? { readonly query: { readonly [Name in keyof InputOf<E['query']>]: Scalar } }
    : object) &
  (E['body'] extends z.ZodMiniType ? { readonly body: InputOf<E['body']> } : object);

type Scalar = string | number | boolean | undefined;

export interface ClientOptions {
  /** The site's API base URL, e.g. `/api`. */
  readonly baseUrl: string;
  /** Headers that every call carries; from site.yaml. */
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: typeof fetch;
}

export interface CallOptions {
  readonly authToken?: string;
  readonly apiKey?: string;
  /** Language of texts in the answer. */
  readonly locale?: string;
  /** Repeating the call with the same key does nothing further. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

/** An answer that is an error, or none at all: then the status is 0 and the code `NETWORK`. */
export class ApiCallError extends Error {
  override readonly name = 'ApiCallError';
  readonly status: number;
  /** The permanent code. */
  readonly code: string;
  readonly extra: Readonly<Record<string, unknown>>;
  /** Seconds after which to ask again, where the server says so. */
  readonly retryAfter: number | undefined;

  constructor(body: ApiErrorBody, retryAfter?: number) {
    super(body.message);
    this.status = body.status_code;
    this.code = String(body.extra.code ?? 'UNKNOWN');
    this.extra = body.extra;
    this.retryAfter = retryAfter;
  }
}

/** Calls endpoints as the contract declares them, and checks what they answer. */
export class ApiClient {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /** @throws ApiCallError for an error's answer, an answer that breaks the contract, or none. */
  async call<const E extends Endpoint>(
    endpoint: E,
    input: EndpointInput<E>,
    options: CallOptions = {},
  ): Promise<ResponseOf<E>> {
    const { body } = input as { body?: unknown };
    const response = await this.#send(endpoint, input, {
      method: endpoint.method,
      // Where the API is on another origin, the cookie that binds a sign-in is that one's.
      credentials: 'include',
      headers: this.#headers(body !== undefined, options),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new ApiCallError(errorBody(response, text), waitOf(response));
    if (!endpoint.response) return undefined as ResponseOf<E>;
    const parsed = endpoint.response.safeParse(parseJson(text));
    if (!parsed.success)
      throw new ApiCallError({
        status_code: response.status,
        message: CLIENT_ERRORS.ANSWER_INVALID,
        extra: { code: 'ANSWER_INVALID', faults: parsed.error.issues.slice(0, 5) },
      });
    return parsed.data as ResponseOf<E>;
  }

  /** The file that a call answers. @throws ApiCallError for an error's answer, or none */
  async download<const E extends Endpoint & { readonly file: FileType }>(
    endpoint: E,
    input: EndpointInput<E>,
    options: CallOptions = {},
  ): Promise<Blob> {
    const response = await this.#send(endpoint, input, {
      method: endpoint.method,
      credentials: 'include',
      headers: { ...this.#headers(false, options), accept: `${endpoint.file}, application/json` },
      ...(options.signal ? { signal: options.signal } : {}),
    });
    if (!response.ok)
      throw new ApiCallError(errorBody(response, await response.text()), waitOf(response));
    return response.blob();
  }

  async #send(endpoint: Endpoint, input: object, init: RequestInit): Promise<Response> {
    try {
      return await this.#options.fetch(this.#options.baseUrl + addressOf(endpoint, input), init);
    } catch (error) {
      if (init.signal?.aborted) throw error;
      throw new ApiCallError({
        status_code: 0,
        message: CLIENT_ERRORS.NETWORK,
        extra: { code: 'NETWORK' },
      });
    }
  }

  #headers(withBody: boolean, options: CallOptions): Record<string, string> {
    return {
      accept: 'application/json',
      ...this.#options.headers,
      ...(withBody ? { 'content-type': 'application/json' } : {}),
      ...(options.authToken ? { authorization: options.authToken } : {}),
      ...(options.apiKey ? { 'x-api-key': options.apiKey } : {}),
      ...(options.locale ? { 'accept-language': options.locale } : {}),
      ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
    };
  }
}

/** The path and query of a call, relative to the API's base URL. */
export function addressOf(endpoint: Endpoint, input: object): string {
  const { params = {}, query = {} } = input as {
    params?: Record<string, string | number>;
    query?: Record<string, Scalar>;
  };
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) search.set(name, String(value));
  return search.size === 0 ? path : `${path}?${search}`;
}

const errorBodySchema = z.object({
  status_code: z.number(),
  message: z.string(),
  extra: z.record(z.string(), z.unknown()),
});

function errorBody(response: Response, text: string): ApiErrorBody {
  const parsed = errorBodySchema.safeParse(parseJson(text));
  // A proxy in between may answer with a page of its own.
  if (parsed.success) return parsed.data;
  return {
    status_code: response.status,
    message: CLIENT_ERRORS.UNKNOWN,
    extra: { code: 'UNKNOWN' },
  };
}

function waitOf(response: Response): number | undefined {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
