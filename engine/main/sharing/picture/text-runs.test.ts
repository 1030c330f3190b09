import { expect, test } from 'vitest';
import { covering } from './font-files.ts';
import { fallbackFaces, textRuns } from './text-runs.ts';

const runs = (text: string, locale: string, face = 'Sora') =>
  textRuns(text, [face, ...fallbackFaces(locale)], { first: 700, others: 700 }).map(
    ({ text: part, file }) => [part, file.face] as const,
  );

test('a theme’s face writes what it has, the language’s own face the rest', () => {
  const [first, ...rest] = runs('Loot 掘る', 'ja');
  expect(first).toEqual(['Loot ', 'Sora']);
  expect(rest.map(([part]) => part).join('')).toBe('掘る');
  expect(new Set(rest.map(([, face]) => face))).toEqual(new Set(['Noto Sans JP']));
  expect(runs('Привет', 'ru')).toEqual([['Привет', 'Inter']]);
  expect(runs('مرحبا', 'ar-sa')).toEqual([['مرحبا', 'Noto Sans Arabic']]);
});

test('signs and numbers keep to the letters before them', () => {
  expect(runs('Игра 2!', 'ru').map(([, face]) => face)).not.toContain('Sora');
  expect(runs('Игра: Loot!', 'ru').at(-1)).toEqual(['Loot!', 'Sora']);
});

test('Chinese characters are drawn as the language draws them', () => {
  for (const [locale, face] of [
    ['zh-cn', 'Noto Sans SC'],
    ['zh-tw', 'Noto Sans TC'],
    ['ja', 'Noto Sans JP'],
  ] as const)
    expect(runs('直', locale)).toEqual([['直', face]]);
});

test('what no face has is left out rather than drawn as a box', () => {
  expect(
    runs('Go \u{1f600}!', 'en')
      .map(([part]) => part)
      .join(''),
  ).toBe('Go !');
});

test('a range of characters is read as style sheets write it', () => {
  const covers = covering('U+0000-00FF, U+2122,U+1EE00-1EE03');
  expect([0x41, 0x2122, 0x1ee02].map(covers)).toEqual([true, true, true]);
  expect([0x100, 0x2123, 0x1ee04].map(covers)).toEqual([false, false, false]);
});
