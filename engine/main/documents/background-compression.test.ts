import { expect, test } from 'vitest';
import { BackgroundCompression } from './background-compression.ts';
import { createDocument } from './document.ts';
import { DocumentCache } from './document-cache.ts';

const page = {
  status: 200,
  expires: Number.POSITIVE_INFINITY,
  slug: '',
  policy: '',
  locale: 'en',
  cacheControl: 'no-store',
};

test('no more documents wait than are kept, however fast pages are rendered', async () => {
  const cache = new DocumentCache(20_000);
  const compression = new BackgroundCompression(cache);
  for (let number = 0; number < 500; number += 1) {
    cache.set(`key ${number}`, await createDocument('<p>page</p>', page));
    compression.add(`key ${number}`);
  }
  expect(compression.waiting).toBeGreaterThan(0);
  expect(compression.waiting).toBeLessThanOrEqual(cache.size);
});

test('a document that was compressed is the same page, in fewer bytes', async () => {
  const cache = new DocumentCache(1_000_000);
  const compression = new BackgroundCompression(cache);
  const html = Array.from({ length: 2000 }, (_, index) => `<p>${index * 7919}</p>`).join('');
  const document = await createDocument(html, page);
  const before = document.body.length;
  cache.set('a', document);
  compression.add('a');
  await expect.poll(() => document.body.length, { timeout: 10_000 }).toBeLessThan(before);
  await expect.poll(() => cache.bytes).toBe(document.body.length + 2_002);
  // Compressing is nobody's asking: it keeps no page from making room.
  expect(document.asked).toBe(false);
});
