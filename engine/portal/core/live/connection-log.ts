import type { WireError } from '#domain/events/server-frames.ts';
import type { ConnectionPhase } from './live-connection.ts';

/** What happens on a connection. */
export type LogEntry =
  | { readonly kind: 'frame'; readonly direction: 'in' | 'out'; readonly text: string }
  | { readonly kind: 'phase'; readonly phase: ConnectionPhase }
  /** It ended; milliseconds until the next attempt. */
  | {
      readonly kind: 'lost';
      readonly reason: 'closed' | 'unanswered' | 'silent';
      readonly detail: string;
      readonly delay: number;
    }
  | { readonly kind: 'refused'; readonly errors: readonly WireError[] };

export type LogListener = (entry: LogEntry) => void;

/** Tells those who look on what happens on a connection; keeps nothing itself. */
export class ConnectionLog {
  readonly #listeners = new Set<LogListener>();

  add(entry: LogEntry): void {
    for (const listener of this.#listeners) listener(entry);
  }

  /** Returns what ends it. */
  subscribe(listener: LogListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
