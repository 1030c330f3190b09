import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  campaignId,
  campaignIdParameter,
  moment,
  pageOf,
  pageQuery,
  uuidQuery,
} from '../endpoints/fields.ts';
import { line } from '../endpoints/text-fields.ts';
import { QUEST_KINDS, QUEST_REPEATS } from '../vocabulary/campaign-words.ts';
import {
  CAMPAIGN_KINDS,
  CAMPAIGN_ORDERS,
  CAMPAIGN_STANDINGS,
  FUNNEL_STEPS,
  PLAN_ACTIONS,
} from '../vocabulary/plan-words.ts';
import { WINDOWS } from '../vocabulary/state-words.ts';

const operator = { tag: 'operator', caller: 'operator', action: 'read' } as const;

/** A season, quest, reward, activation or board, and how it is taken. */
export const campaignThing = z.strictObject({
  kind: z.enum(CAMPAIGN_KINDS),
  id: campaignId,
  title: z.string(),
  /** The season that it is of; null for what is of none. */
  activation_id: z.nullable(campaignId),
  opens_at: z.nullable(moment),
  closes_at: z.nullable(moment),
  window: z.enum(WINDOWS),
  /** Waiting: the manifest has it and the store does not yet. */
  standing: z.enum(CAMPAIGN_STANDINGS),
  /** What applying the manifest would do to it; null where nothing. */
  change: z.nullable(z.enum(PLAN_ACTIONS)),
  /** Null for what waits. */
  figures: z.nullable(
    z.strictObject({
      /** Creators who began a quest, were enrolled, redeemed a reward, play a card, or have points of a season. */
      participants: z.int(),
      /** Of them who completed it, were sent it, or won; null where there is no such thing. */
      completed: z.nullable(z.int()),
      /** Earned by it, of a reward: paid for it and not given back; null where it has none. */
      points: z.nullable(z.int()),
      /** What is left to give: pieces, keys or places; null without a limit. */
      left: z.nullable(z.int()),
      /** How many there were; null for keys, and without a limit. */
      stock: z.nullable(z.int()),
    }),
  ),
});
export type CampaignThing = z.infer<typeof campaignThing>;

export const readLiveCampaign = defineEndpoint({
  ...operator,
  id: 'readLiveCampaign',
  method: 'GET',
  path: '/operator/campaign',
  summary: 'What of the campaign is live, and whether the manifest says something else by now.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    /** Null where nothing was ever applied. */
    applied: z.nullable(z.strictObject({ hash: z.string(), at: moment })),
    /** Null where the program’s folder has no campaign. */
    manifest: z.nullable(z.strictObject({ hash: z.string() })),
    /** Whether applying the manifest would change something. */
    pending: z.boolean(),
    /** Errors of the manifest: while there are some, the last version without is the one compared. */
    errors: z.int(),
    /** What is live of each kind. */
    live: z.array(z.strictObject({ kind: z.enum(CAMPAIGN_KINDS), count: z.int() })),
    /** For filters: what points are given in. */
    seasons: z.array(z.strictObject({ id: campaignId, title: z.string() })),
  }),
  errors: [],
  rate: 'read',
});

export const listCampaignThings = defineEndpoint({
  ...operator,
  id: 'listCampaignThings',
  method: 'GET',
  path: '/operator/campaign/{kind}',
  summary:
    'What a campaign has of one kind, each with how it is taken; retired ones come last. What the manifest has and nobody applied is among them.',
  params: z.strictObject({ kind: z.enum(CAMPAIGN_KINDS) }),
  query: z.extend(uuidQuery, {
    ...pageQuery,
    search: z.optional(line(100)),
    activation_id: z.optional(campaignIdParameter),
    standing: z.optional(z.enum(CAMPAIGN_STANDINGS)),
    window: z.optional(z.enum(WINDOWS)),
    /** Only what applying the manifest would touch, or what it would not. */
    changing: z.optional(z.stringbool()),
    sort: z.optional(z.enum(CAMPAIGN_ORDERS)),
  }),
  status: 200,
  response: pageOf(campaignThing),
  errors: [],
  rate: 'read',
});

export const readLiveQuest = defineEndpoint({
  ...operator,
  id: 'readLiveQuest',
  method: 'GET',
  path: '/operator/campaign/quest/{quest_id}',
  summary: 'One quest: what it takes, and how far creators come with it.',
  params: z.strictObject({ quest_id: campaignIdParameter }),
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    quest: campaignThing,
    description: z.nullable(z.string()),
    quest_kind: z.enum(QUEST_KINDS),
    metric: z.string(),
    target: z.number(),
    repeat: z.enum(QUEST_REPEATS),
    points: z.int(),
    reward: z.nullable(z.strictObject({ id: campaignId, title: z.string() })),
    platforms: z.nullable(z.array(z.string())),
    hashtags: z.nullable(z.array(z.string())),
    content_types: z.nullable(z.array(z.string())),
    agreements: z.array(z.string()),
    /** Creators, each once however often a quest repeats. */
    funnel: z.array(
      z.strictObject({
        step: z.enum(FUNNEL_STEPS),
        /** Of `reached`: how much of the metric. */
        value: z.nullable(z.number()),
        creators: z.int(),
      }),
    ),
    /** What all have reached together; null but for shared goals. */
    shared: z.nullable(z.strictObject({ value: z.number(), reached_at: z.nullable(moment) })),
    /** Null but for draws. */
    draw: z.nullable(
      z.strictObject({
        winners: z.int(),
        draw_at: z.nullable(moment),
        /** Null before it is held. */
        held: z.nullable(
          z.strictObject({
            at: moment,
            /** Who comes first is decided by the SHA-256 of `<seed>:<creator_id>`: the lowest win. */
            seed: z.string(),
            entries: z.int(),
            winners: z.int(),
          }),
        ),
      }),
    ),
  }),
  errors: ['QUEST_UNKNOWN'],
  rate: 'read',
});

export const listDrawEntries = defineEndpoint({
  ...operator,
  id: 'listDrawEntries',
  method: 'GET',
  path: '/operator/campaign/quest/{quest_id}/entries',
  summary:
    'Who takes part in a draw, in the order in which they completed the quest; or who won it, in the order in which they were drawn.',
  params: z.strictObject({ quest_id: campaignIdParameter }),
  query: z.extend(uuidQuery, { ...pageQuery, won: z.optional(z.literal('true')) }),
  status: 200,
  response: pageOf(
    z.strictObject({
      creator_id: z.uuid(),
      display_name: z.nullable(z.string()),
      completed_at: z.nullable(moment),
      /** Null before the draw. */
      won: z.nullable(z.boolean()),
      /** By which the draw put them in their order, as hexadecimal digits; null before it. */
      lot: z.nullable(z.string()),
    }),
  ),
  errors: ['QUEST_UNKNOWN'],
  rate: 'read',
});

export const LIVE_CAMPAIGN_ENDPOINTS = [
  readLiveCampaign,
  listCampaignThings,
  readLiveQuest,
  listDrawEntries,
] as const;
