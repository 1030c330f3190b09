import type { WebSocket } from 'ws';
import { LARGEST_FRAME } from '#domain/events/limits.ts';

/** What waits of one connection before its socket is read no further: TCP makes the sender wait. */
const MOST_WAITING = 32;
const MOST_CHARACTERS = LARGEST_FRAME;

/** The frames of a connection, handled one after another in the order they came. */
export class FrameQueue {
  readonly #websocket: Pick<WebSocket, 'pause' | 'resume'>;
  readonly #handle: (text: string) => Promise<void>;
  #waiting: string[] = [];
  #characters = 0;
  #busy = false;
  #paused = false;

  /** `handle` does not throw. */
  constructor(
    websocket: Pick<WebSocket, 'pause' | 'resume'>,
    handle: (text: string) => Promise<void>,
  ) {
    this.#websocket = websocket;
    this.#handle = handle;
  }

  /** Does something before the first frame is handled. */
  first(work: () => Promise<void>): void {
    this.#busy = true;
    void work().then(() => this.#drain());
  }

  add(text: string): void {
    this.#waiting.push(text);
    this.#characters += text.length;
    if (this.#waiting.length >= MOST_WAITING || this.#characters >= MOST_CHARACTERS) {
      this.#paused = true;
      this.#websocket.pause();
    }
    if (!this.#busy) void this.#drain();
  }

  /** Forgets what waits. */
  clear(): void {
    this.#waiting = [];
    this.#characters = 0;
  }

  async #drain(): Promise<void> {
    this.#busy = true;
    for (let text = this.#take(); text !== undefined; text = this.#take()) await this.#handle(text);
    this.#busy = false;
  }

  #take(): string | undefined {
    const text = this.#waiting.shift();
    this.#characters -= text?.length ?? 0;
    if (this.#paused && this.#waiting.length === 0) {
      this.#paused = false;
      this.#websocket.resume();
    }
    return text;
  }
}
