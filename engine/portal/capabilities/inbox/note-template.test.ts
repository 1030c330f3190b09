import { expect, test } from 'vitest';
import { noteIn, sameLanguage, withKept } from './note-template.ts';

const TEXTS = { de: 'Zu klein.', 'pt-br': 'Pequeno demais.' };

test.each([
  ['the language of the creator', ['pt-br', 'de'], 'pt-br'],
  ['another region of it', ['pt', 'de'], 'pt-br'],
  ['the operator’s where theirs is not written', ['ja', 'de-at'], 'de'],
  ['any where neither is', ['ja', undefined], 'de'],
])('a kept note is read in %s', (_case, wanted, locale) => {
  expect(noteIn(TEXTS, wanted)?.locale).toBe(locale);
});

test('a note that says nothing in any language is none', () => {
  expect(noteIn({}, ['de'])).toBeUndefined();
});

test('a kept note stands alone, or after what was written', () => {
  expect(withKept(' ', 'Zu klein.')).toBe('Zu klein.');
  expect(withKept('Hello Ada\n', 'Zu klein.')).toBe('Hello Ada\n\nZu klein.');
});

test('a language is the same in all its regions', () => {
  expect(sameLanguage('pt', 'pt-br')).toBe(true);
  expect(sameLanguage('pl', 'pt-br')).toBe(false);
});
