import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { threadId } from 'node:worker_threads';

/**
 * Loaded before everything else of a process and of its workers (`node --import`), so that a portal
 * looks the same each time: clocks begin at MARQUEE_MOMENT where the real one was at MARQUEE_STARTED
 * (both in milliseconds), and run so slowly that it does not matter how long a machine takes; ids
 * follow one another, as what has no other order is sorted by them.
 */
const SLOWER = 100;
const [moment, started] = [process.env.MARQUEE_MOMENT, process.env.MARQUEE_STARTED].map(Number);
if (!moment || !started) throw new Error('MARQUEE_MOMENT and MARQUEE_STARTED set the clock.');
const real = Date.now;
const now = (): number => Math.floor(moment + (real() - started) / SLOWER);

// A proxy, not a subclass: dates that come from elsewhere are instances of it too.
globalThis.Date = new Proxy(Date, {
  construct: (target, given, asked) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
  apply: () => new Date(now()).toString(),
  get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
});

let ids = 0;
crypto.randomUUID = () => {
  ids += 1;
  const thread = threadId.toString(16).padStart(4, '0');
  return `00000000-0000-4000-8000-${thread}${ids.toString(16).padStart(8, '0')}`;
};
syncBuiltinESMExports();
