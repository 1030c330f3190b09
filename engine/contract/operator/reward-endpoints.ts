import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  answers,
  campaignId,
  idParameter,
  pageOf,
  pageQuery,
  uuidQuery,
} from '../endpoints/fields.ts';
import { paragraphs } from '../endpoints/text-fields.ts';
import { pointBalance } from '../shapes/quests.ts';
import { redemption } from '../shapes/redemption.ts';
import { creatorSummary } from '../shapes/reviews.ts';
import { REDEMPTION_STATES } from '../vocabulary/state-words.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;

export const adjustPoints = defineEndpoint({
  ...operator,
  id: 'adjustPoints',
  method: 'POST',
  path: '/operator/creators/{creator_id}/points',
  role: 'manager',
  summary: 'Adds or takes points by hand; the note is shown to the creator.',
  params: z.strictObject({ creator_id: z.uuid() }),
  query: uuidQuery,
  body: z.strictObject({
    activation_id: campaignId,
    amount: z.int().check(
      z.minimum(-1_000_000),
      z.maximum(1_000_000),
      z.refine((amount) => amount !== 0, 'Not zero'),
    ),
    note: paragraphs(500),
  }),
  status: 201,
  response: pointBalance,
  errors: ['CREATOR_UNKNOWN', 'ACTIVATION_UNKNOWN', 'POINTS_INSUFFICIENT'],
  rate: 'write',
  idempotent: true,
});

export const listOperatorRedemptions = defineEndpoint({
  ...operator,
  id: 'listOperatorRedemptions',
  method: 'GET',
  path: '/operator/redemptions',
  role: 'viewer',
  summary: 'Redeemed rewards, oldest first.',
  query: z.extend(uuidQuery, {
    ...pageQuery,
    state: z.optional(z.enum(REDEMPTION_STATES)),
  }),
  status: 200,
  response: pageOf(
    z.extend(z.omit(redemption, { key: true }), { creator: z.nullable(creatorSummary) }),
  ),
  errors: [],
  rate: 'read',
});

const settle = {
  ...operator,
  method: 'POST',
  role: 'reviewer',
  params: z.strictObject({ redemption_id: idParameter }),
  query: uuidQuery,
  body: z.strictObject({ note: z.optional(paragraphs(2_000)) }),
  status: 200,
  response: z.omit(redemption, { key: true }),
  errors: ['REDEMPTION_UNKNOWN', 'TRANSITION_REFUSED'],
  rate: 'write',
} as const;

export const revealDelivery = defineEndpoint({
  ...operator,
  id: 'revealDelivery',
  method: 'POST',
  path: '/operator/redemptions/{redemption_id}/reveal_delivery',
  role: 'manager',
  summary: 'Shows where a redeemed reward goes, to whoever sends it. Each time is recorded.',
  params: z.strictObject({ redemption_id: idParameter }),
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    /** Null where it was not given, or is deleted already. */
    delivery: z.nullable(answers),
  }),
  errors: ['REDEMPTION_UNKNOWN'],
  rate: 'write',
});

export const fulfilRedemption = defineEndpoint({
  ...settle,
  id: 'fulfilRedemption',
  path: '/operator/redemptions/{redemption_id}/fulfil',
  summary: 'Marks a redeemed reward as delivered; the creator is told by mail.',
  errors: ['REDEMPTION_UNKNOWN', 'TRANSITION_REFUSED', 'KEYS_EXHAUSTED'],
});

export const refundRedemption = defineEndpoint({
  ...settle,
  id: 'refundRedemption',
  path: '/operator/redemptions/{redemption_id}/refund',
  summary: 'Gives the points back and the piece to the stock.',
});

export const REWARD_OPERATOR_ENDPOINTS = [
  adjustPoints,
  listOperatorRedemptions,
  revealDelivery,
  fulfilRedemption,
  refundRedemption,
] as const;
