import * as z from 'zod';
import {
  campaignId,
  line,
  moment,
  paragraphs,
  reviewFields,
  timelineEntry,
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
