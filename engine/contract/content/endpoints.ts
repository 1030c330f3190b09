import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { campaignIdParameter, idParameter, uuidQuery } from '../endpoints/fields.ts';
import { content, contentBody, contentPage, contentPageQuery } from '../shapes/content.ts';

const PATH = '/creators/activations/{activation_id}/content';
const params = z.strictObject({ activation_id: campaignIdParameter });
const pieceParams = z.extend(params, { content_id: idParameter });

export const listContent = defineEndpoint({
  id: 'listContent',
  method: 'GET',
  path: PATH,
  tag: 'content',
  caller: 'creator',
  summary: 'What the person submitted for an activation, newest first, 20 to a page.',
  params,
  query: z.extend(z.partial(uuidQuery), contentPageQuery),
  status: 200,
  response: contentPage,
  errors: ['ACTIVATION_UNKNOWN'],
  rate: 'read',
  viewable: true,
});

export const submitContent = defineEndpoint({
  id: 'submitContent',
  method: 'POST',
  path: PATH,
  tag: 'content',
  caller: 'creator',
  summary: 'Submits content for an activation.',
  params,
  query: z.partial(uuidQuery),
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
  query: z.partial(uuidQuery),
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
  query: z.partial(uuidQuery),
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
