import type { ServerFrame, WireError } from '#domain/events/server-frames.ts';
import { backOff } from './back-off.ts';
import type { Authorize } from './live-connection.ts';
import { ANSWER_TIMEOUT, isFinal, isUnauthorized } from './live-socket.ts';

/**
 * `offline`: nothing arrives, until it is `live` again. `refused`: the same, and the server is not
 * asked again before the next connection.
 */
export type LiveState = 'connecting' | 'live' | 'offline' | 'refused';

export interface ChannelListener {
  readonly onEvent: (event: unknown) => void;
  /** After each subscription: what was told before it was not heard. */
  readonly onResume?: (() => void) | undefined;
  readonly onState?: ((state: LiveState) => void) | undefined;
  /** The server does not let this caller hear the channel. */
  readonly onRefused?: ((errors: readonly WireError[]) => void) | undefined;
}

export interface ChannelParts {
  readonly name: string;
  readonly nextId: () => string;
  readonly authorize: Authorize;
  readonly send: (text: string) => void;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly onUnanswered: () => void;
}

/** One channel: subscribed to once, however many listen to it. */
export class LiveChannel {
  readonly #parts: ChannelParts;
  readonly #listeners = new Set<ChannelListener>();
  #state: LiveState = 'connecting';
  /** The subscription's id; undefined where there is none. */
  #id: string | undefined;
  #refreshed = false;
  /** How often it was refused, for reasons that pass, since it was last live. */
  #attempt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: ChannelParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#listeners.size;
  }

  add(listener: ChannelListener): void {
    this.#listeners.add(listener);
    if (this.#state === 'connecting') return;
    this.#tell(listener, () => {
      listener.onState?.(this.#state);
      if (this.#state === 'live') listener.onResume?.();
    });
  }

  delete(listener: ChannelListener): boolean {
    return this.#listeners.delete(listener);
  }

  /** Subscribes; the connection is up. */
  open(): void {
    this.#refreshed = false;
    void this.#subscribe(false);
  }

  /** Nobody listens any more. */
  close(): void {
    if (this.#id !== undefined)
      this.#parts.send(JSON.stringify({ type: 'unsubscribe', id: this.#id }));
    this.#forget();
  }

  /** The connection is gone; where the server refused it, for good. */
  drop(refused: boolean): void {
    this.#forget();
    this.#enter(refused ? 'refused' : 'offline');
  }

  /** Takes a frame that is about this channel. @returns whether it is */
  receive(frame: ServerFrame): boolean {
    if (!('id' in frame) || frame.id === undefined || frame.id !== this.#id) return false;
    if (frame.type === 'data') this.#deliver(frame.event);
    else if (frame.type === 'subscribe_success') {
      clearTimeout(this.#timer);
      this.#attempt = 0;
      this.#enter('live');
      for (const listener of this.#listeners) this.#tell(listener, () => listener.onResume?.());
    } else if (frame.type === 'subscribe_error') this.#refused(frame.errors);
    return true;
  }

  async #subscribe(fresh: boolean): Promise<void> {
    const { name: channel, nextId, authorize, send, onUnanswered } = this.#parts;
    const id = nextId();
    this.#id = id;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(onUnanswered, ANSWER_TIMEOUT);
    try {
      const authorization = await authorize({ body: JSON.stringify({ channel }), fresh });
      if (this.#id === id) send(JSON.stringify({ type: 'subscribe', id, channel, authorization }));
    } catch {
      // Whoever could not be authorized now may be with the next connection.
      if (this.#id === id) onUnanswered();
    }
  }

  #refused(errors: readonly WireError[]): void {
    this.#forget();
    // What was shown may have run out since the connection was made.
    if (!this.#refreshed && isUnauthorized(errors)) {
      this.#refreshed = true;
      void this.#subscribe(true);
      return;
    }
    if (isFinal(errors)) {
      this.#enter('refused');
      for (const listener of this.#listeners)
        this.#tell(listener, () => listener.onRefused?.(errors));
      return;
    }
    // The server has the connection, but cannot look up at present who may hear what.
    this.#enter('offline');
    this.#timer = setTimeout(
      () => void this.#subscribe(false),
      backOff(this.#attempt, this.#parts.random()),
    );
    this.#attempt += 1;
  }

  #deliver(text: string): void {
    let event: unknown;
    try {
      event = JSON.parse(text);
    } catch {
      // Whoever publishes may send anything; what is no JSON is no event.
      return;
    }
    for (const listener of this.#listeners) this.#tell(listener, () => listener.onEvent(event));
  }

  #forget(): void {
    clearTimeout(this.#timer);
    this.#id = undefined;
  }

  #enter(state: LiveState): void {
    if (this.#state === state) return;
    this.#state = state;
    for (const listener of this.#listeners) this.#tell(listener, () => listener.onState?.(state));
  }

  /** What goes wrong in one listener is no other's concern. */
  #tell(listener: ChannelListener, call: () => void): void {
    queueMicrotask(() => {
      if (this.#listeners.has(listener)) call();
    });
  }
}
