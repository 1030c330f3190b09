import type { Store } from '../../store/store.ts';
import { type RepeatedWork, repeatWork } from '../../workers/repeated-work.ts';
import { liveMessagesOf } from './live-messages.ts';
import { listMessageIds, readLiveMessages, readStoreClock } from './stored-messages.ts';

const EVERY_MILLISECONDS = 2_000;
/** What was written so lately is on its way still, and would overtake what is before it. */
const YOUNG_SECONDS = 1;

/**
 * Finds what no carrier brought: written by an instance that ended before it could send it, by a
 * command line, or while the way was down. Looks back far enough that a transaction which was
 * committed late is not missed.
 */
export class Sweep {
  readonly #store: Store;
  readonly #work: RepeatedWork;
  /** Moment of the last look, by the store's clock. */
  #since: string | undefined;
  #looking: Promise<void> | undefined;

  constructor(store: Store) {
    this.#store = store;
    // A store that does not answer is looked at again; its own watch tells of it.
    this.#work = repeatWork(
      () => this.look(),
      EVERY_MILLISECONDS,
      () => undefined,
    );
  }

  /** Takes all that is written by now for told, and begins to look. */
  async start(): Promise<void> {
    const now = await readStoreClock(this.#store);
    const live = liveMessagesOf(this.#store);
    for (const id of await listMessageIds(this.#store, now, 0)) live.pass(id);
    this.#since = now;
    this.#work.start();
  }

  /** Tells what nobody here was told yet. @throws StoreUnavailableError */
  async look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async stop(): Promise<void> {
    await this.#work.stop();
  }

  async #look(): Promise<void> {
    const store = this.#store;
    if (this.#since === undefined) return;
    const now = await readStoreClock(store);
    const live = liveMessagesOf(store);
    const ids = await listMessageIds(store, this.#since, YOUNG_SECONDS);
    const missed = ids.filter((id) => !live.knows(id));
    if (missed.length > 0)
      for (const message of await readLiveMessages(store, missed)) live.deliver(message);
    this.#since = now;
  }
}
