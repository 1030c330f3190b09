import * as z from 'zod/mini';
import { campaignId, moment } from '../endpoints/fields.ts';
import { line, paragraphs, webAddress } from '../endpoints/text-fields.ts';
import { contentFigures } from './content-figures.ts';
import { contentType } from './content-types.ts';
import { reviewFields, timelineEntry } from './review-fields.ts';

/** Lists of content are numbered pages (specification, section 7). */
export const contentPageQuery = {
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  content_type: z.optional(contentType),
};

export const content = z.strictObject({
  id: z.int(),
  activation_id: campaignId,
  content_type: contentType,
  url: z.string(),
  /** Where it was published: `youtube`, `twitch` … or the host's name. */
  platform: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  hashtags: z.array(z.string()),
  published_at: z.nullable(moment),
  /** What it reached, by when it was seen, the latest first; empty where nobody told. */
  figures: z.array(contentFigures),
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
  description: z.optional(paragraphs(2_000)),
  hashtags: z.optional(
    z.array(z.string().check(z.regex(/^#?[\p{L}\p{N}_]{1,100}$/u))).check(z.maxLength(30)),
  ),
  published_at: z.optional(moment),
});
