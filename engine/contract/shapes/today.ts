import * as z from 'zod/mini';
import { agreementNames, campaignId, moment } from '../endpoints/fields.ts';
import { ACTIVATION_KINDS } from '../vocabulary/campaign-words.ts';
import { APPEAL_SUBJECTS } from '../vocabulary/review-words.ts';

/** Something that a member can do next. */
export const nextStep = z.union([
  /** Agreements that have changed since they were accepted. */
  z.strictObject({ kind: z.literal('agreements'), names: z.array(z.enum(agreementNames)) }),
  /** A request that the program wants changed, by the activation that it is for. */
  z.strictObject({ kind: z.literal('request'), id: campaignId, title: z.string() }),
  /** An activation that can be requested. */
  z.strictObject({
    kind: z.literal('requestable'),
    id: campaignId,
    title: z.string(),
    until: z.nullable(moment),
  }),
  /** An appeal that the program wants changed. */
  z.strictObject({ kind: z.literal('appeal'), id: z.int(), subject: z.enum(APPEAL_SUBJECTS) }),
  /** Completed quests that wait to be claimed, and the points that they bring together. */
  z.strictObject({ kind: z.literal('quests'), count: z.int(), points: z.int() }),
  /** An enrolment. `join`: what every member can join; `offer`: an invitation; `granted`: a request. */
  z.strictObject({
    kind: z.enum(['join', 'offer', 'granted', 'key', 'content']),
    id: z.int(),
    title: z.string(),
    until: z.nullable(moment),
  }),
  /** A quest that is not completed. */
  z.strictObject({
    kind: z.literal('quest'),
    id: campaignId,
    title: z.string(),
    until: z.nullable(moment),
    reason: z.enum(['ending', 'nearly_done', 'opened', 'open']),
    /** The name of what is counted. */
    metric: z.string(),
    value: z.number(),
    target: z.number(),
    /** Whether all work at it together: then the value is that of all. */
    shared: z.boolean(),
    points: z.int(),
  }),
  /** The reward that is nearest; `missing`: the points that it costs more than there are. */
  z.strictObject({
    kind: z.literal('reward'),
    id: campaignId,
    title: z.string(),
    cost: z.int(),
    missing: z.int(),
  }),
  /** An e-mail address that is to be confirmed, or added where it is null. */
  z.strictObject({ kind: z.literal('email'), email: z.nullable(z.string()) }),
]);
export type NextStep = z.infer<typeof nextStep>;

/** Something that ends. */
export const deadline = z.strictObject({
  /** As for steps where it is not yet accepted; otherwise what it is. */
  kind: z.enum(['join', 'granted', 'offer', 'quest', ...ACTIVATION_KINDS]),
  at: moment,
  /** One; several for quests that end together. */
  titles: z.array(z.string()),
  /** The enrolment; null for quests. */
  id: z.nullable(z.int()),
  /** The quests, in the order of their titles; none where it is an enrolment's. */
  quest_ids: z.array(campaignId),
});
export type Deadline = z.infer<typeof deadline>;

/** What a member has of a season. */
export const seasonStanding = z.strictObject({
  activation_id: campaignId,
  title: z.string(),
  closes_at: z.nullable(moment),
  /** Earned minus spent. */
  balance: z.int(),
  earned: z.int(),
  /** Earned since Monday, in UTC. */
  earned_this_week: z.int(),
  /** Null for who is not on the board. */
  rank: z.nullable(z.int()),
  /** The rank at the end of the last day that was closed before this week; null: none. */
  rank_last_week: z.nullable(z.int()),
});
export type SeasonStanding = z.infer<typeof seasonStanding>;
