import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Write } from './writes.ts';

/** Whether the server said yes, said that it did not happen, or left it open. */
export type Outcome = 'acknowledged' | 'failed' | 'unclear';

/** When something was asked and how that ended, in ms of the process's monotonic clock. */
interface Asked {
  readonly at: number;
  readonly until: number;
  readonly outcome: Outcome;
}

export interface LoadResult {
  readonly writes: readonly Asked[];
  readonly reads: readonly Asked[];
  readonly pages: readonly Asked[];
  /** Writes that the server said yes to, at the first or a later attempt. */
  readonly acknowledged: readonly Write[];
  /** Refusals that are neither 503 with `Retry-After` nor an unanswered request, by what they were. */
  readonly unexpected: ReadonlyMap<string, number>;
}

const PAUSE_MS = 60;
const WRITERS = 4;
const AGAIN_MS = 500;
const LIMIT_MS = 35_000;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** Writes and reads through the proxy until it is told to end. */
export class Load {
  readonly #agent = new Agent({ keepAlive: true });
  readonly #port: number;
  readonly #host: string;
  readonly #written: Asked[] = [];
  readonly #read: Asked[] = [];
  readonly #pages: Asked[] = [];
  readonly #acknowledged: Write[] = [];
  readonly #unexpected = new Map<string, number>();
  readonly #work: Promise<void>[];
  #ending = false;

  constructor(port: number, host: string, next: () => Write, read: () => Write, page: string) {
    this.#port = port;
    this.#host = host;
    const writers = Array.from({ length: WRITERS }, () => this.#repeat(() => this.#write(next())));
    this.#work = [
      ...writers,
      this.#repeat(() => this.#ask(this.#read, read())),
      this.#repeat(() => this.#ask(this.#pages, { method: 'GET', path: page, headers: {} })),
    ];
  }

  /** Lets what is under way come to its end, and answers how everything went. */
  async end(): Promise<LoadResult> {
    this.#ending = true;
    await Promise.all(this.#work);
    this.#agent.destroy();
    return {
      writes: this.#written,
      reads: this.#read,
      pages: this.#pages,
      acknowledged: this.#acknowledged,
      unexpected: this.#unexpected,
    };
  }

  async #repeat(work: () => Promise<unknown>): Promise<void> {
    while (!this.#ending) {
      await work();
      await sleep(PAUSE_MS);
    }
  }

  /** As a client does: what was not answered is sent again with the same key. */
  async #write(write: Write): Promise<void> {
    let outcome = await this.#ask(this.#written, write);
    for (let attempt = 0; outcome !== 'acknowledged' && attempt < 60; attempt += 1) {
      await sleep(AGAIN_MS);
      outcome = outcomeOf(await this.#send(write));
    }
    if (outcome === 'acknowledged') this.#acknowledged.push(write);
  }

  async #ask(list: Asked[], asked: Pick<Write, 'method' | 'path' | 'headers'>): Promise<Outcome> {
    const at = performance.now();
    const answer = await this.#send(asked);
    const outcome = outcomeOf(answer);
    list.push({ at, until: performance.now(), outcome });
    if (outcome === 'failed' && !(answer?.status === 503 && answer.headers['retry-after'])) {
      const what = `${asked.method} ${asked.path.split('?')[0]}: ${answer?.status}`;
      this.#unexpected.set(what, (this.#unexpected.get(what) ?? 0) + 1);
    }
    return outcome;
  }

  #send({ method, path, headers, body }: Write): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      const sent = request(
        {
          ...{ method, path, agent: this.#agent, host: '127.0.0.1', port: this.#port },
          headers: { host: this.#host, ...headers },
          timeout: LIMIT_MS,
        },
        (response) => {
          response.resume();
          response.once('error', () => resolve(undefined));
          response.once('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers }),
          );
        },
      );
      sent.once('timeout', () => sent.destroy());
      sent.once('error', () => resolve(undefined));
      sent.end(body);
    });
  }
}

function outcomeOf(answer: Answer | undefined): Outcome {
  if (answer === undefined || answer.headers['x-unclear'] !== undefined) return 'unclear';
  return answer.status >= 200 && answer.status < 300 ? 'acknowledged' : 'failed';
}
