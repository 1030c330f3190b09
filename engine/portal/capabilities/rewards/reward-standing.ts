import type * as z from 'zod';
import type { reward } from '#contract/rewards/endpoints.ts';

export type Reward = z.infer<typeof reward>;
type Offered = Pick<Reward, 'cost' | 'remaining' | 'limit_per_creator' | 'redeemed' | 'window'>;

/** Whether a reward can be redeemed with a balance, or what stands in the way first. */
export type RewardStanding =
  | 'redeemable'
  | 'upcoming'
  | 'closed'
  | 'limit_reached'
  | 'out_of_stock'
  | 'points_missing';

export function rewardStanding(offered: Offered, balance: number): RewardStanding {
  const { cost, remaining, limit_per_creator, redeemed, window } = offered;
  if (window !== 'open') return window;
  if (limit_per_creator !== null && redeemed >= limit_per_creator) return 'limit_reached';
  if (remaining === 0) return 'out_of_stock';
  return balance < cost ? 'points_missing' : 'redeemable';
}
