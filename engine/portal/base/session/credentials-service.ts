import {
  CREDENTIALS_ANSWERS,
  CREDENTIALS_MEDIA_TYPE,
  CREDENTIALS_TARGET,
  type CredentialsAnswer,
  type CredentialsOperation,
  type CredentialsRequest,
} from '#contract/events/credentials.ts';

/** Attempts that a call has. */
export const ATTEMPTS = 3;
/** The longest wait between two attempts. Milliseconds. */
export const LONGEST_DELAY = 5 * 60_000;
const FIRST_DELAY = 1_000;

/** What the service refused, with the protocol's name of the error. */
export class RefusedByService extends Error {
  readonly type: string;

  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/** The service was not reached, or was overloaded, at every attempt. */
export class ServiceUnreachable extends Error {}

/** The service answered something else than the protocol says. */
export class UnexpectedAnswer extends Error {}

export interface ServiceParts {
  /** `https://<host>/credentials/` */
  readonly endpoint: string;
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Waits so many milliseconds. */
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly random: () => number;
}

/** Calls the identity service: up to 3 attempts, the waits between them growing to 5 minutes. */
export class CredentialsService {
  readonly #parts: ServiceParts;
  #skew = 0;

  constructor(parts: ServiceParts) {
    this.#parts = parts;
  }

  /** The time as the service has it, by which signatures are judged. */
  now(): Date {
    return new Date(this.#parts.now() + this.#skew);
  }

  /** @throws RefusedByService, ServiceUnreachable, UnexpectedAnswer */
  async call<Operation extends CredentialsOperation>(
    operation: Operation,
    request: CredentialsRequest<Operation>,
  ): Promise<CredentialsAnswer<Operation>> {
    for (let attempt = 1; ; attempt += 1) {
      const response = await this.#send(operation, request);
      if (response && !isOverloaded(response)) return read(operation, response);
      if (attempt === ATTEMPTS) throw new ServiceUnreachable(`${operation}: ${response?.status}`);
      await this.#parts.sleep(this.#delay(attempt, response?.retryAfter));
    }
  }

  async #send(operation: string, request: object): Promise<Answer | undefined> {
    try {
      const response = await this.#parts.fetch(this.#parts.endpoint, {
        method: 'POST',
        credentials: 'omit',
        headers: {
          'content-type': CREDENTIALS_MEDIA_TYPE,
          'x-amz-target': `${CREDENTIALS_TARGET}${operation}`,
        },
        body: JSON.stringify(request),
      });
      const date = Date.parse(response.headers.get('date') ?? '');
      if (!Number.isNaN(date)) this.#skew = date - this.#parts.now();
      return {
        status: response.status,
        retryAfter: Number(response.headers.get('retry-after')) * 1000,
        body: parse(await response.text()),
      };
    } catch {
      return undefined;
    }
  }

  #delay(attempt: number, retryAfter = 0): number {
    const jitter = 0.5 + this.#parts.random() / 2;
    const growing = FIRST_DELAY * 2 ** (attempt - 1) * jitter;
    return Math.min(Math.max(growing, retryAfter || 0), LONGEST_DELAY);
  }
}

interface Answer {
  readonly status: number;
  /** Milliseconds. */
  readonly retryAfter: number;
  readonly body: unknown;
}

const isOverloaded = ({ status, body }: Answer) =>
  status >= 500 || status === 429 || errorOf(body).type === 'TooManyRequestsException';

function read<Operation extends CredentialsOperation>(
  operation: Operation,
  { status, body }: Answer,
): CredentialsAnswer<Operation> {
  if (status >= 400) {
    const { type, message } = errorOf(body);
    throw new RefusedByService(type, message);
  }
  const parsed = CREDENTIALS_ANSWERS[operation].safeParse(body);
  if (!parsed.success) throw new UnexpectedAnswer(parsed.error.message);
  return parsed.data as CredentialsAnswer<Operation>;
}

/** The service's own name may stand before a `#`. */
function errorOf(body: unknown): { readonly type: string; readonly message: string } {
  const { __type, message } = (body ?? {}) as { __type?: unknown; message?: unknown };
  return { type: String(__type ?? '').replace(/^.*#/, ''), message: String(message ?? '') };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
