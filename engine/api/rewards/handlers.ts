import type { REWARD_ENDPOINTS } from '#contract/rewards/endpoints.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { giveDelivery } from './give-delivery.ts';
import { listRedemptions } from './list-redemptions.ts';
import { listRewards } from './list-rewards.ts';
import { redeemReward } from './redeem-reward.ts';

/** What points buy, and what a creator bought. */
export function rewardHandlers(services: ApiServices): Handlers<typeof REWARD_ENDPOINTS> {
  return {
    listRewards: ({ caller, query: { activation_id }, locale }) =>
      listRewards(services, caller, { activation_id, locale }),
    redeemReward: (call) => redeemReward(services, call),
    giveDelivery: (call) => giveDelivery(services, call),
    listRedemptions: (call) => listRedemptions(services, call),
  };
}
