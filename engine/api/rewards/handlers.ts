import type { REWARD_ENDPOINTS } from '#contract/rewards/reward-endpoints.ts';
import type { Handlers } from '../http/call.ts';
import type { ApiServices } from '../http/services.ts';
import { giveDelivery } from './give-delivery.ts';
import { listRedemptions } from './list-redemptions.ts';
import { listRewards } from './list-rewards.ts';
import { redeemReward } from './redeem-reward.ts';
import { deleteSavedAddress, readSavedAddress, saveAddress } from './saved-address.ts';
import { cancelRedemption } from './settle-redemption.ts';

/** What points buy, and what a creator bought. */
export function rewardHandlers(services: ApiServices): Handlers<typeof REWARD_ENDPOINTS> {
  return {
    listRewards: ({ caller, query: { activation_id }, locale }) =>
      listRewards(services, caller, { activation_id, locale }),
    redeemReward: (call) => redeemReward(services, call),
    giveDelivery: (call) => giveDelivery(services, call),
    cancelRedemption: ({ caller, params: { redemption_id }, locale, request }) =>
      cancelRedemption(services, {
        program_uuid: caller.program.uuid,
        by: { actor_kind: 'creator', actor_id: caller.creator_id },
        ...{ request_id: request.id, redemption_id, note: undefined, locale },
      }),
    listRedemptions: (call) => listRedemptions(services, call),
    readSavedAddress: (call) => readSavedAddress(services, call),
    saveAddress: (call) => saveAddress(services, call),
    deleteSavedAddress: (call) => deleteSavedAddress(services, call),
  };
}
