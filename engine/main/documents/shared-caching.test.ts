import { expect, test } from 'vitest';
import { sharedAt, sharedHeaders } from './shared-caching.ts';

const NOW = Date.parse('2026-11-27T00:00:00Z');
const shared = sharedHeaders({ 'cache-tag': 'marquee' }, 60);

test('only networks that are purged keep a page longer than a second', () => {
  expect(shared).toEqual({
    'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
    'cdn-cache-control': 'public, max-age=60',
    'surrogate-control': 'max-age=60',
    vary: 'accept-encoding',
    'cache-tag': 'marquee',
  });
});

test('a page that says something else before it is too old is kept for a second', () => {
  const page = (seconds: number) => ({ shared, expires: NOW + seconds * 1000, sharedSeconds: 60 });
  expect(sharedAt(page(60), shared, NOW)).toBe(shared);
  expect(sharedAt(page(59), shared, NOW)).toEqual({
    ...shared,
    'cdn-cache-control': 'public, max-age=1',
    'surrogate-control': 'max-age=1',
  });
  expect(sharedAt(page(1), undefined, NOW)).toBeUndefined();
});
