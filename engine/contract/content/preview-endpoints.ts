import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoints/endpoint.ts';
import { uuidQuery } from '../endpoints/fields.ts';
import { webAddress } from '../endpoints/text-fields.ts';
import { contentPreview } from '../shapes/content-preview.ts';

const query = z.extend(uuidQuery, { url: webAddress });

export const previewContent = defineEndpoint({
  id: 'previewContent',
  method: 'GET',
  path: '/creators/content-preview',
  tag: 'content_previews',
  caller: 'creator',
  summary: 'What is known of a piece of content by its address, before it is handed in.',
  query,
  status: 200,
  response: contentPreview,
  errors: ['NOT_A_MEMBER'],
  rate: 'write',
  viewable: true,
});

export const pictureContent = defineEndpoint({
  id: 'pictureContent',
  method: 'GET',
  path: '/creators/content-preview/picture',
  tag: 'content_previews',
  caller: 'creator',
  summary: 'A small picture of a piece of content by its address, as the platform shows it.',
  query,
  status: 200,
  response: z.strictObject({
    /** A `data:` address, so that nobody but us is asked for it; null where there is none. */
    picture: z.nullable(z.string().check(z.startsWith('data:image/webp;base64,'))),
  }),
  errors: ['NOT_A_MEMBER'],
  rate: 'write',
  viewable: true,
});

export const CONTENT_PREVIEW_ENDPOINTS = [previewContent, pictureContent] as const;
