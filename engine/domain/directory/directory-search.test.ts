import { expect, test } from 'vitest';
import { LONGEST_SEARCH, readSearch, searchQuery } from './directory-search.ts';

const read = (query: string) => readSearch(new URLSearchParams(query), ['twitch'], ['en', 'ja']);

test('an address and what it asks for are written and read alike', () => {
  const search = {
    q: 'mecha & break',
    state: 'upcoming',
    platform: 'twitch',
    language: 'ja',
  } as const;
  expect(read(searchQuery(search))).toEqual(search);
  expect(searchQuery(search, 2)).toContain('&page=2');
  expect(searchQuery({})).toBe('');
});

test('what is no known word asks for nothing, and nobody searches for a book', () => {
  expect(read('?state=ajar&platform=fax&language=tlh&q=%20&other=1')).toEqual({});
  expect(read(`?q=${'x'.repeat(500)}`).q).toHaveLength(LONGEST_SEARCH);
});
