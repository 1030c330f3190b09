import type { ContentType } from '#contract/vocabulary/campaign-words.ts';
import type { ObservedPublication } from '../observe-publications.ts';
import type { InstagramPost } from './instagram-api.ts';

/** When something was posted; undefined where Instagram does not say. */
export function postedAt({ timestamp }: InstagramPost): Date | undefined {
  const at = new Date(timestamp?.replace(/([+-]\d\d)(\d\d)$/, '$1:$2') ?? '');
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** What a post is here: reels are short, as everywhere in the product; an album is taken for pictures. */
const kindOf = ({ media_type, media_product_type }: InstagramPost): ContentType =>
  media_product_type === 'REELS' ? 'short' : media_type === 'VIDEO' ? 'video' : 'image';

/** A post as something published; undefined where Instagram does not say when, or it is an advertisement. */
export function publicationOf(
  { platform, account_id }: { readonly platform: string; readonly account_id: string },
  post: InstagramPost,
): ObservedPublication | undefined {
  const published_at = postedAt(post);
  if (!published_at || post.media_product_type === 'AD') return undefined;
  const { id, caption = null, permalink } = post;
  return {
    ...{ platform, account_id, publication_id: id, kind: kindOf(post), published_at },
    ...{ title: null, text: caption, tags: [] },
    ...{ language: null, duration_seconds: null },
    url: permalink?.startsWith('https://') ? permalink : null,
  };
}
