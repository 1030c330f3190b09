import pg from 'pg';
import { StoreUnavailableError } from '../errors.ts';
import { toStoreError } from './faults.ts';

const LOOK_EVERY = 100;
/** A statement that has no answer for so long raises the question whether anybody is there. */
const SUSPICIOUS_AFTER = 500;
const PROBE_LIMIT = 700;

interface Watched {
  readonly cut: () => void;
  readonly since: number;
}

/**
 * Tells a slow statement from a database that is gone: a connection whose other end vanished
 * without a word would keep its callers waiting for minutes. While a statement is unanswered, a
 * fresh connection asks whether the database is there; where it is not, the connections are cut.
 */
export class Watchdog {
  readonly #watched = new Set<Watched>();
  readonly #settings: pg.ClientConfig;
  readonly #onGone: () => void;
  #timer: NodeJS.Timeout | undefined;
  #answeredAt = 0;
  #probing = false;

  constructor(settings: pg.ClientConfig, onGone: () => void) {
    this.#settings = { ...settings, connectionTimeoutMillis: PROBE_LIMIT };
    this.#onGone = onGone;
  }

  /** Runs a statement; `cut` ends its connection, which makes it fail. */
  async watch<T>(cut: () => void, run: () => Promise<T>): Promise<T> {
    const watched: Watched = { cut, since: performance.now() };
    this.#watched.add(watched);
    this.#timer ??= setInterval(() => void this.#look(), LOOK_EVERY).unref();
    try {
      return await run();
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
    if (this.#probing || unanswered < SUSPICIOUS_AFTER) return;
    this.#probing = true;
    const there = await isThere(this.#settings);
    this.#probing = false;
    if (there) {
      this.#answeredAt = performance.now();
      return;
    }
    this.#onGone();
    for (const { cut, since } of this.#watched) if (since <= now) cut();
  }
}

async function isThere(settings: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({ ...settings, query_timeout: PROBE_LIMIT });
  client.on('error', () => undefined); // the answer below says it
  try {
    await client.connect();
    return true;
  } catch (error) {
    const busy = error instanceof pg.DatabaseError && error.code === '53300';
    return busy || !(toStoreError(error) instanceof StoreUnavailableError);
  } finally {
    client.end().catch(() => undefined);
  }
}
