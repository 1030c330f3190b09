import * as z from 'zod';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { campaignId, moment, reviewState, uuidQuery } from '../endpoints/fields.ts';

/** How a person stands to a program. */
export const creatorRelationship = z.strictObject({
  /** `member` after acceptance; before it, the state of the last application. */
  state: z.union([z.literal('member'), z.literal('none'), reviewState]),
  member_since: moment.nullable(),
});

export const readCampaign = defineEndpoint({
  id: 'readCampaign',
  method: 'GET',
  path: '/creators/campaign',
  tag: 'programs',
  caller: 'creator',
  summary: "The program's campaign, and whether the person is in it.",
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    uuid: z.uuid(),
    slug: z.string(),
    title: z.string(),
    /** Null: the person has not applied. */
    creator_relationship: creatorRelationship.nullable(),
    preferred: z.record(z.string(), campaignId),
    seasonActivationIDs: z.array(campaignId),
    metrics: z.array(
      z.strictObject({ name: z.string(), label: z.string(), unit: z.string().nullable() }),
    ),
    activations: z.array(
      z.strictObject({
        id: campaignId,
        kind: z.enum(['season', 'key', 'content', 'event']),
        title: z.string(),
        description: z.string().nullable(),
        opens_at: moment.nullable(),
        closes_at: moment.nullable(),
        open: z.boolean(),
      }),
    ),
  }),
  errors: [],
  rate: 'read',
});

export const listAnnouncements = defineEndpoint({
  id: 'listAnnouncements',
  method: 'GET',
  path: '/creators/announcements',
  tag: 'programs',
  caller: 'creator',
  summary: 'News for members that is current, newest first.',
  query: uuidQuery,
  status: 200,
  response: z.strictObject({
    announcements: z.array(
      z.strictObject({
        id: z.string(),
        title: z.string(),
        /** Blocks of text, as rich-text.ts describes them: data to draw, never HTML. */
        text: z.array(
          z.looseObject({ kind: z.enum(['heading', 'paragraph', 'list', 'quote', 'rule']) }),
        ),
        from: moment,
        until: moment.nullable(),
      }),
    ),
  }),
  errors: ['NOT_A_MEMBER'],
  rate: 'read',
});

export const PROGRAM_ENDPOINTS = [readCampaign, listAnnouncements] as const;
