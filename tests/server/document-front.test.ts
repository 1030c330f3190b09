import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { VisitCounter } from '#api/visits/visit-counter.ts';
import { readAddress } from '#domain/routing/asked-address.ts';
import type { Document } from '#main/documents/document.ts';
import { DocumentCache } from '#main/documents/document-cache.ts';
import { DocumentFront } from '#main/documents/document-front.ts';
import { addressOf, documentKey } from '#main/documents/document-key.ts';
import { NO_PROXIES, readTrustedProxies } from '#main/http/trusted-proxies.ts';
import { ask as request } from '../support/request.ts';

const DIRECTORY = {
  hosts: new Map([['acme.example', 'acme']]),
  main_hosts: ['marquee.example'],
  staging_hosts: [],
  unknown_host_program: 'nobody',
};
const LOCALES = ['en', 'de', 'pt-br'];

const OTHERS = 'left to others';

let cache: DocumentCache;
let front: DocumentFront;
let visits: VisitCounter;
const server = createServer((asked, response) => {
  if (!front.answer(asked, response)) response.end(OTHERS);
});
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)));
afterAll(() => void server.close());
beforeEach(() => {
  cache = new DocumentCache(1_000_000);
  visits = new VisitCounter();
  front = new DocumentFront(cache, DIRECTORY, NO_PROXIES, visits);
});

const document = (body: string, landing?: string): Document => ({
  status: 200,
  body: Buffer.from(body),
  etag: `"${body}"`,
  headers: {},
  expires: Number.POSITIVE_INFINITY,
  slug: 'acme',
  landing_of: landing,
  asked: false,
});

/** Keeps a page in some locales, as the document server does. */
function keep(host: string, path: string, locales = LOCALES, landing?: string): void {
  const address = addressOf(readAddress(host, path, DIRECTORY)) ?? 'unknown';
  for (const locale of locales)
    cache.set(
      documentKey(address, { locale, page: 1, overlay: false }),
      document(locale, landing),
      {
        ...{ address, locales: LOCALES, locale },
      },
    );
}

/** An answer, as text. */
async function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const all = { host: 'acme.example', 'accept-encoding': 'br', ...headers };
  return (await request(port, path, { method, headers: all })).body.toString();
}

describe('a kept page', () => {
  beforeEach(() => keep('acme.example', '/'));

  test('is answered in the locale that address, cookie and languages negotiate', async () => {
    expect(await ask('/', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' })).toBe('de');
    expect(await ask('/', { 'accept-language': 'fr;q=0.9, pt-BR;q=0.8' })).toBe('pt-br');
    expect(await ask('/', { 'accept-language': 'de', cookie: 'a=b; creators_locale=pt-br' })).toBe(
      'pt-br',
    );
    expect(await ask('/?locale=de', { cookie: 'creators_locale=pt-br' })).toBe('de');
    expect(await ask('/')).toBe('en');
  });

  test('is the same under each spelling of its host', async () => {
    for (const host of ['acme.example:443', 'ACME.example', 'acme.example.'])
      expect(await ask('/', { host })).toBe('en');
  });

  test('is left to others where the request may mean something else', async () => {
    for (const url of ['/?state=x', '/?locale=de&page=2', '/other', 'http://acme.example/'])
      expect(await ask(url)).toBe(OTHERS);
    expect(await ask('/', {}, 'POST')).toBe(OTHERS);
    expect(await ask('/', { 'accept-encoding': 'gzip' })).toBe(OTHERS);
    expect(await ask('/', { host: 'marquee.example' })).toBe(OTHERS);
  });

  test('is left to others once it was forgotten, and found again when it is offered', async () => {
    cache.forget(['beta']);
    expect(await ask('/')).toBe(OTHERS);
    cache.offer(documentKey('acme.example /', { locale: 'en', page: 1, overlay: false }));
    expect(await ask('/')).toBe('en');
    cache.forget(['acme']);
    expect(await ask('/')).toBe(OTHERS);
  });
});

test('a kept page is answered in each form in which it is kept, and left to others in none', async () => {
  const key = documentKey('acme.example /', { locale: 'en', page: 1, overlay: false });
  keep('acme.example', '/', ['en']);
  const kept = cache.peek(key);
  if (kept) kept.forms = { gzip: { ...document('gzipped'), etag: '"g"' } };
  expect(await ask('/', { 'accept-encoding': 'gzip, deflate' })).toBe('gzipped');
  expect(await ask('/', { 'accept-encoding': 'gzip', 'if-none-match': '"g"' })).toBe('');
  expect(await ask('/', { 'accept-encoding': 'gzip, br' })).toBe('en');
  expect(await ask('/', { 'accept-encoding': 'identity' })).toBe(OTHERS);
});

describe('the host that a proxy names', () => {
  const forwarded = { host: '10.0.0.7:3000', 'x-forwarded-host': 'acme.example' };

  test('is answered for where the proxy is trusted', async () => {
    keep('acme.example', '/');
    front = new DocumentFront(cache, DIRECTORY, readTrustedProxies('loopback'), visits);
    expect(await ask('/', forwarded)).toBe('en');
    expect(front.answered).toBe(1);
  });

  test('is nothing where it is not', async () => {
    keep('acme.example', '/');
    front = new DocumentFront(cache, DIRECTORY, readTrustedProxies('10.0.0.0/8'), visits);
    expect(await ask('/', forwarded)).toBe(OTHERS);
    expect(await ask('/', { 'x-forwarded-host': 'marquee.example' })).toBe('en');
  });
});

test('an address with a slash at its end is left to others, who redirect it', async () => {
  keep('acme.example', '/faq');
  expect([await ask('/faq'), await ask('/faq/')]).toEqual(['en', OTHERS]);
});

test('nothing of requests is kept, however many hosts, ports, languages and spellings there are', async () => {
  keep('acme.example', '/faq');
  const before = [cache.bytes, cache.size, cache.addresses];
  for (let number = 0; number < 200; number += 1) {
    const languages = `${'x'.repeat(9_000)}${number}`;
    expect(await ask('/faq', { host: `${number}.example` })).toBe(OTHERS);
    expect(
      await ask('/faq', { host: `acme.example:${number}`, 'accept-language': languages }),
    ).toBe('en');
    await ask(`/faq?utm=${number}`);
    await ask(`/f%61q`, { 'accept-language': `de;q=0.${number}` });
  }
  expect([cache.bytes, cache.size, cache.addresses]).toEqual(before);
});

describe('visits', () => {
  const NAVIGATION = {
    'sec-fetch-mode': 'navigate',
    'sec-fetch-dest': 'document',
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  };
  const counted = () =>
    visits.take().map(({ program_uuid, visits: count }) => [program_uuid, count]);

  test('of a landing page are counted, also of those who have it already', async () => {
    keep('acme.example', '/', LOCALES, 'acme-uuid');
    await ask('/', NAVIGATION);
    await ask('/?locale=de', NAVIGATION);
    await ask('/', { ...NAVIGATION, 'if-none-match': '"en"' });
    expect(counted()).toEqual([['acme-uuid', 3]]);
  });

  test('are neither other pages nor what is asked for ahead, by a script or without a body', async () => {
    keep('acme.example', '/', LOCALES, 'acme-uuid');
    keep('acme.example', '/terms');
    await ask('/terms', NAVIGATION);
    await ask('/', { ...NAVIGATION, 'sec-purpose': 'prefetch' });
    await ask('/', { ...NAVIGATION, 'sec-fetch-mode': 'cors' });
    await ask('/', NAVIGATION, 'HEAD');
    expect(counted()).toEqual([]);
  });
});
