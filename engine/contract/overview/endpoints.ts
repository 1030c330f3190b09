import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { campaignId, moment, uuidQuery } from '../endpoints/fields.ts';
import { CONNECTORS } from '../vocabulary/connector-words.ts';
import { INBOX_KINDS } from '../vocabulary/inbox-words.ts';

const waiting = z.strictObject({
  kind: z.enum(INBOX_KINDS),
  waiting: z.int(),
  /** Those that wait longer than was promised; null where nothing is. */
  overdue: z.nullable(z.int()),
  /** Since when the one that waits longest does. */
  oldest_at: z.nullable(moment),
  /** In the last 7 days. */
  decided: z.int(),
  /** How long half of these took at most. */
  median_hours: z.nullable(z.number()),
});

/** People are counted once, in the week (UTC) of their own step. */
const week = z.strictObject({
  /** The Monday it begins with. */
  begins: z.iso.date(),
  /**
   * Visits of the landing page, not people; null where the process that answers serves no pages
   * and nothing was counted: pages that are served without an API beside them count none.
   */
  visits: z.nullable(z.int()),
  applied: z.int(),
  accepted: z.int(),
  first_quest: z.int(),
  first_reward: z.int(),
  points_given: z.int(),
  /** Without what was given back. */
  points_spent: z.int(),
});

export const readOverview = defineEndpoint({
  tag: 'operator',
  caller: 'operator',
  id: 'readOverview',
  method: 'GET',
  path: '/operator/overview',
  action: 'read',
  summary:
    'The program at a glance: what waits and how long, the last 12 weeks from visit to first reward, who is active, what runs low.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    at: moment,
    /** The promise: days within which is decided. */
    review_days: z.nullable(z.int()),
    queues: z.array(waiting),
    /** The oldest first; the last one is not over. */
    weeks: z.array(week),
    members: z.int(),
    /** Creators who were signed in, or whose points changed. */
    active: z.strictObject({ last_7_days: z.int(), last_30_days: z.int() }),
    /** Fewer left than their activation says, or than went in the last 14 days. */
    low_keys: z.array(
      z.strictObject({
        key_option_id: campaignId,
        activation_id: campaignId,
        label: z.string(),
        platform: z.string(),
        region: z.nullable(z.string()),
        available: z.int(),
        /** The day (UTC) on which the last one goes, at the pace of the last 14 days. */
        runs_out_on: z.nullable(z.iso.date()),
      }),
    ),
    low_rewards: z.array(
      z.strictObject({ reward_id: campaignId, title: z.string(), left: z.int(), stock: z.int() }),
    ),
    /** Mails that do not go on by themselves, and jobs that were given up. */
    failed_work: z.int(),
    /** Webhooks that fail, or were switched off because they did. */
    failing_webhooks: z.int(),
    /** Platforms that the campaign counts on and that are not read, or do not answer. */
    unread_platforms: z.array(z.enum(CONNECTORS)),
  }),
  errors: [],
  rate: 'read',
});

export const OVERVIEW_ENDPOINTS = [readOverview] as const;
