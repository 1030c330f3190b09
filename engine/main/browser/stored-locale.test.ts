import { expect, test } from 'vitest';
import { missedLocale } from './stored-locale.ts';

const PAGE = { locale: 'en', locales: ['en', 'de', 'pt-br'] };
const TRACES = { stored: 'de', cookies: 'theme=dark', search: '' };

test('a stored locale whose cookie is gone is missed', () => {
  expect(missedLocale(TRACES, PAGE)).toBe('de');
  expect(missedLocale({ ...TRACES, stored: 'de-at' }, PAGE)).toBe('de');
});

test.each([
  ['nothing is stored', { ...TRACES, stored: null }],
  ['the server was told by the cookie', { ...TRACES, cookies: 'a=b; creators_locale=en' }],
  ['the address asks for a language', { ...TRACES, search: '?locale=en' }],
  ['the page has no such language', { ...TRACES, stored: 'ja' }],
  ['only another region of it is there', { ...TRACES, stored: 'pt-pt' }],
  ['the page is in it', { ...TRACES, stored: 'en' }],
  ['what is stored is no locale', { ...TRACES, stored: '"><script>' }],
])('none is missed where %s', (_case, traces) => {
  expect(missedLocale(traces, PAGE)).toBeUndefined();
});
