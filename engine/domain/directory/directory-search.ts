import type { DirectorySearch } from '#contract/programs/directory-search.ts';
import { WINDOWS } from '#contract/vocabulary/state-words.ts';

/** Characters of what is searched for; the rest is left out. */
export const LONGEST_SEARCH = 60;

/** What an address asks for; what is none of the known words asks for nothing. */
export function readSearch(
  parameters: Pick<URLSearchParams, 'get'>,
  platforms: readonly string[],
  languages: readonly string[],
): DirectorySearch {
  const q = parameters.get('q')?.trim().slice(0, LONGEST_SEARCH);
  const oneOf = <Word extends string>(name: string, known: readonly Word[]) => {
    const word = known.find((known) => known === parameters.get(name));
    return word === undefined ? {} : { [name]: word };
  };
  return {
    ...(q ? { q } : {}),
    ...oneOf('state', WINDOWS),
    ...oneOf('platform', platforms),
    ...oneOf('language', languages),
  };
}

/** The query of an address with that search, as `?q=…`; empty where nothing is searched for. */
export function searchQuery(search: DirectorySearch, page = 1): string {
  const { q, state, platform, language } = search;
  const parts = { q, state, platform, language, page: page > 1 ? String(page) : undefined };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts)) if (value) query.set(name, value);
  return query.size === 0 ? '' : `?${query}`;
}
