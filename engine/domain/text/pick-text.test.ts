import { expect, test } from 'vitest';
import { pickText } from './pick-text.ts';

test('a text is told in the locale, else in its language, else in English', () => {
  const text = { en: 'Keys', de: 'Schlüssel', 'pt-br': 'Chaves' };
  expect(pickText(text, 'de')).toBe('Schlüssel');
  expect(pickText(text, 'de-at')).toBe('Schlüssel');
  expect(pickText(text, 'pt')).toBe('Chaves');
  expect(pickText(text, 'fr')).toBe('Keys');
});

test('a text without English is told in what there is, and none is empty', () => {
  expect(pickText({ ja: '鍵' }, 'fr')).toBe('鍵');
  expect(pickText({}, 'en')).toBe('');
});
