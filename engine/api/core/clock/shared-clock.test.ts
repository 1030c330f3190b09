import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Store } from '../../store/store.ts';
import { openSharedClock } from './shared-clock.ts';

const NOON = Date.UTC(2026, 2, 4, 12);
const HOUR = 3_600_000;

/** Where the store's clock stands. */
let stored: number;
let answer: () => Promise<unknown>;
const off: number[] = [];
const store = (kind: Store['kind']) =>
  ({ kind, database: { execute: () => answer() } }) as unknown as Store;
const open = (kind: Store['kind'] = 'postgresql') =>
  openSharedClock(store(kind), { onOff: (seconds) => off.push(seconds) });

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  stored = NOON;
  answer = async () => ({ rows: [{ now: new Date(stored).toISOString() }] });
  off.length = 0;
});
afterEach(() => vi.useRealTimers());

test('a machine that is an hour ahead tells the time of the store, and that once', async () => {
  vi.setSystemTime(NOON + HOUR);
  const clock = await open();
  expect(clock.now().getTime()).toBe(NOON);
  expect(off).toEqual([3_600]);
  stored += 60_000;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(clock.now().getTime()).toBe(NOON + 60_000);
  expect(off).toEqual([3_600]);
  clock.stop();
});

test('a machine whose clock is set goes on as before', async () => {
  const clock = await open();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.setSystemTime(NOON - HOUR);
  expect(clock.now().getTime()).toBe(NOON + 1_000);
  clock.stop();
});

test('follows the store where that one is set, and goes on by itself while it is away', async () => {
  const clock = await open();
  stored = NOON + HOUR;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(clock.now().getTime()).toBe(NOON + HOUR);
  answer = () => Promise.reject(new Error('away'));
  await vi.advanceTimersByTimeAsync(45_000);
  expect(clock.now().getTime()).toBe(NOON + HOUR + 45_000);
  clock.stop();
});

test('an answer that was long under way says nothing', async () => {
  const clock = await open();
  answer = () =>
    new Promise((resolve) =>
      setTimeout(() => resolve({ rows: [{ now: new Date(NOON + HOUR).toISOString() }] }), 5_000),
    );
  await vi.advanceTimersByTimeAsync(40_000);
  expect(clock.now().getTime()).toBe(NOON + 40_000);
  clock.stop();
});

test('a store that does not answer opens no clock; an embedded one is not asked', async () => {
  answer = () => Promise.reject(new Error('away'));
  await expect(open()).rejects.toThrow('away');
  expect((await open('embedded')).now().getTime()).toBe(NOON);
});
