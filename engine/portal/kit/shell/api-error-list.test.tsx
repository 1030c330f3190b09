import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ApiErrorBody } from '#contract/errors/api-error.ts';
import { ApiErrorList } from './api-error-list.tsx';

const entries = (error: ApiErrorBody) =>
  [...renderToStaticMarkup(<ApiErrorList error={error} />).matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(
    ([, html]) => html?.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"'),
  );

test('an error of the API is listed message first, then each extra entry as key and JSON', () => {
  const extra = { code: 'KEY_POOL_EMPTY', left: 0, platforms: ['steam', 'xbox'], retry: null };
  expect(entries({ status_code: 409, message: 'No key is left.', extra })).toEqual([
    'No key is left.',
    'code: "KEY_POOL_EMPTY"',
    'left: 0',
    'platforms: ["steam","xbox"]',
    'retry: null',
  ]);
});

test('an error without extra entries is its message alone', () => {
  expect(entries({ status_code: 403, message: 'Not yours.', extra: {} })).toEqual(['Not yours.']);
});

test('what the server says is text, never markup', () => {
  const html = renderToStaticMarkup(
    <ApiErrorList error={{ status_code: 400, message: '<b>no</b>', extra: { '<i>': '<u>' } }} />,
  );
  expect(html).not.toMatch(/<[biu]>/);
});
