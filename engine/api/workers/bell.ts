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
