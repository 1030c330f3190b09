import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  answers,
  campaignId,
  campaignIdParameter,
  idParameter,
  moment,
  pageOf,
  pageQuery,
  uuidQuery,
} from '../endpoints/fields.ts';
import { image } from '../shapes/images.ts';
import { pointBalance } from '../shapes/points.ts';
import { redemption } from '../shapes/redemption.ts';
import { REWARD_KINDS } from '../vocabulary/campaign-words.ts';
import { WINDOWS } from '../vocabulary/state-words.ts';

/** Whether the address in the delivery is kept for the next time. */
const saveAddress = z.optional(z.boolean());

export const reward = z.strictObject({
  id: campaignId,
  /** The season whose points pay for it. */
  activation_id: campaignId,
  title: z.string(),
  description: z.nullable(z.string()),
  image,
  kind: z.enum(REWARD_KINDS),
  /** Of merchandise that comes in several. */
  sizes: z.array(z.string()),
  cost: z.int(),
  /** How many there are in all; null: without limit. */
  stock: z.nullable(z.int()),
  /** How many of them are left; null: without limit. */
  remaining: z.nullable(z.int()),
  limit_per_creator: z.nullable(z.int()),
  /** How many the person has: redeemed, or given by a quest; what was refunded is not among them. */
  redeemed: z.int(),
  opens_at: z.nullable(moment),
  closes_at: z.nullable(moment),
  window: z.enum(WINDOWS),
});

export const listRewards = defineEndpoint({
  id: 'listRewards',
  method: 'GET',
  path: '/creators/rewards',
  tag: 'rewards',
  caller: 'creator',
  summary: 'What points buy.',
  query: z.extend(uuidQuery, { activation_id: z.optional(campaignIdParameter) }),
  status: 200,
  response: z.strictObject({ rewards: z.array(reward) }),
  errors: [],
  rate: 'read',
  viewable: true,
});

export const redeemReward = defineEndpoint({
  id: 'redeemReward',
  method: 'POST',
  path: '/creators/rewards/{reward_id}/redeem',
  tag: 'rewards',
  caller: 'creator',
  summary: 'Redeems a reward. With an Idempotency-Key a repeated call redeems nothing further.',
  params: z.strictObject({ reward_id: campaignIdParameter }),
  query: z.partial(uuidQuery),
  body: z.strictObject({
    /** Where it goes: needed for merchandise and cash. Sealed, and deleted after it arrived. */
    delivery: z.optional(answers),
    save_address: saveAddress,
  }),
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
    'FIELD_INVALID',
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
  query: z.extend(uuidQuery, pageQuery),
  status: 200,
  response: pageOf(redemption),
  errors: [],
  rate: 'read',
  viewable: true,
});

export const giveDelivery = defineEndpoint({
  id: 'giveDelivery',
  method: 'PUT',
  path: '/creators/rewards/redemptions/{redemption_id}/delivery',
  tag: 'rewards',
  caller: 'creator',
  summary: 'Says where a redeemed reward goes, or corrects it, until it is on its way.',
  params: z.strictObject({ redemption_id: idParameter }),
  query: uuidQuery,
  body: z.strictObject({ delivery: answers, save_address: saveAddress }),
  status: 200,
  response: z.omit(redemption, { key: true }),
  errors: ['REDEMPTION_UNKNOWN', 'TRANSITION_REFUSED', 'FIELD_INVALID'],
  rate: 'write',
});

export const cancelRedemption = defineEndpoint({
  id: 'cancelRedemption',
  method: 'POST',
  path: '/creators/rewards/redemptions/{redemption_id}/cancel',
  tag: 'rewards',
  caller: 'creator',
  summary: 'Takes back what was redeemed a short while ago: the points are given back.',
  params: z.strictObject({ redemption_id: idParameter }),
  query: uuidQuery,
  status: 200,
  response: z.omit(redemption, { key: true }),
  errors: ['REDEMPTION_UNKNOWN', 'REDEMPTION_NOT_CANCELLABLE'],
  rate: 'write',
});

/** All but those of the saved address: see `REWARD_ENDPOINTS`. */
export const REDEMPTION_ENDPOINTS = [
  listRewards,
  redeemReward,
  listRedemptions,
  giveDelivery,
  cancelRedemption,
] as const;
