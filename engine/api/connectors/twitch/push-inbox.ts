import { setTimeout as sleep } from 'node:timers/promises';
import { StoreUnavailableError } from '../../store/errors.ts';
import type { ConnectorContext, ReceivedPush } from '../connector.ts';
import { storePush } from '../store-push.ts';

/** Messages that wait for the store at most: whatever is lost above that, reading finds. */
const MOST = 10_000;
/** Milliseconds until a store that was away is tried again. */
const AGAIN = 1_000;

/**
 * Stores what comes over a connection, in its order. Nobody there waits for an answer and sends it
 * again, so what comes while the store is away is kept here until it is back.
 */
export class PushInbox {
  readonly #waiting: ReceivedPush[] = [];
  readonly #closing = new AbortController();
  #storing: Promise<void> | undefined;
  #full = false;

  take(context: ConnectorContext, push: ReceivedPush): void {
    if (this.#waiting.length >= MOST) {
      if (!this.#full) context.log.error({}, 'The store is away: messages of Twitch are lost.');
      this.#full = true;
      return;
    }
    this.#waiting.push(push);
    this.#storing ??= this.#store(context).finally(() => {
      this.#storing = undefined;
    });
  }

  /** Resolves when all that came is stored; what the store does not take at once is given up. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#storing;
  }

  async #store(context: ConnectorContext): Promise<void> {
    const { signal } = this.#closing;
    for (let push = this.#waiting[0]; push; push = this.#waiting[0]) {
      try {
        await storePush(context.store, context.platform, push, context.now());
        this.#full = false;
      } catch (error) {
        const about = { err: error, message_id: push.message_id };
        if (error instanceof StoreUnavailableError && !signal.aborted) {
          await sleep(AGAIN, undefined, { signal, ref: false }).catch(() => undefined);
          continue;
        }
        context.log.error(about, 'A message of Twitch could not be stored.');
      }
      this.#waiting.shift();
    }
  }
}
