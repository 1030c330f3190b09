import { expect, test } from 'vitest';
import { isVisit, type VisitHeaders } from './is-visit.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const navigation: VisitHeaders = {
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
  'user-agent': FIREFOX,
  accept: 'text/html,application/xhtml+xml',
};

test('somebody who goes to a page is a visit, in old browsers too', () => {
  expect(isVisit(navigation)).toBe(true);
  expect(isVisit({ 'user-agent': FIREFOX, accept: 'text/html' })).toBe(true);
});

test.each<[string, VisitHeaders]>([
  ['a preload', { 'sec-purpose': 'prefetch' }],
  ['a page that is rendered ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['a preload of an old browser', { 'x-moz': 'prefetch' }],
  ['a script that reads a page', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }],
  ['a frame', { 'sec-fetch-dest': 'iframe' }],
  [
    'a search engine',
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://g.example)' },
  ],
  ['a picture of a link', { 'user-agent': 'facebookexternalhit/1.1' }],
  ['a check of the server', { 'user-agent': 'curl/8.5.0' }],
  ['a browser without anybody', { 'user-agent': 'Mozilla/5.0 HeadlessChrome/147.0' }],
  ['what does not say what it is', { 'user-agent': undefined }],
])('%s is none', (_what, headers) => {
  expect(isVisit({ ...navigation, ...headers })).toBe(false);
});

test('what wants no page and says nothing else is none', () => {
  expect(isVisit({ 'user-agent': FIREFOX, accept: '*/*' })).toBe(false);
});
