import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { StoreLog } from '../../store/connections.ts';

const CONNECT_LIMIT = 3_000;
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5_000;
/** A connection that vanished without a word says nothing: it is asked. Milliseconds. */
const ASK_EVERY = 10_000;
const ANSWER_LIMIT = 5_000;

export interface ListenOptions {
  readonly databaseUrl: string;
  /** A plain SQL name. */
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  /** Called each time it begins to hear. */
  readonly onListening: () => void;
  readonly log: StoreLog;
}

/** A connection of its own that hears one channel of PostgreSQL, again and again after each loss. */
export class ListenConnection {
  readonly #options: ListenOptions;
  readonly #closing = new AbortController();
  #client: pg.Client | undefined;
  #running: Promise<void> = Promise.resolve();
  #reported = false;

  constructor(options: ListenOptions) {
    this.#options = options;
  }

  /** Resolves after the first attempt, whatever became of it. */
  async open(): Promise<void> {
    const first = Promise.withResolvers<void>();
    this.#running = this.#keep(first.resolve);
    await first.promise;
  }

  async close(): Promise<void> {
    this.#closing.abort();
    destroy(this.#client);
    await this.#running;
  }

  async #keep(onAttempt: () => void): Promise<void> {
    const { signal } = this.#closing;
    let wait = FIRST_WAIT;
    while (!signal.aborted) {
      try {
        await this.#hear(() => {
          wait = FIRST_WAIT;
          onAttempt();
        });
      } catch (error) {
        this.#report(error);
      }
      onAttempt();
      // Not all instances at the same moment.
      await sleep(wait * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
      wait = Math.min(wait * 2, LONGEST_WAIT);
    }
  }

  /** Resolves or throws when the connection is lost. */
  async #hear(onListening: () => void): Promise<void> {
    const { databaseUrl, channel, onPayload, log } = this.#options;
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_LIMIT,
      keepAlive: true,
      application_name: 'marquee live',
    });
    this.#client = client;
    const lost = Promise.withResolvers<void>();
    client.on('error', lost.reject);
    client.on('end', () => lost.resolve());
    client.on('notification', ({ payload }) => onPayload(payload ?? ''));
    lost.promise.catch(() => undefined); // awaited below, where it has come so far
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      if (this.#closing.signal.aborted) return;
      if (this.#reported) log.info({}, 'Live messages of other instances are heard again.');
      this.#reported = false;
      onListening();
      this.#options.onListening();
      const asking = setInterval(() => void ask(client), ASK_EVERY).unref();
      try {
        await lost.promise;
      } finally {
        clearInterval(asking);
      }
    } finally {
      destroy(client);
    }
  }

  #report(error: unknown): void {
    if (this.#reported || this.#closing.signal.aborted) return;
    this.#reported = true;
    this.#options.log.warn(
      { err: error },
      'Live messages of other instances are not heard; they come within seconds from the store.',
    );
  }
}

/** Cuts a connection that does not answer. */
async function ask(client: pg.Client): Promise<void> {
  const timer = setTimeout(() => destroy(client), ANSWER_LIMIT).unref();
  await client.query('select 1').catch(() => undefined);
  clearTimeout(timer);
}

/** Ends a connection without waiting for the other end. */
function destroy(client: pg.Client | undefined): void {
  const { connection } = (client ?? {}) as { connection?: { stream?: { destroy(): void } } };
  connection?.stream?.destroy();
}
