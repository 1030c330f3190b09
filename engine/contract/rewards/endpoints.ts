import * as z from 'zod';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  campaignId,
  campaignIdParameter,
  moment,
  pageOf,
  pageQuery,
  uuidQuery,
} from '../endpoints/fields.ts';
import { pointBalance } from '../shapes/quests.ts';
import { REWARD_KINDS, redemption } from '../shapes/redemption.ts';

export const reward = z.strictObject({
  id: campaignId,
  /** Whose points pay for it. */
  activation_id: campaignId,
  title: z.string(),
  description: z.string().nullable(),
  kind: z.enum(REWARD_KINDS),
  cost: z.int(),
  /** How many are left; null: without limit. */
  remaining: z.int().nullable(),
  limit_per_creator: z.int().nullable(),
  /** How often the person has redeemed it. */
  redeemed: z.int(),
  opens_at: moment.nullable(),
  closes_at: moment.nullable(),
  window: z.enum(['upcoming', 'open', 'closed']),
});

export const listRewards = defineEndpoint({
  id: 'listRewards',
  method: 'GET',
  path: '/creators/rewards',
  tag: 'rewards',
  caller: 'creator',
  summary: 'What points buy.',
  query: uuidQuery.extend({ activation_id: campaignIdParameter.optional() }),
  status: 200,
  response: z.strictObject({ rewards: z.array(reward) }),
  errors: [],
  rate: 'read',
});

export const redeemReward = defineEndpoint({
  id: 'redeemReward',
  method: 'POST',
  path: '/creators/rewards/{reward_id}/redeem',
  tag: 'rewards',
  caller: 'creator',
  summary: 'Redeems a reward. With an Idempotency-Key a repeated call redeems nothing further.',
  params: z.strictObject({ reward_id: campaignIdParameter }),
  query: uuidQuery.partial(),
  status: 201,
  response: z.strictObject({ redemption, point_balance: pointBalance }),
  errors: [
    'NOT_A_MEMBER',
    'REWARD_UNKNOWN',
    'REWARD_NOT_OPEN',
    'REWARD_OUT_OF_STOCK',
    'REWARD_LIMIT_REACHED',
    'POINTS_INSUFFICIENT',
    'KEYS_EXHAUSTED',
  ],
  rate: 'claim',
  idempotent: true,
});

export const listRedemptions = defineEndpoint({
  id: 'listRedemptions',
  method: 'GET',
  path: '/creators/rewards/redemptions',
  tag: 'rewards',
  caller: 'creator',
  summary: 'What the person redeemed, newest first.',
  query: uuidQuery.extend(pageQuery),
  status: 200,
  response: pageOf(redemption),
  errors: [],
  rate: 'read',
});

export const REWARD_ENDPOINTS = [listRewards, redeemReward, listRedemptions] as const;
