import { expect, test } from 'vitest';
import { textIn } from './localized-text.ts';

const TEXT = { en: 'Quest', de: 'Aufgabe', 'pt-br': 'Missão' };

test.each([
  ['de', 'Aufgabe'],
  ['de-at', 'Aufgabe'],
  ['pt-br', 'Missão'],
  ['en-gb', 'Quest'],
  ['fr', 'Quest'],
])('a text in %s is %s', (locale, expected) => {
  expect(textIn(TEXT, locale, 'en')).toBe(expected);
});
