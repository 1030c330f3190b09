import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isViewAnswer } from '#contract/programs/view-answer.ts';
import { readView } from '#contract/programs/view-endpoint.ts';
import { startTestServer, type TestServer } from '../support/browser/start-server.ts';
import { ask } from '../support/request.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 60_000);
afterAll(() => server?.close());

const html = async (host: string, path = '/', headers = {}) => {
  const answer = await ask(server.port, path, { headers: { host, ...headers } });
  return { ...answer, text: answer.body.toString() };
};

describe('hostile hosts', () => {
  test.each([
    'a'.repeat(300),
    'battlefield6.localhost.evil.example',
    'evil.example/../battlefield6.localhost',
    '<script>alert(1)</script>',
    '..',
    '%00',
    '[::1',
    'battlefield6.localhost:99999999',
    '-',
    'xn--\u00e9',
  ])('%s is answered with the page for unknown hosts, never an error', async (host) => {
    const answer = await ask(server.port, '/', { headers: { host: encodeHeader(host) } });
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.toString()).not.toContain('<script>alert(1)');
    expect(answer.body.toString()).not.toContain('Hold the feed');
  });

  test('X-Forwarded-Host of a stranger counts for nothing', async () => {
    const forwarded = { 'x-forwarded-host': 'battlefield6.localhost' };
    const answer = await html('localhost', '/', forwarded);
    expect(answer.text).toContain('<title>Marquee Creators</title>');
    expect((await html('localhost')).text).toContain('<title>Marquee Creators</title>');
  });

  test('one tenant’s page never answers for another, whatever came before', async () => {
    const titles: Record<string, string> = {
      'battlefield6.localhost': 'Battlefield Creator Program',
      'nobody.example': '',
      localhost: 'Marquee Creators',
    };
    for (let round = 0; round < 3; round += 1) {
      for (const [host, title] of Object.entries(titles)) {
        const answer = await html(host, '/', { 'accept-encoding': 'br' });
        const text = brotliDecompressSync(answer.body).toString();
        if (title) expect(text).toContain(`<title>${title}</title>`);
        else expect(text).not.toMatch(/Battlefield Creator|Marquee Creators<\/title>/);
      }
    }
  });

  test('what a request says of its host never enters a page', async () => {
    const answer = await html('127.0.0.1:1');
    expect(answer.text).not.toContain('127.0.0.1');
    expect((await html('evil.localhost')).text).not.toContain('evil');
  });
});

describe('hostile paths', () => {
  test.each([
    '/%2e%2e/%2e%2e/etc/passwd',
    '/programs/..%2f..%2fpackage.json',
    '/programs/sega%00',
    '/programs/sega%',
    '/programs/%E0%A4%A',
    '//evil.example/',
    '/programs//sega',
    '/\\evil.example',
    '/assets/../../package.json',
    '/assets/programs/sega/x/..%2f..%2fprogram.yaml',
    '/assets/programs/..%2fsega/x/logo.svg',
    `/${'a'.repeat(10_000)}`,
    '/programs/constructor',
    '/programs/__proto__',
    '/__archive/__proto__',
    '/programs/SEGA',
  ])('%s is an address where nothing is', async (path) => {
    const answer = await ask(server.port, path, { headers: { host: 'localhost' } });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.toString()).not.toContain('"dependencies"');
  });

  test('a trailing slash leads to the address without it, on this host', async () => {
    const { status, headers } = await ask(server.port, '/programs/sega/', {
      headers: { host: 'localhost' },
    });
    expect([status, headers.location]).toEqual([301, '/programs/sega']);
  });

  test('a redirect keeps the language that was asked for, and nothing else of the query', async () => {
    const { headers } = await ask(server.port, '/programs/sega/?locale=de&utm=x%0d%0ay');
    expect(headers.location).toBe('/programs/sega?locale=de');
  });

  test('other methods are refused as data', async () => {
    const answer = await ask(server.port, '/programs/sega', { method: 'DELETE' });
    expect(answer.status).toBe(404);
    expect(JSON.parse(answer.body.toString())).toMatchObject({ status_code: 404, extra: {} });
  });
});

