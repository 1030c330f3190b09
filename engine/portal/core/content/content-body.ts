import type * as z from 'zod';
import type { Answers } from '#contract/endpoints/fields.ts';
import type { Content, contentBody } from '#contract/shapes/content.ts';
import { canonicalContent } from '#domain/content/canonical-url.ts';

export type ContentBody = z.input<typeof contentBody>;

/** A hashtag as it is compared: without its sign, in lower case. */
export const bareHashtag = (hashtag: string): string => hashtag.replace(/^#/, '').toLowerCase();

/** A piece as the form's answers; hashtags are those of the brief that are in it. */
export function answersOf(
  piece: Pick<
    Content,
    'url' | 'content_type' | 'title' | 'description' | 'hashtags' | 'published_at'
  >,
  asked: readonly string[],
): Answers {
  const used = new Set(piece.hashtags.map(bareHashtag));
  return {
    url: piece.url,
    content_type: piece.content_type,
    title: piece.title,
    hashtags: asked.filter((hashtag) => used.has(bareHashtag(hashtag))),
    published_at: piece.published_at?.slice(0, 10) ?? null,
    description: piece.description,
  };
}

/** Checked answers as the API takes them; `kept` are hashtags that nobody was asked about. */
export function bodyOf(answers: Answers, kept: readonly string[] = []): ContentBody {
  const { url, content_type, title, hashtags, published_at, description } = answers;
  const used = Array.isArray(hashtags) ? hashtags : [];
  return {
    url: String(url),
    content_type: content_type as ContentBody['content_type'],
    title: String(title),
    hashtags: [...used, ...kept],
    ...(published_at ? { published_at: `${String(published_at)}T12:00:00Z` } : {}),
    ...(description ? { description: String(description) } : {}),
  };
}

/** The platform of what was typed as an address; undefined as long as it is none. */
export function platformOf(typed: unknown): string | undefined {
  if (typeof typed !== 'string' || !/^https?:\/\/[^/]+\.[^/]+/.test(typed.trim())) return undefined;
  return URL.canParse(typed.trim()) ? canonicalContent(typed.trim()).platform : undefined;
}
