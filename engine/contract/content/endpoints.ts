import { z } from 'zod';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import {
  campaignId,
  campaignIdParameter,
  idParameter,
  line,
  moment,
  paragraphs,
  reviewFields,
  timelineEntry,
  uuidQuery,
  webAddress,
} from '../endpoints/fields.ts';

export const CONTENT_TYPES = ['video', 'stream', 'short', 'image', 'article'] as const;
const contentType = z.enum(CONTENT_TYPES);

/** Lists of content are numbered pages, as the specification has them (section 7). */
export const contentPageQuery = {
  page: z.coerce.number().int().min(1).max(10_000).optional(),
  content_type: contentType.optional(),
};

export const content = z.strictObject({
  id: z.int(),
  activation_id: campaignId,
  content_type: contentType,
  url: z.string(),
  /** Where it was published: `youtube`, `twitch` … or the host's name. */
  platform: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  hashtags: z.array(z.string()),
  published_at: moment.nullable(),
  ...reviewFields,
  timeline: z.array(timelineEntry),
});
export type Content = z.infer<typeof content>;

export const contentPage = z.strictObject({
  items: z.array(content),
  page: z.int(),
  pages: z.int(),
  total: z.int(),
});

/** What is sent of a piece of content. */
export const contentBody = z.strictObject({
  content_type: contentType,
  url: webAddress,
  title: line(200),
  description: paragraphs(2_000).optional(),
  hashtags: z
    .array(z.string().regex(/^#?[\p{L}\p{N}_]{1,100}$/u))
    .max(30)
    .optional(),
  published_at: moment.optional(),
});

const PATH = '/creators/activations/{activation_id}/content';
const params = z.strictObject({ activation_id: campaignIdParameter });
const pieceParams = params.extend({ content_id: idParameter });

export const listContent = defineEndpoint({
  id: 'listContent',
  method: 'GET',
  path: PATH,
  tag: 'content',
  caller: 'creator',
  summary: 'What the person submitted for an activation, newest first, 20 to a page.',
  params,
  query: uuidQuery.partial().extend(contentPageQuery),
  status: 200,
  response: contentPage,
  errors: ['ACTIVATION_UNKNOWN'],
  rate: 'read',
});

export const submitContent = defineEndpoint({
  id: 'submitContent',
  method: 'POST',
  path: PATH,
  tag: 'content',
  caller: 'creator',
  summary: 'Submits content for an activation.',
  params,
  query: uuidQuery.partial(),
  body: contentBody,
  status: 201,
  response: content,
  errors: [
    'NOT_A_MEMBER',
    'ACTIVATION_UNKNOWN',
    'ACTIVATION_NOT_OPEN',
    'CONTENT_NOT_TAKEN',
    'CONTENT_TYPE_NOT_TAKEN',
    'CONTENT_DUPLICATE',
  ],
  rate: 'write',
  idempotent: true,
});

export const resubmitContent = defineEndpoint({
  id: 'resubmitContent',
  method: 'PUT',
  path: `${PATH}/{content_id}`,
  tag: 'content',
  caller: 'creator',
  summary: 'Sends content again after changes were asked for.',
  params: pieceParams,
  query: uuidQuery.partial(),
  body: contentBody,
  status: 200,
  response: content,
  errors: ['CONTENT_UNKNOWN', 'TRANSITION_REFUSED', 'CONTENT_TYPE_NOT_TAKEN', 'CONTENT_DUPLICATE'],
  rate: 'write',
});

export const withdrawContent = defineEndpoint({
  id: 'withdrawContent',
  method: 'POST',
  path: `${PATH}/{content_id}/withdraw`,
  tag: 'content',
  caller: 'creator',
  summary: 'Withdraws content that is not decided.',
  params: pieceParams,
  query: uuidQuery.partial(),
  status: 200,
  response: content,
  errors: ['CONTENT_UNKNOWN', 'TRANSITION_REFUSED'],
  rate: 'write',
});

export const CONTENT_ENDPOINTS = [
  listContent,
  submitContent,
  resubmitContent,
  withdrawContent,
] as const;
