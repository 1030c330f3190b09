import { expect, test } from 'vitest';
import type { DirectorySearch } from '#contract/programs/directory-search.ts';
import { matchesSearch } from './match-program.ts';

const POKEMON = {
  title: 'Pokémon GO Creators',
  publisher: 'Niantic',
  locales: ['en', 'ja'],
  platforms: ['twitch'],
};
const finds = (search: DirectorySearch) => matchesSearch(POKEMON, 'open', search);

test('every word is looked for in title and publisher, whatever its case and its marks', () => {
  for (const q of ['pokemon', 'POKÉMON', 'go pok', ' niantic  creators ', ''])
    expect(finds({ q }), q).toBe(true);
  for (const q of ['pokemon red', 'sega']) expect(finds({ q }), q).toBe(false);
});

test('all that a search asks for has to be so', () => {
  expect(finds({ state: 'open', platform: 'twitch', language: 'ja' })).toBe(true);
  expect(finds({ state: 'closed', platform: 'twitch', language: 'ja' })).toBe(false);
  expect(finds({ platform: 'discord' })).toBe(false);
  expect(finds({ language: 'de' })).toBe(false);
});
