import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/browser/start-server.ts';
import { ask } from '../support/request.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (address: string, headers: Record<string, string> = {}, method = 'GET') => {
  const { host, pathname, search } = new URL(address);
  return ask(server.port, pathname + search, { method, headers: { host, ...headers } });
};
const head = async (address: string) => {
  const { body } = await get(address);
  const text = body.toString();
  const property = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(text)?.[1];
  return { text, property };
};
const imageOf = async (address: string) => (await head(address)).property('og:image') ?? '';
const OWN = 'https://creators.marathon.example';
const PORTAL = 'https://marquee.example';

test('every page names a picture, and what previews ask beside it', async () => {
  const { property } = await head(`${OWN}/?locale=de`);
  expect(property('og:image')).toMatch(`${OWN}/assets/og/de/`);
  expect(property('og:image:width')).toBe('1200');
  expect(property('og:image:height')).toBe('630');
  expect(property('og:image:alt')).toContain('Marathon Creators');
  expect(property('og:url')).toBe(`${OWN}/?locale=de`);
  expect(property('og:locale')).toBe('de_DE');
  expect(property('og:title')).toBe('Marathon Creators');
  expect(property('og:site_name')).toBe('Marathon Creators');
  expect(property('twitter:card')).toBe('summary_large_image');
});

describe('a picture', () => {
  test('is a PNG of 1200 × 630 that is kept for good', async () => {
    const address = await imageOf(`${PORTAL}/programs/sega`);
    const { status, headers, body } = await get(address);
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    expect(headers['cache-control']).toContain('immutable');
    const { width, height } = PNG.sync.read(body);
    expect([width, height]).toEqual([1200, 630]);
    const again = await get(address, { 'if-none-match': headers.etag ?? '' });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const bare = await get(address, {}, 'HEAD');
    expect([bare.status, bare.body.length]).toEqual([200, 0]);
  });

  test('is smaller on a card, whose outdated address leads to the one of today', async () => {
    const address = (await imageOf(`${PORTAL}/programs/sega`)).replace(
      /[^/]{8}(?=\/programs)/,
      '00000000',
    );
    const { status, headers } = await get(`${address}?card`);
    expect(status).toBe(302);
    const { body } = await get(`${PORTAL}${headers.location}`);
    const { width, height } = PNG.sync.read(body);
    expect([width, height]).toEqual([640, 336]);
  });

  test('differs by program, page and language', async () => {
    const pages = [
      `${OWN}/`,
      `${OWN}/?locale=ar-sa`,
      `${OWN}/terms`,
      `${PORTAL}/`,
      `${PORTAL}/programs/sega`,
    ];
    const pictures = await Promise.all(
      pages.map(async (page) => (await get(await imageOf(page))).body.toString('base64')),
    );
    expect(new Set(pictures).size).toBe(pages.length);
  });

  test('is the program’s general one for pages that search engines may not have', async () => {
    const landing = await imageOf(`${PORTAL}/programs/sega`);
    const login = await imageOf(`${PORTAL}/programs/sega/login`);
    const picture = async (address: string) => (await get(address)).body.toString('base64');
    expect(login).toMatch(/\/programs\/sega\.png$/);
    expect(await picture(login)).not.toBe('');
    expect(new URL(login).pathname.split('/').at(-1)).toBe(
      new URL(landing).pathname.split('/').at(-1),
    );
  });

  test('that is outdated leads to the one of today', async () => {
    const address = await imageOf(`${OWN}/`);
    const { status, headers } = await get(address.replace(/[\w-]{8}\.png$/, 'outdated.png'));
    expect(status).toBe(302);
    expect(OWN + headers.location).toBe(address);
  });

  test.each([
    '/assets/og/en/abcdefgh/no-such-page.png',
    '/assets/og/en/abcdefgh/dashboard.png',
    '/assets/og/tlh/abcdefgh.png',
    '/assets/og/en/short.png',
    '/assets/og/en/abcdefgh/%00.png',
    '/assets/og/en/abcdefgh/../../x.png',
    '/assets/og/',
    '/assets/icons/marathon/abcdefgh/64.png',
    '/assets/icons/no-such-program/abcdefgh/192.png',
    '/assets/icons/__proto__/abcdefgh/192.png',
    '/assets/icons/marathon/abcdefgh/toString',
  ])('%s: there is none', async (path) => {
    const { status, headers } = await ask(server.port, path, {
      headers: { host: 'creators.marathon.example' },
    });
    expect(status).toBe(404);
    expect(headers['content-type']).not.toContain('image');
  });
});

test.each(['assets', 'icons', 'marathon', 'abcdefgh'])(
  'an icon under the name "%s" leads to the icon of today',
  async (key) => {
    const { status, headers } = await get(`${OWN}/assets/icons/marathon/${key}/192.png`);
    expect(status).toBe(302);
    const icon = await get(OWN + headers.location);
    expect([icon.status, icon.headers['content-type']]).toEqual([200, 'image/png']);
  },
);

describe('home screens', () => {
  test.each([
    [`${OWN}/`, 'Marathon Creators', '/'],
    [`${PORTAL}/programs/sega?locale=ja`, 'SEGA Creators', '/programs/sega'],
    [`${PORTAL}/`, 'Marquee Creators', '/'],
    [`${PORTAL}/__archive/null-partners`, 'Null Partners', '/__archive/null-partners'],
  ])('%s is an app with icons that are there', async (page, name, scope) => {
    const { text, property } = await head(page);
    const href = /<link rel="manifest" href="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
    const { body, headers } = await get(new URL(href ?? '', page).href);
    expect(headers['content-type']).toContain('application/manifest+json');
    const manifest = JSON.parse(body.toString());
    expect(manifest).toMatchObject({ name, scope, display: 'standalone' });
    expect(manifest.theme_color).toBe(property('theme-color'));
    expect(manifest.lang).toBe(/<html lang="([^"]*)"/.exec(text)?.[1]);
    const touch = /<link rel="apple-touch-icon" href="([^"]*)"/.exec(text)?.[1] ?? '';
    const icons: [string, number][] = manifest.icons.map(
      ({ src, sizes }: { src: string; sizes: string }) => [src, Number.parseInt(sizes, 10)],
    );
    for (const [src, size] of [...icons, [touch, 180] as const]) {
      const icon = await get(new URL(src, page).href);
      expect(icon.status, src).toBe(200);
      expect(PNG.sync.read(icon.body).width, src).toBe(size);
    }
  });
});

test('a landing page with a title of its own does not rename its site', async () => {
  const { text, property } = await head(`${PORTAL}/programs/sega`);
  expect(property('og:title')).not.toBe('SEGA Creators');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    '@type': ['WebSite', 'FAQPage'],
    name: 'SEGA Creators',
  });
});

test('structured data says what a page is, and cannot end the script it stands in', async () => {
  const { text } = await head(`${OWN}/`);
  const data = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? '',
  );
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': ['WebSite', 'FAQPage'],
    name: 'Marathon Creators',
    url: `${OWN}/`,
    inLanguage: 'en',
    publisher: { '@type': 'Organization', name: 'Bungie' },
  });
  expect(data.mainEntity.length).toBeGreaterThan(2);
  const terms = await head(`${OWN}/terms?locale=de`);
  const page = JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(terms.text)?.[1] ?? '',
  );
  expect(page.isPartOf).toMatchObject({ '@type': 'WebSite', url: `${OWN}/` });
  expect(page.breadcrumb.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${OWN}/`,
    `${OWN}/terms?locale=de`,
  ]);
  expect((await head(`${OWN}/login`)).text).not.toContain('ld+json');
});