describe('parameters that are sent several times', () => {
  test.each([
    '/portal/view?href=/programs/sega&href=/nothing',
    '/portal/view?href=/programs/sega&locale=de&locale=fr',
    '/portal/view?href[]=a&href[__proto__]=b&locale=%00',
  ])('%s is answered by the first of them', async (path) => {
    const answer = await ask(server.port, path, { headers: { host: 'localhost' } });
    expect(answer.status).toBe(readView.status);
    const answered: unknown = JSON.parse(answer.body.toString());
    if (!isViewAnswer(answered) || 'redirect' in answered) throw new Error('This is no view.');
    const { view } = answered;
    if (path.includes('sega')) expect(view.status).toBe(200);
    if (path.includes('locale=de')) expect(view.locale).toBe('de');
  });

  test.each([
    '/site.webmanifest?program=sega&program=sony&locale=de&locale=fr',
    '/api/icons/tabler.json?icons=key&icons=gift',
    '/programs/sega?locale=de&locale=fr&page=1&page=2',
    '/api/auth/providers?uuid=a&uuid=b',
    '/auth/callback?state=a&state=b&code=%00',
    '/unsubscribe?token=a&token=b',
    '/readyz?a=1&a=2',
  ])('%s is no fault of ours', async (path) => {
    const answer = await ask(server.port, path, { headers: { host: 'localhost' } });
    expect(answer.status).toBeLessThan(500);
  });
});

describe('documents', () => {
  test('come compressed as the client takes them, and say the same', async () => {
    const plain = await html('localhost', '/programs/sega');
    const gzip = await html('localhost', '/programs/sega', { 'accept-encoding': 'gzip' });
    const brotli = await html('localhost', '/programs/sega', { 'accept-encoding': 'gzip, br' });
    expect(gunzipSync(gzip.body).toString()).toBe(plain.text);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(plain.text);
    expect(brotli.headers['content-encoding']).toBe('br');
  });

  test('are not sent again to those who have them', async () => {
    const headers = { 'accept-encoding': 'br' };
    const first = await html('localhost', '/programs/sega', headers);
    const again = await html('localhost', '/programs/sega', {
      ...headers,
      'if-none-match': first.headers.etag,
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('answer HEAD with the same headers and nothing else', async () => {
    const headers = { host: 'localhost', 'accept-encoding': 'br' };
    const get = await ask(server.port, '/programs/sega', { headers });
    const head = await ask(server.port, '/programs/sega', { method: 'HEAD', headers });
    expect(head.headers.etag).toBe(get.headers.etag);
    expect(head.body.length).toBe(0);
  });

  test('ignore a query they do not know, an unknown locale and a poisoned cookie', async () => {
    const wanted = (await html('localhost', '/programs/sega')).text;
    expect((await html('localhost', '/programs/sega?utm_source=x&locale=%00')).text).toBe(wanted);
    const poisoned = { cookie: 'creators_locale=../../etc; x=\u0001'.replace('\u0001', '') };
    expect((await html('localhost', '/programs/sega', poisoned)).text).toBe(wanted);
  });

  test('are public to shared caches where the address alone decides, and not kept where nothing is', async () => {
    const found = await html('localhost', '/programs/sega');
    expect(found.headers['cache-control']).toBe('private, max-age=0, must-revalidate');
    expect(found.headers['cdn-cache-control']).toBeUndefined();
    expect(found.headers.vary).toBe('accept-encoding, accept-language, cookie');
    // Answered by the renderer, from memory, without Brotli, and as what the visitor has.
    const etags = new Map<string, string>();
    for (const encoding of ['br', 'br', 'identity', 'br', 'identity']) {
      const etag = etags.get(encoding);
      const named = await ask(server.port, '/programs/sega?locale=de', {
        headers: {
          host: 'localhost',
          cookie: 'creators_locale=fr',
          'accept-encoding': encoding,
          ...(etag && encoding === 'identity' ? { 'if-none-match': etag } : {}),
        },
      });
      etags.set(encoding, String(named.headers.etag));
      expect(named.headers).toMatchObject({
        'cache-control': 'public, max-age=0, s-maxage=1, must-revalidate',
        'cdn-cache-control': 'public, max-age=1',
        vary: 'accept-encoding',
      });
      if (named.status === 200)
        expect(named.headers['cache-tag']).toMatch(/^marquee,program-sega,locale-de,build-/);
    }
    expect((await html('localhost', '/nothing')).headers['cache-control']).toBe('no-store');
  });
});

const encodeHeader = (value: string) => Buffer.from(value, 'utf8').toString('latin1');
