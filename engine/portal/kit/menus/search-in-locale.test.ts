import { expect, test } from 'vitest';
import { searchInLocale } from './search-in-locale.ts';

test('another language leaves everything else that an address asks for', () => {
  expect(searchInLocale('', 'de')).toBe('?locale=de');
  expect(searchInLocale('?board=7&locale=fr&mask=12', 'de')).toBe('?board=7&locale=de&mask=12');
});
