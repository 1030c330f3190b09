import { useSyncExternalStore } from 'react';

interface Clock {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => number;
}

const clocks = new Map<number, Clock>();

/** The time in milliseconds, read anew every `period` milliseconds; all who ask share one timer. */
export function useNow(period = 10_000): number {
  const clock = clocks.get(period) ?? startClock(period);
  return useSyncExternalStore(clock.subscribe, clock.read, clock.read);
}

function startClock(period: number): Clock {
  const listeners = new Set<() => void>();
  let now = Date.now();
  let timer: ReturnType<typeof setInterval> | undefined;
  const tick = () => {
    now = Date.now();
    for (const listener of listeners) listener();
  };
  const clock: Clock = {
    subscribe: (listener) => {
      if (listeners.size === 0) {
        now = Date.now();
        timer = setInterval(tick, period);
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) clearInterval(timer);
      };
    },
    read: () => now,
  };
  clocks.set(period, clock);
  return clock;
}
