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
import { line, paragraphs } from '../endpoints/text-fields.ts';
import { pointBalance } from '../shapes/points.ts';
import { redemption } from '../shapes/redemption.ts';
import { creatorSummary } from '../shapes/reviews.ts';
import { POINT_SOURCES, REDEMPTION_STATES } from '../vocabulary/state-words.ts';

const operator = { tag: 'operator', caller: 'operator' } as const;

export const adjustPoints = defineEndpoint({
  ...operator,
  id: 'adjustPoints',
  method: 'POST',
  path: '/operator/creators/{creator_id}/points',
  action: 'adjust_points',
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

export const listPointEntries = defineEndpoint({
  ...operator,
  id: 'listPointEntries',
  method: 'GET',
  path: '/operator/points',
  action: 'read',
  summary: 'Every change of points in the program, newest first.',
  query: z.extend(uuidQuery, {
    ...pageQuery,
    creator_id: z.optional(z.uuid()),
    activation_id: z.optional(campaignIdParameter),
    source_kind: z.optional(z.enum(POINT_SOURCES)),
    from: z.optional(moment),
    /** Up to this moment, and not including it. */
    to: z.optional(moment),
  }),
  status: 200,
  response: pageOf(
    z.strictObject({
      id: z.int(),
      activation_id: campaignId,
      /** Positive: earned or given back; negative: spent or taken. */
      amount: z.int(),
      balance_after: z.int(),
      source_kind: z.enum(POINT_SOURCES),
      quest_id: z.nullable(z.int()),
      reward_id: z.nullable(z.int()),
      bingo_board_id: z.nullable(z.int()),
      /** What an operator wrote, for the creator too. */
      note: z.nullable(z.string()),
      /** Null where the account was deleted. */
      creator: z.nullable(creatorSummary),
      at: moment,
    }),
  ),
  errors: [],
  rate: 'read',
});

export const listOperatorRedemptions = defineEndpoint({
  ...operator,
  id: 'listOperatorRedemptions',
  method: 'GET',
  path: '/operator/redemptions',
  action: 'read',
  summary:
    'Redeemed rewards, oldest first. A search finds people as that of listCreators does, and a part of the reward’s title.',
  query: z.extend(uuidQuery, {
    ...pageQuery,
    state: z.optional(z.enum(REDEMPTION_STATES)),
    reward_id: z.optional(campaignIdParameter),
    search: z.optional(line(100)),
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
  action: 'fulfil_rewards',
  params: z.strictObject({ redemption_id: idParameter }),
  query: uuidQuery,
  /** The note is shown to the creator. */
  body: z.strictObject({ note: z.optional(paragraphs(2_000)) }),
  status: 200,
  response: z.omit(redemption, { key: true }),
  errors: ['REDEMPTION_UNKNOWN', 'TRANSITION_REFUSED'],
  rate: 'write',
} as const;

/** What is said of a delivery; all of it is shown to the creator. */
const delivered = {
  note: z.optional(paragraphs(2_000)),
  /** Under which the carrier knows the parcel, or the payment is found. */
  tracking_reference: z.optional(line(200)),
};

export const revealDelivery = defineEndpoint({
  ...operator,
  id: 'revealDelivery',
  method: 'POST',
  path: '/operator/redemptions/{redemption_id}/reveal_delivery',
  action: 'read_deliveries',
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
  body: z.strictObject(delivered),
  errors: ['REDEMPTION_UNKNOWN', 'TRANSITION_REFUSED', 'KEYS_EXHAUSTED'],
});

export const fulfilRedemptions = defineEndpoint({
  ...operator,
  id: 'fulfilRedemptions',
  method: 'POST',
  path: '/operator/redemptions/fulfil',
  action: 'fulfil_rewards',
  summary:
    'Marks up to 500 redeemed rewards as delivered, each by itself: what one refuses keeps none of the others back. With dry_run it only says what would happen.',
  query: uuidQuery,
  body: z.strictObject({
    dry_run: z.boolean(),
    items: z
      .array(z.strictObject({ redemption_id: z.int().check(z.minimum(1)), ...delivered }))
      .check(
        z.minLength(1),
        z.maxLength(500),
        z.refine(
          (items) => new Set(items.map(({ redemption_id }) => redemption_id)).size === items.length,
          'Each redemption once',
        ),
      ),
  }),
  status: 200,
  response: z.strictObject({
    dry_run: z.boolean(),
    /** In the order of the items. */
    results: z.array(
      z.strictObject({
        redemption_id: z.int(),
        result: z.enum(['fulfilled', 'refused']),
        /** Why it was refused: an error code. */
        code: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
  rate: 'write',
});

export const refundRedemption = defineEndpoint({
  ...settle,
  id: 'refundRedemption',
  path: '/operator/redemptions/{redemption_id}/refund',
  summary: 'Gives the points back and the piece to the stock.',
});

export const REWARD_OPERATOR_ENDPOINTS = [
  adjustPoints,
  listPointEntries,
  listOperatorRedemptions,
  revealDelivery,
  fulfilRedemption,
  fulfilRedemptions,
  refundRedemption,
] as const;
