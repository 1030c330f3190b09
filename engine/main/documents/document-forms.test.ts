import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { beforeEach, expect, test } from 'vitest';
import { createDocument, type Document } from './document.ts';
import { DocumentCache } from './document-cache.ts';
import { DocumentForms } from './document-forms.ts';

const HTML = '<p>page</p>'.repeat(500);
const page = { status: 200, expires: Number.POSITIVE_INFINITY, slug: '', policy: 'none' };

let cache: DocumentCache;
let forms: DocumentForms;
let document: Document;
beforeEach(async () => {
  cache = new DocumentCache(1_000_000);
  forms = new DocumentForms(cache);
  const shared = { 'cdn-cache-control': 'max-age=5' };
  document = await createDocument(HTML, { ...page, locale: 'en', cacheControl: 'x', shared });
  cache.set('a', document);
});

test('every form says the same page, and what it is in', async () => {
  const [gzip, plain] = [
    await forms.of(document, 'gzip', 'a'),
    await forms.of(document, 'identity', 'a'),
  ];
  expect(gunzipSync(gzip.body).toString()).toBe(HTML);
  expect(plain.body.toString()).toBe(HTML);
  expect(gzip.headers).toEqual({
    ...document.headers,
    'content-encoding': 'gzip',
    'content-length': String(gzip.body.length),
    etag: gzip.etag,
  });
  expect(gzip.shared).toEqual({ ...gzip.headers, 'cdn-cache-control': 'max-age=5' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(new Set([document.etag, gzip.etag, plain.etag]).size).toBe(3);
});

test.skipIf(!zstdDecompressSync)('Zstandard is one of them where Node has it', async () => {
  const { body, headers } = await forms.of(document, 'zstd', 'a');
  expect(zstdDecompressSync(body).toString()).toBe(HTML);
  expect(headers['content-encoding']).toBe('zstd');
});

test('a form is made once, however many ask at the same time', async () => {
  const asked = await Promise.all([1, 2, 3].map(() => forms.of(document, 'gzip', 'a')));
  expect(new Set(asked).size).toBe(1);
  expect(await forms.of(document, 'gzip', 'a')).toBe(asked[0]);
});

test('what forms take is counted, given back, and makes room', async () => {
  const before = cache.bytes;
  const plain = await forms.of(document, 'identity', 'a');
  expect(cache.bytes).toBeGreaterThan(before + plain.body.length);
  cache.delete('a');
  expect(cache.bytes).toBe(0);

  const small = new DocumentCache(before + 4000);
  small.set('other', { ...document, forms: {} });
  small.set('a', document);
  expect(small.size).toBe(1);
});
