import { setTimeout as sleep } from 'node:timers/promises';
import type { StoreLog } from '../store/connections.ts';
import type { Store } from '../store/store.ts';

/** What the API stands on, as `/readyz` says it. */
export interface Readiness {
  /** `writes_refused`: it answers, but nothing can be stored: its disk is full, it is read-only. */
  readonly store: 'ok' | 'writes_refused' | 'unavailable';
  /** Why the store will not come back by itself, and what to do; absent where it may. */
  readonly reason?: string;
  /** Absent where there is none. */
  readonly redis?: 'ok' | 'unavailable';
}

/** A write that takes longer is one that fails, in milliseconds. */
const WRITE_LIMIT = 2_000;
/** Whoever asks, and however often: there is at most one write in so many milliseconds. */
const WRITE_EVERY = 1_000;

type Probed = Pick<Store, 'ping' | 'tryWrite'>;

/** Looks whether a store answers and takes writes. */
export class StoreCheck {
  readonly #store: Probed;
  readonly #log: StoreLog;
  #writing: Promise<boolean> | undefined;
  #reported = false;

  constructor(store: Probed, log: StoreLog) {
    this.#store = store;
    this.#log = log;
  }

  async look(): Promise<Readiness['store']> {
    try {
      await this.#store.ping();
    } catch {
      return 'unavailable';
    }
    return (await this.#writes()) ? 'ok' : 'writes_refused';
  }

  #writes(): Promise<boolean> {
    if (this.#writing === undefined) {
      this.#writing = this.#tryWrite();
      void this.#writing
        .then(() => sleep(WRITE_EVERY, undefined, { ref: false }))
        .then(() => {
          this.#writing = undefined;
        });
    }
    return this.#writing;
  }

  async #tryWrite(): Promise<boolean> {
    const written = this.#store.tryWrite().then(
      () => true,
      (error: unknown) => {
        if (!this.#reported) this.#log.error({ err: error }, 'The store takes no writes.');
        this.#reported = true;
        return false;
      },
    );
    const took = await Promise.race([written, sleep(WRITE_LIMIT, false, { ref: false })]);
    if (took && this.#reported) this.#log.info({}, 'The store takes writes again.');
    if (took) this.#reported = false;
    return took;
  }
}
