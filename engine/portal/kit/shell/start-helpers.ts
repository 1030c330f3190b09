import { type Announced, announcePages } from './announce-pages.ts';
import { startHints } from './hints.ts';

let started = false;

/** Starts what helps on every page and can wait until it is ready; once. */
export function startHelpers(router: Announced): void {
  if (started) return;
  started = true;
  startHints();
  announcePages(router);
}
