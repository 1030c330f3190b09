import { useSyncExternalStore } from 'react';

export interface Store<State> {
  readonly get: () => State;
  /** What it was at first: what the server's document shows. */
  readonly initial: () => State;
  readonly set: (next: (state: State) => State) => void;
  /** Calls back after each change; the answer ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** State that code outside React may change. Only in the browser: a server's visitors share it. */
export function createStore<State>(initial: State): Store<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    initial: () => initial,
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

/** A store's state in a component. */
export function useStore<State>(store: Store<State>): State {
  return useSyncExternalStore(store.subscribe, store.get, store.initial);
}
