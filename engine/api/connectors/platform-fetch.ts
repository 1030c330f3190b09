import type { PlatformAccess } from '../http/services.ts';

/**
 * `unreachable`: no answer in time, or 5xx. `limited`: too many requests. `unauthorized`: the token
 * is not taken. `refused`: anything else.
 */
export type PlatformFault = 'unreachable' | 'limited' | 'unauthorized' | 'refused';

/** Thrown where a platform did not do what it was asked. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly fault: PlatformFault;
  readonly status: number | undefined;
  /** Seconds to wait, where the platform says so. */
  readonly retryAfter: number | undefined;
  /** A word for the cause, where the platform has one. */
  readonly reason: string | undefined;

  constructor(
    fault: PlatformFault,
    message: string,
    {
      status,
      retryAfter,
      reason,
    }: { status?: number; retryAfter?: number; reason?: string | undefined } = {},
  ) {
    super(message);
    this.fault = fault;
    this.status = status;
    this.retryAfter = retryAfter;
    this.reason = reason;
  }
}

export interface PlatformCall {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as a form. */
  readonly form?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export interface PlatformReply {
  readonly status: number;
  readonly headers: Headers;
  /** Undefined where there is no JSON in it. */
  readonly body: unknown;
}

/** Milliseconds until a platform is taken for one that does not answer. */
const TIMEOUT = 8_000;
const NOT_MODIFIED = 304;
/** No answer that we ask for is larger. */
const LARGEST = 8 * 1024 * 1024;

/**
 * Asks a platform. `url` is the real address: where a simulator stands in for it, that one is asked.
 * Redirects are not followed. The message of an error says what happened, never what was sent.
 * @throws PlatformError, and the reason of the signal
 */
export async function askPlatform(
  access: Pick<PlatformAccess, 'address'>,
  url: string,
  { method = 'GET', headers = {}, json, form, signal }: PlatformCall = {},
): Promise<PlatformReply> {
  const host = new URL(url).host;
  const limit = AbortSignal.timeout(TIMEOUT);
  let response: Response;
  let text: string;
  try {
    response = await fetch(access.address(url), {
      method,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      headers: {
        accept: 'application/json',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    });
    text = await readText(response, host);
  } catch (error) {
    if (error instanceof PlatformError) throw error;
    if (signal?.aborted) throw signal.reason;
    throw new PlatformError(
      'unreachable',
      `${host} did not answer: ${String((error as Error).message)}`,
    );
  }
  const { status } = response;
  // A redirect is somebody else's answer: taken for an empty one, it would end what is live.
  if ((status >= 200 && status < 300) || status === NOT_MODIFIED)
    return { status, headers: response.headers, body: parse(text) };
  throw refusal(host, response, text);
}

/** The text of an answer, which a platform that has gone wrong may send without an end. */
async function readText({ body }: Response, host: string): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body ?? []) {
    length += part.length;
    if (length > LARGEST)
      throw new PlatformError('refused', `${host} answered with more than ${LARGEST} bytes.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function refusal(host: string, { status, headers }: Response, text: string): PlatformError {
  const fault: PlatformFault =
    status >= 500
      ? 'unreachable'
      : status === 429
        ? 'limited'
        : status === 401
          ? 'unauthorized'
          : 'refused';
  const { detail, reason } = saidIn(parse(text));
  const retryAfter =
    Number(headers.get('retry-after')) ||
    secondsUntil(headers.get('ratelimit-reset') ?? headers.get('x-rate-limit-reset'));
  return new PlatformError(fault, `${host} answered ${status} ${detail.slice(0, 200)}`.trim(), {
    ...{ status, reason },
    ...(status === 429 && retryAfter ? { retryAfter } : {}),
  });
}

/**
 * The sentence in an answer, at its top or in its `error`, and the first reason or code named there,
 * a number last, with the one under it (`100.33`). As problem details (RFC 9457) have it, the word for
 * it is the last part of an address.
 */
function saidIn(answer: unknown): { detail: string; reason: string | undefined } {
  const { message, error, code, detail, title, type } = (answer ?? {}) as Said;
  const inner = typeof error === 'object' && error !== null ? (error as Inner) : {};
  const text = (...list: unknown[]) => list.find((one): one is string => typeof one === 'string');
  const errors: readonly Inner[] = Array.isArray(inner.errors) ? inner.errors : [];
  return {
    detail: text(message, error, inner.message, detail, title) ?? '',
    reason:
      text(errors[0]?.reason, inner.code, asCode(error), asProblem(type)) ??
      numbered(code) ??
      numbered(inner.code, inner.error_subcode),
  };
}

const numbered = (code: unknown, under?: unknown) =>
  typeof code !== 'number' ? undefined : typeof under === 'number' ? `${code}.${under}` : `${code}`;

/** OAuth says its codes where others say sentences: `invalid_grant`. */
const asCode = (error: unknown) =>
  typeof error === 'string' && /^[a-z]+(?:_[a-z]+)+$/.test(error) ? error : undefined;

const asProblem = (type: unknown) =>
  typeof type === 'string' ? /^https:\/\/.*\/([a-z-]+)$/.exec(type)?.[1] : undefined;

interface Said {
  readonly detail?: unknown;
  readonly title?: unknown;
  readonly type?: unknown;
  readonly message?: unknown;
  readonly error?: unknown;
  readonly code?: unknown;
}
interface Inner {
  readonly message?: unknown;
  readonly reason?: unknown;
  readonly code?: unknown;
  readonly error_subcode?: unknown;
  readonly errors?: unknown;
}

/** `Ratelimit-Reset` and `X-Rate-Limit-Reset` name a moment in seconds since 1970. */
function secondsUntil(reset: string | null): number | undefined {
  const seconds = Number(reset);
  return seconds > 1e9 ? Math.max(1, Math.ceil(seconds - Date.now() / 1000)) : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
