import { expect, test } from 'vitest';
import { type BoardEntry, nextAhead } from './board-place.ts';

const entry = (rank: number, earned: number, me = false): BoardEntry => ({
  ...{ rank, earned, me },
  display_name: `Number ${rank}`,
  picture_url: null,
  picture: null,
});

test('the next one ahead is the nearest with more points, not somebody with as many', () => {
  const items = [entry(4, 90), entry(5, 80), entry(6, 70), entry(6, 70, true), entry(8, 10)];
  expect(nextAhead(items, { rank: 6, earned: 70 })?.rank).toBe(5);
});

test('nobody is ahead of whoever shares the lead', () => {
  const items = [entry(1, 90), entry(1, 90, true)];
  expect(nextAhead(items, { rank: 1, earned: 90 })).toBeUndefined();
});
