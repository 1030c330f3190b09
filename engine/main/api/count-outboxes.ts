import type { Outboxes } from '#api/metrics/work-metrics.ts';
import type { Store } from '#api/store/store.ts';
import { readOutboxes } from './read-outboxes.ts';

/** However many ask, the outboxes are counted once in so many milliseconds. */
const COUNT_EVERY = 5_000;

/** How to find out what waits in the outboxes of a store. */
export function countOutboxes(store: Store, now: () => Date): () => Promise<Outboxes> {
  let counted: { readonly at: number; readonly outboxes: Promise<Outboxes> } | undefined;
  return () => {
    const at = performance.now();
    if (counted === undefined || at - counted.at > COUNT_EVERY) {
      const outboxes = readOutboxes(store, now());
      counted = { at, outboxes };
    }
    return counted.outboxes;
  };
}
