import { beforeEach, describe, expect, test } from 'vitest';
import type { Document } from './document.ts';
import { DocumentCache } from './document-cache.ts';

const document = (slug = ''): Document => ({
  status: 200,
  body: Buffer.alloc(8000),
  etag: '"a"',
  headers: {},
  expires: Number.POSITIVE_INFINITY,
  slug,
  asked: false,
});

let cache: DocumentCache;
beforeEach(() => {
  cache = new DocumentCache(35_000); // room for three
});

describe('where there is no room', () => {
  test('the oldest document goes first', () => {
    for (const key of ['a', 'b', 'c', 'd']) cache.set(key, document());
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['b', 'c', 'd']);
  });

  test('one that was asked for stays longer', () => {
    for (const key of ['a', 'b', 'c']) cache.set(key, document());
    cache.get('a');
    cache.set('d', document());
    expect(['a', 'b', 'c', 'd'].filter((key) => cache.get(key))).toEqual(['a', 'c', 'd']);
  });

  test('the newest stays, even where all others were asked for or it is too large alone', () => {
    for (const key of ['a', 'b', 'c']) cache.set(key, document());
    for (const key of ['a', 'b', 'c']) cache.get(key);
    cache.set('d', { ...document(), body: Buffer.alloc(100_000) });
    expect(cache.size).toBe(1);
    expect(cache.get('d')).toBeDefined();
  });
});

test('what it holds is counted, through replacing, recompressing and forgetting', () => {
  cache.set('a', document('acme'));
  cache.set('a', document('acme'));
  expect(cache.bytes).toBe(10_002);
  const kept = cache.get('a');
  if (kept) kept.body = Buffer.alloc(7000);
  if (kept) cache.resized('a', kept, 8000);
  expect(cache.bytes).toBe(9002);
  cache.forget(['acme']);
  expect([cache.bytes, cache.size]).toEqual([0, 0]);
});

test('forgetting programs forgets the portal too, which may list them, and nothing else', () => {
  cache.set('a', document('acme'));
  cache.set('b', document('beta'));
  cache.set('c', document(''));
  cache.forget(['acme']);
  expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['b']);
});

describe('what is known of addresses', () => {
  const offer = (address: string, locale = 'en') => ({ address, locale, locales: ['en', 'de'] });

  test('goes with the documents, however many there were', () => {
    for (let number = 0; number < 1000; number += 1)
      cache.set(`key ${number}`, document(), offer(`address ${number}`));
    expect([cache.size, cache.addresses]).toEqual([3, 3]);
    expect(cache.at('address 0')).toBeUndefined();
    expect(cache.at('address 999')?.documents.get('en')).toBe(cache.peek('key 999'));
    cache.clear();
    expect([cache.size, cache.addresses, cache.bytes]).toEqual([0, 0, 0]);
  });

  test('names the locales whose documents are kept', () => {
    cache.set('a en', document(), offer('a'));
    cache.set('a de', document(), offer('a', 'de'));
    cache.delete('a en');
    expect([...(cache.at('a')?.documents.keys() ?? [])]).toEqual(['de']);
  });

  test('is counted as long as its names are', () => {
    cache.set('a', document(), offer('x'.repeat(1000)));
    expect(cache.bytes).toBe(12_002);
  });

  test('is unknown for a document that nobody may find there', () => {
    cache.set('a', document());
    cache.offer('a');
    cache.offer('never kept');
    expect(cache.addresses).toBe(0);
  });
});
