import * as z from 'zod/mini';
import { campaignId, moment } from '../endpoints/fields.ts';

/** Why a reported event did not count for a quest. */
const NOT_COUNTED_REASONS = [
  'creator_unknown',
  'not_a_member',
  'no_quest',
  'quest_not_open',
  'quest_locked',
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
