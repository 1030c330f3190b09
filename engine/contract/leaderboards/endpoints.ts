import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { campaignId, campaignIdParameter, pageQuery, uuidQuery } from '../endpoints/fields.ts';

const entry = z.strictObject({
  /** Equal points share a rank; the next one is passed over. */
  rank: z.int(),
  display_name: z.string(),
  picture_url: z.nullable(z.string()),
  /** By which name `listCreatorPictures` has their picture; null: there is none. */
  picture: z.nullable(z.uuid()),
  earned: z.int(),
  me: z.boolean(),
});

const place = z.strictObject({ rank: z.int(), earned: z.int() });

export const readLeaderboard = defineEndpoint({
  id: 'readLeaderboard',
  method: 'GET',
  path: '/creators/leaderboard',
  tag: 'leaderboards',
  caller: 'creator',
  summary: 'Who earned most points of an activation: from the top, or around the person.',
  query: z.extend(uuidQuery, {
    activation_id: campaignIdParameter,
    view: z.optional(z.enum(['top', 'around', 'me'])),
    ...pageQuery,
  }),
  status: 200,
  response: z.strictObject({
    activation_id: campaignId,
    /** How many creators are on the board. */
    total: z.int(),
    /** Empty for the view `me`. */
    items: z.array(entry),
    me: z.nullable(place),
    next_cursor: z.nullable(z.string()),
  }),
  errors: ['ACTIVATION_UNKNOWN'],
  rate: 'read',
  viewable: true,
});

export const readLeaderboardHistory = defineEndpoint({
  id: 'readLeaderboardHistory',
  method: 'GET',
  path: '/creators/leaderboard/history',
  tag: 'leaderboards',
  caller: 'creator',
  summary: 'Where the person stood at the end of each day, and where they stand now.',
  query: z.extend(uuidQuery, { activation_id: campaignIdParameter }),
  status: 200,
  response: z.strictObject({
    activation_id: campaignId,
    /** How many creators are on the board now. */
    total: z.int(),
    me: z.nullable(place),
    /**
     * Days in UTC that are over, oldest first: those on which the person was on the board, of the
     * last year at most. Such a day stays as it was; corrections change the days after them.
     */
    days: z.array(
      z.extend(place, {
        day: z.iso.date(),
        /** How many creators were on the board. */
        total: z.int(),
      }),
    ),
  }),
  errors: ['ACTIVATION_UNKNOWN'],
  rate: 'read',
  viewable: true,
});

export const LEADERBOARD_ENDPOINTS = [readLeaderboard, readLeaderboardHistory] as const;
