import type { PublishAnswer } from '#domain/events/publish.ts';
import type { WireError } from '#domain/events/server-frames.ts';
import { createStore } from '../../base/runtime/store.ts';
import type { LogEntry } from '../../core/live/connection-log.ts';
import type { LiveState } from '../../core/live/live-channel.ts';
import type { ConnectionPhase, LiveConnection } from '../../core/live/live-connection.ts';
import { addFrame, clearList, EMPTY_LIST, type FrameList, pauseList } from './frame-list.ts';

export interface DebugChannel {
  readonly name: string;
  readonly state: Exclude<LiveState, 'refused'>;
  /** Why the server refused it, in its words. */
  readonly refusal: string | undefined;
}

/** How a connection went wrong at last. */
export type DebugFault =
  | Extract<LogEntry, { readonly kind: 'lost' }>
  | { readonly kind: 'refused'; readonly words: string };

export interface DebugState {
  readonly phase: ConnectionPhase;
  readonly fault: DebugFault | undefined;
  readonly channels: readonly DebugChannel[];
  readonly frames: FrameList;
}

/** A connection to try the events service out with, and what is seen of it. */
export class DebugDesk {
  readonly store = createStore<DebugState>({
    phase: 'idle',
    fault: undefined,
    channels: [],
    frames: EMPTY_LIST,
  });
  #connection: LiveConnection | undefined;
  #ends = new Map<string, () => void>();
  #end: (() => void) | undefined;

  connect(connection: LiveConnection): void {
    this.disconnect();
    this.#connection = connection;
    const ignore = connection.observe((entry) => this.#note(entry));
    const release = connection.hold();
    this.#end = () => {
      release();
      connection.retire();
      ignore();
    };
  }

  disconnect(): void {
    for (const name of [...this.#ends.keys()]) this.unsubscribe(name);
    this.#end?.();
    this.#end = undefined;
    this.#connection = undefined;
    this.#change({ phase: 'idle', fault: undefined });
  }

  subscribe(name: string): void {
    if (!this.#connection || this.#ends.has(name)) return;
    this.#setChannel({ name, state: 'connecting', refusal: undefined });
    const end = this.#connection.listen(name, {
      onEvent: () => {},
      onState: (state) => {
        // `onRefused` says the same with the reason.
        if (state !== 'refused') this.#setChannel({ name, state, refusal: undefined });
      },
      onRefused: (errors) => this.#setChannel({ name, state: 'offline', refusal: wordsOf(errors) }),
    });
    this.#ends.set(name, end);
  }

  unsubscribe(name: string): void {
    this.#ends.get(name)?.();
    this.#ends.delete(name);
    const { channels } = this.store.get();
    this.#change({ channels: channels.filter((channel) => channel.name !== name) });
  }

  /** @throws Error where it is not connected, or with the server's words. */
  async publish(channel: string, events: readonly string[]): Promise<PublishAnswer> {
    if (!this.#connection) throw new Error('NOT_CONNECTED');
    return this.#connection.publish(channel, events);
  }

  pause(paused: boolean): void {
    this.#change({ frames: pauseList(this.store.get().frames, paused) });
  }

  clear(): void {
    this.#change({ frames: clearList(this.store.get().frames) });
  }

  #note(entry: LogEntry): void {
    if (entry.kind === 'frame') {
      const { frames } = this.store.get();
      this.#change({ frames: addFrame(frames, { at: Date.now(), ...entry }) });
    } else if (entry.kind === 'phase') {
      const { phase } = entry;
      this.#change(phase === 'live' ? { phase, fault: undefined } : { phase });
    } else if (entry.kind === 'lost') this.#change({ fault: entry });
    else this.#change({ fault: { kind: 'refused', words: wordsOf(entry.errors) } });
  }

  #setChannel(channel: DebugChannel): void {
    const { channels } = this.store.get();
    const known = channels.some(({ name }) => name === channel.name);
    this.#change({
      channels: known
        ? channels.map((one) => (one.name === channel.name ? channel : one))
        : [...channels, channel],
    });
  }

  #change(change: Partial<DebugState>): void {
    this.store.set((state) => ({ ...state, ...change }));
  }
}

const wordsOf = (errors: readonly WireError[]): string =>
  errors.map(({ errorType, message }) => `${errorType}: ${message}`).join(' ');
