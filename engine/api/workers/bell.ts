import type { Store } from '../store/store.ts';

/** Wakes the workers of this process where something is committed for them. */
export interface Bell {
  /** Rings once the running transaction is committed. */
  readonly ring: (store: Store) => void;
  /** Calls `listener` at each ring; the result ends that. */
  readonly listen: (store: Store, listener: () => void) => () => void;
}

/** A bell that each store has of its own. */
export function createBell(): Bell {
  const listeners = new WeakMap<Store, Set<() => void>>();
  return {
    ring: (store) =>
      store.afterCommit(() => {
        for (const listener of listeners.get(store) ?? []) listener();
      }),
    listen: (store, listener) => {
      const own = listeners.get(store) ?? new Set();
      listeners.set(store, own.add(listener));
      return () => own.delete(listener);
    },
  };
}

interface Resting {
  /** Milliseconds that it rests. */
  readonly span: number;
  /** When it looks by itself, as `performance.now()` counts. */
  due: number;
  readonly wake: (why: Woken) => void;
}

/** Somebody rang, or it is one's turn to look. */
type Woken = 'rung' | 'turn';

/**
 * What the lanes of a worker rest on between looks, until somebody rings. When a time is over one lane
 * looks for all that rest: many cost no more than one. What it finds it rings for.
 */
export class Rest {
  readonly #resting = new Set<Resting>();
  #timer: NodeJS.Timeout | undefined;
  #rung = 0;

  /** How often it was rung; read before a look, so that no ring during it is missed. */
  get rung(): number {
    return this.#rung;
  }

  /** Wakes all who rest. */
  ring(): void {
    this.#rung += 1;
    const resting = [...this.#resting];
    this.#resting.clear();
    this.#setTimer();
    for (const { wake } of resting) wake('rung');
  }

  /** Until somebody has rung since `rung` was read, or nobody has looked for so many milliseconds. */
  async until(rung: number, milliseconds: number): Promise<Woken> {
    if (this.#rung !== rung) return 'rung';
    return new Promise((wake) => {
      this.#resting.add({ span: milliseconds, due: performance.now() + milliseconds, wake });
      this.#setTimer();
    });
  }

  #setTimer(): void {
    clearTimeout(this.#timer);
    const next = Math.min(...[...this.#resting].map(({ due }) => due));
    if (next === Number.POSITIVE_INFINITY) return;
    this.#timer = setTimeout(() => this.#wakeOne(), Math.max(0, next - performance.now()));
  }

  /** The one whose turn it is looks for the others, which rest as long again. */
  #wakeOne(): void {
    const [first, ...others] = [...this.#resting].sort((a, b) => a.due - b.due);
    if (!first) return;
    for (const other of others) other.due = performance.now() + other.span;
    this.#resting.delete(first);
    this.#setTimer();
    first.wake('turn');
  }
}
