import type { Store } from '../../store/store.ts';
import { unbundled } from './bundles.ts';
import type { Carrier, LiveMessage, StoredMessage } from './live-message.ts';
import { SeenIds } from './seen-ids.ts';

type Listener = (message: LiveMessage) => void;

/**
 * The live messages of one instance: those that are made here and those that come from others. Each
 * is delivered once, whichever ways it comes by.
 */
export class LiveMessages {
  /** Where messages go besides the listeners here; undefined: this instance is the only one. */
  carrier: Carrier | undefined;
  /** Whether public channels are served by another events service besides, which takes rows alone. */
  forwards: () => boolean = () => false;
  readonly #listeners = new Set<Listener>();
  readonly #seen = new SeenIds();

  /** Hears every message from now on. @returns what ends it */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Delivers a message to the listeners here, unless it was delivered already. */
  deliver(message: LiveMessage): void {
    if (message.id !== undefined && !this.#seen.add(message.id)) return;
    for (const one of unbundled(message)) for (const listener of this.#listeners) listener(one);
  }

  /** True where a stored message was delivered, or is not to be. */
  knows(id: number): boolean {
    return this.#seen.has(id);
  }

  /** Counts a stored message as delivered: it was written before anybody here could listen. */
  pass(id: number): void {
    this.#seen.add(id);
  }

  /** Delivers a message that is committed, here and to other instances. */
  committed(message: StoredMessage): void {
    this.deliver(message);
    this.carrier?.send(message).catch(() => undefined); // the others find its row
  }
}

const known = new WeakMap<Store, LiveMessages>();

/** The live messages of a store in this process. */
export function liveMessagesOf(store: Store): LiveMessages {
  const found = known.get(store);
  if (found) return found;
  const made = new LiveMessages();
  known.set(store, made);
  return made;
}
