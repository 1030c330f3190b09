import * as z from 'zod/mini';
import { campaignId, moment } from '../endpoints/fields.ts';
import { QUEST_KINDS, QUEST_REPEATS } from '../vocabulary/campaign-words.ts';
import { POINT_SOURCES, PROGRESS_STATES, WINDOWS } from '../vocabulary/state-words.ts';
import { contentType } from './content-types.ts';

/** A quest, and how far the person is with its present period. */
export const quest = z.strictObject({
  id: campaignId,
  group_id: campaignId,
  activation_id: campaignId,
  kind: z.enum(QUEST_KINDS),
  title: z.string(),
  description: z.nullable(z.string()),
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
  quests: z.array(quest),
});

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

/** Why a reported event did not count for a quest. */
const NOT_COUNTED_REASONS = [
  'creator_unknown',
  'not_a_member',
  'no_quest',
  'quest_not_open',
  'quest_claimed',
  'goal_reached',
  'platform_not_taken',
  'hashtag_missing',
  'content_type_not_taken',
  'agreements_missing',
  'too_old',
  'in_the_future',
] as const;
export const notCountedReason = z.enum(NOT_COUNTED_REASONS);
export type NotCountedReason = z.infer<typeof notCountedReason>;

/** A reported event, and for each quest it could have moved whether it did, or why not. */
export const metricEvent = z.strictObject({
  id: z.int(),
  metric: z.string(),
  value: z.number(),
  platform: z.nullable(z.string()),
  occurred_at: moment,
  received_at: moment,
  counted: z.boolean(),
  outcomes: z.array(
    z.strictObject({
      quest_id: z.nullable(campaignId),
      counted: z.boolean(),
      reason_code: z.nullable(notCountedReason),
    }),
  ),
});
