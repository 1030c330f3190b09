import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { campaignId, moment, uuidQuery } from '../endpoints/fields.ts';
import { image } from '../shapes/images.ts';
import { reviewState } from '../shapes/review-fields.ts';
import { ACTIVATION_KINDS, ACTIVATION_OFFERS } from '../vocabulary/campaign-words.ts';

/** How a person stands to a program. */
export const creatorRelationship = z.strictObject({
  /** `member` after acceptance; before it, the state of the last application. */
  state: z.union([z.literal('member'), z.literal('none'), reviewState]),
  member_since: z.nullable(moment),
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
    creator_relationship: z.nullable(creatorRelationship),
    preferred: z.record(z.string(), campaignId),
    seasonActivationIDs: z.array(campaignId),
    metrics: z.array(
      z.strictObject({ name: z.string(), label: z.string(), unit: z.nullable(z.string()) }),
    ),
    activations: z.array(
      z.strictObject({
        id: campaignId,
        kind: z.enum(ACTIVATION_KINDS),
        title: z.string(),
        description: z.nullable(z.string()),
        image: z.nullable(image),
        opens_at: z.nullable(moment),
        closes_at: z.nullable(moment),
        open: z.boolean(),
        /** To every member, after a request, or by invitation. */
        offer: z.enum(ACTIVATION_OFFERS),
      }),
    ),
  }),
  errors: [],
  rate: 'read',
  viewable: true,
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
        image: z.nullable(image),
        from: moment,
        until: z.nullable(moment),
      }),
    ),
  }),
  errors: ['NOT_A_MEMBER'],
  rate: 'read',
  viewable: true,
});

/** All but the list of one's own: see `PROGRAM_ENDPOINTS`. */
export const CAMPAIGN_ENDPOINTS = [readCampaign, listAnnouncements] as const;
