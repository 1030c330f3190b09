import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { gather } from './gather.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is asked for without a pause is done all the same, once each time', () => {
  const work = vi.fn();
  const { ask } = gather(work, 250);
  for (let asked = 0; asked < 6; asked += 1) {
    ask();
    vi.advanceTimersByTime(100);
  }
  expect(work).toHaveBeenCalledTimes(2);
});

test('what was stopped is not done, and may be asked for again', () => {
  const work = vi.fn();
  const { ask, stop } = gather(work, 250);
  ask();
  stop();
  vi.advanceTimersByTime(1_000);
  expect(work).not.toHaveBeenCalled();
  ask();
  vi.advanceTimersByTime(250);
  expect(work).toHaveBeenCalledOnce();
});
