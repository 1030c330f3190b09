import type { Store } from '../../store/store.ts';
import { readStoreClock } from '../events/stored-messages.ts';

export interface SharedClock {
  readonly now: () => Date;
  readonly stop: () => void;
}

interface SharedClockOptions {
  /** Told once when this machine's clock begins to be off, by so many seconds. */
  readonly onOff: (seconds: number) => void;
}

/** How often it looks at the store's clock again, and how long an answer may take to tell anything. */
const EVERY_MS = 30_000;
const SLOW_MS = 1_000;
/** From where on a machine's own clock is reported, in milliseconds; certificates check that little. */
const OFF_MS = 5_000;

/**
 * The time that all instances share: the store's. A machine whose clock is off, or is set, signs
 * tokens that others take and takes those that others signed. Between two looks it goes on by a clock
 * that nobody sets. An embedded store has this machine's, so nothing is asked there.
 *
 * @throws where the store does not answer
 */
export async function openSharedClock(
  store: Store,
  { onOff }: SharedClockOptions,
): Promise<SharedClock> {
  if (store.kind === 'embedded') return { now: () => new Date(), stop: () => {} };
  /** A moment of the store's, and when that was by this process's own time. */
  let known: { readonly moment: number; readonly at: number } | undefined;
  let isOff = false;
  const look = async () => {
    const asked = performance.now();
    const told = new Date(await readStoreClock(store)).getTime();
    const answered = performance.now();
    if (known && answered - asked > SLOW_MS) return known;
    known = { moment: told, at: (asked + answered) / 2 };
    const off = Date.now() - (told + answered - known.at);
    if (Math.abs(off) > OFF_MS && !isOff) onOff(Math.round(off / 1_000));
    isOff = Math.abs(off) > OFF_MS;
    return known;
  };
  let last = await look();
  // Without the store it goes on by itself, which is right to a few milliseconds an hour.
  const timer = setInterval(async () => {
    last = await look().catch(() => last);
  }, EVERY_MS).unref();
  return {
    now: () => new Date(last.moment + performance.now() - last.at),
    stop: () => clearInterval(timer),
  };
}
