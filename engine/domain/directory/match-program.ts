import type { DirectorySearch } from '#contract/programs/directory-search.ts';
import type { WindowState } from '#contract/vocabulary/state-words.ts';

/** What of a program it is found by. */
interface Findable {
  readonly title: string;
  readonly publisher: string;
  readonly locales: readonly string[];
  readonly platforms: readonly string[];
}

/** Upper and lower case, and letters with and without marks, are one. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a search finds a program: every word of it, in any order, and all that it asks for. */
export function matchesSearch(
  { title, publisher, locales, platforms }: Findable,
  state: WindowState,
  search: DirectorySearch,
): boolean {
  const { q = '', platform, language } = search;
  if (search.state !== undefined && search.state !== state) return false;
  if (platform !== undefined && !platforms.includes(platform)) return false;
  if (language !== undefined && !locales.includes(language)) return false;
  const text = plain(`${title} ${publisher}`);
  return plain(q)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
