import * as z from 'zod/mini';
import { campaignId, moment } from '../endpoints/fields.ts';
import { QUEST_KINDS, QUEST_REPEATS } from '../vocabulary/campaign-words.ts';
import { PROGRESS_STATES, WINDOWS } from '../vocabulary/state-words.ts';
import { contentType } from './content-types.ts';
import { image } from './images.ts';

/** A quest, and how far the person is with its present period. */
export const quest = z.strictObject({
  id: campaignId,
  group_id: campaignId,
  activation_id: campaignId,
  kind: z.enum(QUEST_KINDS),
  title: z.string(),
  description: z.nullable(z.string()),
  image: z.nullable(image),
  metric: z.string(),
  target: z.number(),
  opens_at: z.nullable(moment),
  closes_at: z.nullable(moment),
  window: z.enum(WINDOWS),
  platforms: z.nullable(z.array(z.string())),
  hashtags: z.nullable(z.array(z.string())),
  content_types: z.nullable(z.array(contentType)),
  repeat: z.enum(QUEST_REPEATS),
  points: z.int(),
  reward_id: z.nullable(campaignId),
  /** What must be completed before anything counts for it. */
  prerequisites: z.array(
    z.strictObject({
      id: campaignId,
      title: z.string(),
      /** False for guests. */
      completed: z.boolean(),
    }),
  ),
  /** Null for guests. */
  progress: z.nullable(
    z.strictObject({
      /** `once`, a day, an ISO week, or the count of an `always` quest. */
      period: z.string(),
      value: z.number(),
      state: z.enum(PROGRESS_STATES),
      completed_at: z.nullable(moment),
      claimed_at: z.nullable(moment),
    }),
  ),
  /** Completed periods, this one included, that wait to be claimed. */
  claimable: z.int(),
  /** What all have reached together; null but for shared goals. */
  shared: z.nullable(z.strictObject({ value: z.number(), reached_at: z.nullable(moment) })),
  /** Null but for draws. */
  draw: z.nullable(
    z.strictObject({
      winners: z.int(),
      draw_at: z.nullable(moment),
      drawn_at: z.nullable(moment),
      /** Null before the draw. */
      won: z.nullable(z.boolean()),
    }),
  ),
});
export type Quest = z.infer<typeof quest>;

export const questGroup = z.strictObject({
  id: campaignId,
  activation_id: campaignId,
  title: z.string(),
  description: z.nullable(z.string()),
  image,
  quests: z.array(quest),
});
