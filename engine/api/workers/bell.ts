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

/** What the lanes of a worker rest on between looks, until somebody rings. */
export class Rest {
  readonly #wakers = new Set<() => void>();
  #rung = 0;

  /** How often it was rung; read before a look, so that no ring during it is missed. */
  get rung(): number {
    return this.#rung;
  }

  /** Wakes all who rest. */
  ring(): void {
    this.#rung += 1;
    for (const wake of this.#wakers) wake();
  }

  /** Until so many milliseconds have passed, or somebody has rung since `rung` was read. */
  async until(rung: number, milliseconds: number): Promise<void> {
    if (this.#rung !== rung) return;
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#wakers.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      this.#wakers.add(wake);
    });
  }
}
