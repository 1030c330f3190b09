import { expect, test } from 'vitest';
import { fillMessage, messageLocale } from './message-text.ts';

test('placeholders are filled once, and what they hold is no placeholder', () => {
  const values = { name: '{program}', program: 'Acme' };
  expect(fillMessage('{name} of {program} {year}', values)).toBe('{program} of Acme {year}');
});

test.each([
  ['de', 'de'],
  ['en-gb', 'en'],
  ['ja', 'de'],
])('who reads %s gets it in %s', (own, locale) => {
  expect(messageLocale(own, ['en', 'de'], ['fr', 'de'])).toBe(locale);
});

test('a message in none of the program’s languages goes out as it is', () => {
  expect(messageLocale('ja', ['pl'], ['fr'])).toBe('pl');
});
