import type { z } from 'zod';
import type { ContentBrief } from '#contract/programs/campaign.ts';
import type { contentBody } from '#contract/shapes/content.ts';
import { canonicalContent } from '#domain/content/canonical-url.ts';
import { plainHashtag } from '#domain/quests/event-rules.ts';
import { ApiError } from '../../http/api-error.ts';

export type ContentBody = z.output<typeof contentBody>;

/** The index that keeps an address from being handed in twice for an activation. */
export const CONTENT_ONCE = 'contents_once';

/** What was sent, as columns. @throws ApiError CONTENT_TYPE_NOT_TAKEN with `content_types` */
export function contentValues(body: ContentBody, { types }: Pick<ContentBrief, 'types'>) {
  const { content_type, url, title, description, hashtags = [], published_at } = body;
  if (!types.includes(content_type))
    throw new ApiError('CONTENT_TYPE_NOT_TAKEN', { content_types: types });
  return {
    content_type,
    url,
    ...canonicalContent(url),
    title,
    description: description ?? null,
    hashtags: [...new Set(hashtags.map(plainHashtag))],
    published_at: published_at === undefined ? null : new Date(published_at),
  };
}
