import { expect, test } from 'vitest';
import { retryDelay } from './retry-delay.ts';

const TIMES = { first: 5_000, longest: 60_000 };

test('each failure is followed by three times the wait, up to the longest', () => {
  const delays = [1, 2, 3, 4, 400].map((attempts) => retryDelay(attempts, TIMES, 0));
  expect(delays).toEqual([5_000, 15_000, 45_000, 60_000, 60_000]);
});

test('up to the half of a wait is left to chance', () => {
  expect(retryDelay(1, TIMES, 0.5)).toBe(3_750);
  expect(retryDelay(1, TIMES, 1)).toBe(2_500);
});
