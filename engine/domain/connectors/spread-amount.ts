import { SLOT } from './count-streams.ts';
import type { Slots } from './due-counts.ts';

/** A part of an amount, and when it is taken to have happened. */
export interface SpreadPart {
  readonly at: Date;
  readonly value: number;
}

/**
 * Spreads what did not count of an activity over its time, so that quests take of it what happened in
 * theirs: over the quarters of an hour of which nothing counted, by how long it lasted in each; where there
 * is none, over all. What takes no time happened when it began. Whole amounts stay whole, others
 * are parted in hundredths.
 */
export function spreadAmount(
  {
    started_at,
    ended_at,
    slots,
  }: { readonly started_at: Date; readonly ended_at: Date | null; readonly slots: Slots },
  amount: number,
): SpreadPart[] {
  const quarters = quartersOf(+started_at, +(ended_at ?? started_at));
  const free = quarters.filter(({ slot }) => !(slots[new Date(slot).toISOString()] ?? 0));
  const over = free.length > 0 ? free : quarters;
  if (over.length === 0) return [{ at: started_at, value: amount }];
  const unit = Number.isInteger(amount) ? 1 : 100;
  const whole = over.reduce((sum, { lasted }) => sum + lasted, 0);
  let passed = 0;
  let given = 0;
  return over.flatMap(({ from, lasted }): SpreadPart[] => {
    passed += lasted;
    const until = Math.round((amount * unit * passed) / whole);
    const value = (until - given) / unit;
    given = until;
    return value > 0 ? [{ at: new Date(from), value }] : [];
  });
}

/** The quarters of an hour that a time touches, each with how long. Milliseconds. */
function quartersOf(from: number, until: number) {
  const quarters: { slot: number; from: number; lasted: number }[] = [];
  for (let at = from; at < until; ) {
    const slot = Math.floor(at / SLOT) * SLOT;
    const end = Math.min(until, slot + SLOT);
    quarters.push({ slot, from: at, lasted: end - at });
    at = end;
  }
  return quarters;
}
