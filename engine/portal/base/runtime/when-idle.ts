import { IDLE_FALLBACK } from './constants.ts';

/** Runs something when the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run);
  else setTimeout(run, IDLE_FALLBACK);
}
