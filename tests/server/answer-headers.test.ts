import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, untilReady } from '../support/browser/start-server.ts';
import { ask } from '../support/request.ts';

/** As a proxy that ends TLS says it. */
const HTTPS = { host: 'marquee.example', 'x-forwarded-proto': 'https' };
const TRUST = {
  ...{ MARQUEE_ENV: 'development', MARQUEE_TRUST_PROXY: '127.0.0.1' },
  MARQUEE_HSTS_PRELOAD: 'www.marquee.example, unknown.example',
};

let web: TestServer;
let api: TestServer;
let data: string;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'marquee-headers-'));
  const fixtures = { MARQUEE_PROGRAMS: 'tests/fixtures/api', MARQUEE_DATA: data };
  [web, api] = await Promise.all([
    startTestServer(TRUST),
    startTestServer({ ...TRUST, ...fixtures }, 'api'),
  ]);
  await untilReady(api);
}, 120_000);
afterAll(async () => {
  await Promise.all([web.close(), api.close()]);
  rmSync(data, { recursive: true, force: true });
});

describe.each([
  [
    'pages and files',
    () => web,
    [
      ...['/', '/programs/sega', '/nothing', '/programs/%E0%A4%A', '/programs/sega/'],
      ...['/portal/view?href=/', '/healthz', '/readyz', '/metrics', '/robots.txt', '/sitemap.xml'],
      ...['/favicon.svg', '/site.webmanifest', '/assets/builds/latest.json', '/assets/nothing.js'],
      ...['/api/icons/tabler.json?icons=key', '/assets/programs/sega/x/logo.svg'],
    ],
  ],
  [
    'the API',
    () => api,
    [
      ...['/api/auth/providers', '/api/openapi.json', '/api/nothing', '/api/self', '/readyz'],
      ...['/api/docs', '/api/docs/static/swagger-ui.css', '/api/docs/json', '/api/unsubscribe'],
      ...['/api/icons/tabler.json?icons=key', '/embedded-identity/pictures/maya.svg', '/nothing'],
    ],
  ],
] as const)('%s', (_name, server, paths) => {
  test.each(paths)('%s says how it is to be taken', async (path) => {
    // Pages come from the cache the second time.
    for (let turn = 0; turn < 2; turn += 1) {
      const { headers } = await ask(server().port, path, {
        headers: { ...HTTPS, 'accept-encoding': 'br' },
      });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000',
        'content-security-policy': expect.stringMatching(/default-src '(none|self)'/),
        'cross-origin-resource-policy': expect.stringMatching(/^(same|cross)-origin$/),
        'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
      });
    }
  });
});

test.each([
  ['/programs/sega', 'gzip, br'],
  ['/programs/sega', 'identity'],
  ['/robots.txt', 'identity'],
])('what a browser keeps of %s (%s) keeps its own policy', async (path, encoding) => {
  const headers = { host: 'localhost', 'accept-encoding': encoding };
  const first = await ask(web.port, path, { headers });
  const etag = String(first.headers.etag);
  const again = await ask(web.port, path, { headers: { ...headers, 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers['content-security-policy']).toBeUndefined();
  expect(again.headers['cross-origin-resource-policy']).toBeUndefined();
});

test('only hosts of the catalogue are bound to https', async () => {
  for (const host of ['marquee.example:443', 'unknown.example', 'localhost', '127.0.0.1'])
    for (const [server, path] of [
      [web, '/programs/sega'],
      [api, '/api/self'],
    ] as const) {
      const { headers } = await ask(server.port, path, { headers: { ...HTTPS, host } });
      const bound = host.startsWith('marquee') ? 'max-age=31536000' : undefined;
      expect([host, headers['strict-transport-security']]).toEqual([host, bound]);
    }
});

test('hosts say that browsers may list them only where they are named, and known', async () => {
  // A page is rendered at first, then answered in front of everything else; both say the same.
  for (const [host, said] of [
    ['www.marquee.example', 'max-age=31536000; includeSubDomains; preload'],
    ['marquee.example', 'max-age=31536000'],
    ['unknown.example', undefined],
  ] as const)
    for (const path of ['/programs/sega', '/programs/sega', '/healthz']) {
      const headers = { ...HTTPS, host, 'accept-encoding': 'br' };
      const answer = await ask(web.port, path, { headers });
      expect([host, path, answer.headers['strict-transport-security']]).toEqual([host, path, said]);
    }
});

test('behind a proxy that names the host beside its own, that one is bound', async () => {
  for (const [server, path] of [
    [web, '/programs/sega'],
    [api, '/api/self'],
  ] as const) {
    const headers = { ...HTTPS, host: 'upstream', 'x-forwarded-host': 'marquee.example' };
    const answer = await ask(server.port, path, { headers });
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
  }
});

test('calls, sign-in and data of pages are kept by no cache', async () => {
  for (const [server, path] of [
    [api, '/api/self'],
    [api, '/api/auth/providers'],
    [api, '/auth/callback'],
    [web, '/portal/view?href=/'],
    [web, '/programs/sega/'],
    [web, '/programs/sega?at=2027-01-01T00:00:00Z&locale=en'],
  ] as const) {
    const { headers } = await ask(server.port, path, { headers: HTTPS });
    expect([path, headers['cache-control']]).toEqual([path, 'no-store']);
    expect(headers['cdn-cache-control']).toBeUndefined();
  }
});

test('nobody is bound to https who did not come by it, or whose word does not count', async () => {
  const untrusting = await startTestServer();
  try {
    for (const [server, headers] of [
      [web, { host: 'localhost' }],
      [web, { host: 'localhost', 'x-forwarded-proto': 'http' }],
      [untrusting, HTTPS],
    ] as const) {
      const answer = await ask(server.port, '/programs/sega', { headers });
      expect(answer.headers['strict-transport-security']).toBeUndefined();
    }
  } finally {
    await untrusting.close();
  }
});
