import * as z from 'zod';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { campaignId, campaignIdParameter, pageQuery, uuidQuery } from '../endpoints/fields.ts';

const entry = z.strictObject({
  /** Equal points share a rank; the next one is passed over. */
  rank: z.int(),
  display_name: z.string(),
  picture_url: z.string().nullable(),
  earned: z.int(),
  me: z.boolean(),
});

export const readLeaderboard = defineEndpoint({
  id: 'readLeaderboard',
  method: 'GET',
  path: '/creators/leaderboard',
  tag: 'leaderboards',
  caller: 'creator',
  summary: 'Who earned most points of an activation: from the top, or around the person.',
  query: uuidQuery.extend({
    activation_id: campaignIdParameter,
    view: z.enum(['top', 'around', 'me']).optional(),
    ...pageQuery,
  }),
  status: 200,
  response: z.strictObject({
    activation_id: campaignId,
    /** How many creators are on the board. */
    total: z.int(),
    /** Empty for the view `me`. */
    items: z.array(entry),
    me: z.strictObject({ rank: z.int(), earned: z.int() }).nullable(),
    next_cursor: z.string().nullable(),
  }),
  errors: ['ACTIVATION_UNKNOWN'],
  rate: 'read',
});

export const LEADERBOARD_ENDPOINTS = [readLeaderboard] as const;
