import { expect, test } from 'vitest';
import { rewardStanding } from './reward-standing.ts';

const open = {
  cost: 100,
  remaining: null,
  limit_per_creator: null,
  redeemed: 3,
  window: 'open',
} as const;

test('a reward can be redeemed with exactly the points that it costs', () => {
  expect(rewardStanding(open, 100)).toBe('redeemable');
  expect(rewardStanding(open, 99)).toBe('points_missing');
});

test('what cannot be mended by earning points is said before what can', () => {
  expect(rewardStanding({ ...open, remaining: 0 }, 0)).toBe('out_of_stock');
  expect(rewardStanding({ ...open, remaining: 0, limit_per_creator: 3 }, 0)).toBe('limit_reached');
  expect(rewardStanding({ ...open, window: 'upcoming', remaining: 0 }, 0)).toBe('upcoming');
  expect(rewardStanding({ ...open, window: 'closed', limit_per_creator: 3 }, 500)).toBe('closed');
});
