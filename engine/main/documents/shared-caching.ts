import type { Document } from './document.ts';

/** Seconds for which a shared cache may answer by itself: a change is seen by everybody within two. */
const SECONDS = 1;

/**
 * Tags by which content delivery networks forget pages: `Cache-Tag` as Cloudflare reads it,
 * `Surrogate-Key` as Fastly does. Pages that show no program have `portal`.
 */
export function cacheTags(slug: string, locale: string, build: string): Record<string, string> {
  const tags = [
    'marquee',
    slug === '' ? 'portal' : `program-${slug}`,
    `locale-${locale}`,
    `build-${build}`,
  ];
  return { 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') };
}

/**
 * The headers of a page that its address alone decides. `s-maxage` is for caches that know no header
 * of their own, such as nginx.
 */
export const sharedHeaders = (tags: Readonly<Record<string, string>>): Record<string, string> => ({
  'cache-control': `public, max-age=0, s-maxage=${SECONDS}, must-revalidate`,
  'cdn-cache-control': `public, max-age=${SECONDS}`,
  vary: 'accept-encoding',
  ...tags,
});

/**
 * Whether the address alone decides that a page is this one: it names the page's locale, or there is
 * no other. Cookie and Accept-Language decide elsewhere, by which few caches tell pages apart.
 * @param requested the locale that the address names
 */
export const isOfAddress = (
  { headers, only }: Pick<Document, 'headers' | 'only'>,
  requested: string | undefined,
): boolean =>
  only === true || (requested !== undefined && requested === headers['content-language']);

/** What an answer without its page says: caches take the headers for those of the page they keep. */
export function headersWithoutBody(
  headers: Readonly<Record<string, string>>,
): Record<string, string> {
  const kept = ['etag', 'vary', 'cache-control', 'cdn-cache-control'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => kept.includes(name)));
}
