import { expect, test } from 'vitest';
import { funnelThresholds } from './funnel-thresholds.ts';

test('a small target is shown step by step, from the second: who began has the first', () => {
  expect([1, 2, 3, 5].map(funnelThresholds)).toEqual([[], [], [2], [2, 3, 4]]);
});

test('a large one in quarters, rising and below it', () => {
  expect(funnelThresholds(1000)).toEqual([250, 500, 750]);
  expect(funnelThresholds(25)).toEqual([7, 13, 19]);
  expect(funnelThresholds(6)).toEqual([1.5, 3, 4.5]);
});
