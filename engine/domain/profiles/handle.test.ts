import { describe, expect, test } from 'vitest';
import { HANDLE } from '#contract/vocabulary/handle-words.ts';
import { isReservedHandle, suggestHandle } from './handle.ts';

describe('a handle', () => {
  test.each(['maya', 'maya-plays', 'a_b', '007', 'x'.repeat(30), 'a-1_b'])(
    'may be %s',
    (handle) => {
      expect(HANDLE.test(handle)).toBe(true);
    },
  );

  test.each([
    ['too short', 'ab'],
    ['too long', 'x'.repeat(31)],
    ['large letters', 'Maya'],
    ['a sign at its start', '-maya'],
    ['a sign at its end', 'maya_'],
    ['two signs in a row', 'ma--ya'],
    ['other letters', 'mäya'],
    ['letters that look alike', 'mаya'],
    ['a dot', 'maya.plays'],
    ['a line break', 'maya\n'],
  ])('has no %s', (_what, handle) => {
    expect(HANDLE.test(handle)).toBe(false);
  });
});

describe('nobody has a handle', () => {
  const names = ['sega', 'SEGA Creator Program', 'Pokémon'];

  test.each([
    ['that is an office', 'moderator'],
    ['with an office in it', 'sega-official'],
    ['that hides an office between signs', 'ad_min'],
    ['that is a word of addresses', 'settings'],
    ["that is the program's", 'sega'],
    ["that is the program's title", 'sega-creator-program'],
    ["that is the program's without its marks", 'pokemon'],
  ])('%s', (_why, handle) => {
    expect(isReservedHandle(handle, names)).toBe(true);
  });

  test('but others may hold parts of these', () => {
    for (const handle of ['segafan', 'modernist', 'teamwork', 'administers-joy'])
      expect(isReservedHandle(handle, names)).toBe(false);
  });
});

test.each([
  ['Maya', 'maya'],
  ['Élodie  Petit', 'elodie-petit'],
  ['森 健二', ''],
  ['Jo', ''],
  ['--x--y--z--', 'x-y-z'],
  ['A very long name that goes on and on', 'a-very-long-name-that-goes-on'],
])('of "%s" the suggestion is "%s"', (name, handle) => {
  expect(suggestHandle(name)).toBe(handle);
});
