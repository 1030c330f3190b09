import { and, eq, lte, type SQL } from '../../store/drizzle.ts';
import type { Store } from '../../store/store.ts';
import { influencerActivations } from '../../store/tables/activations.ts';
import { changeEnrolment, lockEnrolments, offerEnd } from './enrolment-rows.ts';

/** Offers that end together in one transaction. */
const BATCH = 200;

/** Offers whose time is over at a moment. */
const offerIsOver = (now: Date) =>
  and(eq(influencerActivations.state, 'offered'), lte(offerEnd, now));

/**
 * Ends offers that nobody accepted in time and gives their places back; for a worker, and with
 * `where` for what is about to be read. @returns how many ended
 */
export async function expireEnrolments(store: Store, now: Date, where?: SQL): Promise<number> {
  for (let ended = 0; ; ) {
    const count = await store.transaction(async () => {
      const due = await lockEnrolments(store, and(offerIsOver(now), where)).limit(BATCH);
      for (const { row } of due) await changeEnrolment(store, row, 'expire', now);
      return due.length;
    });
    ended += count;
    if (count < BATCH) return ended;
  }
}
