import type { Socket } from 'node:net';
import type { Receiver } from './subscription.ts';

/** Bytes that may wait for a client; who does not fetch them is too slow. */
export const LARGEST_BACKLOG = 1024 * 1024;
/** Bytes that are written to a client before what it has fetched is looked at again. */
export const LARGEST_SLICE = 256 * 1024;

export interface WriterOptions {
  /** True where bytes may be written: none may follow the frame that closes. */
  readonly isOpen: () => boolean;
  /** Ends the connection of a client that does not fetch what waits for it. */
  readonly onSlow: () => void;
}

/** Writes events to one client's socket, as fast as it fetches them. */
export class EventWriter implements Receiver {
  readonly #socket: Socket;
  readonly #options: WriterOptions;
  /** Characters that were written since it was held; undefined where it is not. */
  #held: number | undefined;

  constructor(socket: Socket, options: WriterOptions) {
    this.#socket = socket;
    this.#options = options;
  }

  /** Bytes that wait for the client to fetch them. */
  get backlog(): number {
    return this.#socket.writableLength;
  }

  /** True where the client fetches what it is sent; of one that does not, the connection ends. */
  keepsUp(): boolean {
    if (this.backlog <= LARGEST_BACKLOG) return true;
    this.#options.onSlow();
    return false;
  }

  /**
   * Keeps the events of this turn until `letGo`, which sends them in one.
   * @returns false where it was done before
   */
  hold(): boolean {
    if (this.#held !== undefined) return false;
    this.#held = 0;
    // What waits is only known of a socket that is not held.
    if (this.#options.isOpen()) this.keepsUp();
    this.#socket.cork();
    return true;
  }

  /** Sends an event of so many characters by `write`, unless the client is too slow for it. */
  deliver(id: string, characters: number, write: (socket: Socket, id: string) => void): void {
    if (!this.#options.isOpen()) return;
    if (this.#held === undefined) {
      if (this.keepsUp()) write(this.#socket, id);
      return;
    }
    if (this.#held > 0 && this.#held + characters > LARGEST_SLICE) {
      // Several subscriptions may hear the same.
      this.letGo();
      this.hold();
      if (!this.#options.isOpen()) return;
    }
    this.#held = (this.#held ?? 0) + characters;
    write(this.#socket, id);
  }

  letGo(): void {
    this.#held = undefined;
    this.#socket.uncork();
  }
}
