import type { ObservedPublication } from '../observe-publications.ts';
import type { XPost } from './x-api.ts';

/** Languages that X names as they were named long ago. */
const RENAMED: Readonly<Record<string, string>> = { in: 'id', iw: 'he', ji: 'yi' };
/** What X says of posts without words of a language: unknown, none at all, or only hashtags, links … */
const NO_LANGUAGE = /^(?:und|zxx|art|q[a-t][a-z])$/;

/** When something was posted; undefined where X does not say. */
export function postedAt({ created_at }: XPost): Date | undefined {
  const at = new Date(created_at ?? '');
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** The language of a post (BCP 47); null where X knows none. */
export const languageOf = ({ lang }: XPost): string | null =>
  lang === undefined || NO_LANGUAGE.test(lang) ? null : (RENAMED[lang] ?? lang);

/**
 * A post as something published: its hashtags are those that X itself sees in it. Its words are not
 * kept, as nothing counts by them.
 */
export function publicationOf(
  { platform, account_id }: { readonly platform: string; readonly account_id: string },
  post: XPost,
): ObservedPublication | undefined {
  const published_at = postedAt(post);
  if (!published_at) return undefined;
  const { id, entities, note_tweet } = post;
  const tags = [entities, note_tweet?.entities]
    .flatMap((one) => one?.hashtags ?? [])
    .flatMap(({ tag }) => tag ?? []);
  return {
    ...{ platform, account_id, publication_id: id, kind: 'article', published_at },
    ...{ title: null, text: null, tags: [...new Set(tags)] },
    ...{ language: languageOf(post), duration_seconds: null },
    url: `https://x.com/i/status/${id}`,
  };
}

/** The later of two posts, by their ids; undefined where there is neither. */
export const laterOf = (a: string | undefined, b: string | undefined): string | undefined =>
  a === undefined || (b !== undefined && BigInt(b) > BigInt(a)) ? b : a;
