import type { Document, Form } from './document.ts';

/** Seconds for which a shared cache may answer by itself that nobody purges: a change is seen by everybody within two. */
export const UNPURGED_SECONDS = 1;

/** The tag of every page. */
export const EVERYTHING = 'marquee';
/** The tag of pages that show no program, or several. */
export const PORTAL = 'portal';
/** The tag of a program's pages. */
export const programTag = (slug: string): string => `program-${slug}`;

/**
 * Tags by which content delivery networks forget pages: `Cache-Tag` as Cloudflare reads it,
 * `Surrogate-Key` as Fastly does.
 */
export function cacheTags(slug: string, locale: string, build: string): Record<string, string> {
  const tags = [
    EVERYTHING,
    slug === '' ? PORTAL : programTag(slug),
    `locale-${locale}`,
    `build-${build}`,
  ];
  return { 'cache-tag': tags.join(','), 'surrogate-key': tags.join(' ') };
}

/**
 * The headers of a page that its address alone decides. `s-maxage` is for caches that know no header
 * of their own, such as nginx or a company's proxy: those are not purged.
 * @param seconds for which networks that are purged may keep it
 */
export const sharedHeaders = (
  tags: Readonly<Record<string, string>>,
  seconds: number,
): Record<string, string> => ({
  'cache-control': `public, max-age=0, s-maxage=${UNPURGED_SECONDS}, must-revalidate`,
  ...keptFor(seconds),
  vary: 'accept-encoding',
  ...tags,
});

/** `CDN-Cache-Control` as Cloudflare reads it, `Surrogate-Control` as Fastly does. */
const keptFor = (seconds: number): Record<string, string> => ({
  'cdn-cache-control': `public, max-age=${seconds}`,
  'surrogate-control': `max-age=${seconds}`,
});

/**
 * What of `shared`, a form's headers for shared caches, they are told at a moment: what says something else soon is kept by none until
 * then, as nothing purges it.
 */
export function sharedAt(
  { expires, sharedSeconds = UNPURGED_SECONDS }: Pick<Document, 'expires' | 'sharedSeconds'>,
  shared: Form['shared'],
  now: number,
): Record<string, string> | undefined {
  if (!shared || expires - now >= sharedSeconds * 1000) return shared;
  return { ...shared, ...keptFor(UNPURGED_SECONDS) };
}

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
  const kept = ['etag', 'vary', 'cache-control', 'cdn-cache-control', 'surrogate-control'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => kept.includes(name)));
}
