import { useSyncExternalStore } from 'react';

export interface Store<State> {
  readonly get: () => State;
  readonly set: (next: (state: State) => State) => void;
  /** Calls back after each change; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** State that code outside React may change. For the browser alone: a server would share it. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    set: (next) => {
      state = next(state);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A store's state, in a component that only the browser renders. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get);
}
