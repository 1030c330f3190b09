import * as z from 'zod/mini';
import { campaignId, moment } from '../endpoints/fields.ts';
import { POINT_SOURCES } from '../vocabulary/state-words.ts';

export const pointBalance = z.strictObject({
  activation_id: campaignId,
  /** Earned minus spent. */
  balance: z.int(),
  earned: z.int(),
});

export const pointTransaction = z.strictObject({
  id: z.int(),
  activation_id: campaignId,
  /** Positive: earned; negative: spent. */
  amount: z.int(),
  balance_after: z.int(),
  source_kind: z.enum(POINT_SOURCES),
  /** Why, in the caller's language. */
  why: z.string(),
  quest_id: z.nullable(campaignId),
  reward_id: z.nullable(campaignId),
  at: moment,
});
