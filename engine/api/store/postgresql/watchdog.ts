import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { isConnectionFault } from './faults.ts';

const LOOK_EVERY = 100;
// Shares of the silence that a database is allowed. A call has 2 s to be refused in: of a silence of
// 1.2 s those who look take 1.3 s (the time until it is noticed comes to it), and the rest is for a
// busy machine.
/** Silence on all connections for so long raises the question whether anybody is there. */
const SUSPICIOUS_AFTER = 1 / 3;
const PROBE_LIMIT = 2 / 3;
/** After so long without an answer a second connection asks as well: one alone may be unlucky. */
const ASK_AGAIN_AFTER = 1 / 4;

interface Watched {
  readonly cut: () => void;
  readonly since: number;
}

/**
 * Tells a slow statement from a database that is gone: a connection whose other end vanished
 * without a word would keep its callers waiting for minutes. While a statement is unanswered and
 * no other one was answered either, fresh connections ask whether the database is there: an answer
 * to any of them, or to any statement meanwhile, proves it, however long the others take. Where
 * there is none, the connections are cut.
 */
export class Watchdog {
  readonly #watched = new Set<Watched>();
  readonly #settings: pg.ClientConfig;
  readonly #silence: number;
  readonly #onGone: () => void;
  #timer: NodeJS.Timeout | undefined;
  #answeredAt = 0;
  #probing = false;

  /** @param silence milliseconds without an answer after which nobody is there */
  constructor(settings: pg.ClientConfig, silence: number, onGone: () => void) {
    this.#settings = settings;
    this.#silence = silence;
    this.#onGone = onGone;
  }

  /** Runs a statement; `cut` ends its connection, which makes it fail. */
  async watch<T>(cut: () => void, run: () => Promise<T>): Promise<T> {
    const watched: Watched = { cut, since: performance.now() };
    this.#watched.add(watched);
    this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY).unref();
    try {
      const answer = await run();
      this.#answeredAt = performance.now();
      return answer;
    } finally {
      this.#watched.delete(watched);
    }
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  async #look(): Promise<void> {
    if (this.#watched.size === 0) return this.stop();
    const now = performance.now();
    const [oldest] = this.#watched;
    const unanswered = now - Math.max(oldest?.since ?? now, this.#answeredAt);
    if (this.#probing || unanswered < this.#silence * SUSPICIOUS_AFTER) return;
    this.#probing = true;
    const there = await isThere(this.#settings, this.#silence);
    this.#probing = false;
    if (there) this.#answeredAt = performance.now();
    if (this.#answeredAt > now) return;
    this.#onGone();
    for (const { cut, since } of this.#watched) if (since <= now) cut();
  }
}

/** A refusal is an answer and believed at once; what is merely slow is asked twice. */
async function isThere(settings: pg.ClientConfig, silence: number): Promise<boolean> {
  const first = probe(settings, silence * PROBE_LIMIT);
  const early = await Promise.race([first, sleep(silence * ASK_AGAIN_AFTER)]);
  if (early !== undefined) return early;
  const both = [first, probe(settings, silence * (PROBE_LIMIT - ASK_AGAIN_AFTER))];
  const answered = both.map(async (one) => (await one) || Promise.reject(new Error('No answer.')));
  return Promise.any(answered).catch(() => false);
}

/** Whether a fresh connection is answered in time. */
async function probe(settings: pg.ClientConfig, limit: number): Promise<boolean> {
  const client = new pg.Client({ ...settings, connectionTimeoutMillis: limit });
  client.on('error', () => undefined); // the answer below says it
  try {
    await client.connect();
    return true;
  } catch (error) {
    const busy = error instanceof pg.DatabaseError && error.code === '53300';
    return busy || !isConnectionFault(error);
  } finally {
    client.end().catch(() => undefined);
  }
}
