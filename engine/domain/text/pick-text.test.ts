import { expect, test } from 'vitest';
import { pickText } from './pick-text.ts';

test.each([
  ['de', 'Schlüssel'],
  ['de-at', 'Schlüssel'],
  ['pt-br', 'Chaves'],
  ['pt', 'Chaves'],
  ['en-gb', 'Keys'],
  ['fr', 'Keys'],
])(
  'a text in %s is "%s": of the locale, else of its language, else English',
  (locale, expected) => {
    expect(pickText({ en: 'Keys', de: 'Schlüssel', 'pt-br': 'Chaves' }, locale)).toBe(expected);
  },
);

test('a text without English is told in what there is, and none is empty', () => {
  expect(pickText({ ja: '鍵' }, 'fr')).toBe('鍵');
  expect(pickText({}, 'en')).toBe('');
});
