import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/browser/start-server.ts';
import { ask } from '../support/request.ts';

/** Pages whose addresses begin like those that crawlers are kept from. */
const PAGES = ['/events', '/verified', '/operators']
  .map((path) => `  - path: ${path}\n    blocks: [{ kind: hero, title: Come }]\n`)
  .join('');
const folder = join(mkdtempSync(join(tmpdir(), 'marquee-')), 'programs');
let server: TestServer;
beforeAll(async () => {
  cpSync('programs', folder, { recursive: true });
  const manifest = join(folder, 'marathon/program.yaml');
  writeFileSync(
    manifest,
    readFileSync(manifest, 'utf8').replace('\npages:\n', `\npages:\n${PAGES}`),
  );
  server = await startTestServer({ MARQUEE_PROGRAMS: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(join(folder, '..'), { recursive: true });
});

const get = async (host: string, path: string, headers = {}) => {
  const answer = await ask(server.port, path, { headers: { host, ...headers } });
  return { ...answer, text: answer.body.toString() };
};
const locations = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc]) => loc ?? '');
const MAIN = 'marquee.example';

/** Every page of every sitemap that the portal names, as text. */
async function allPages(): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const map of locations((await get(MAIN, '/sitemap.xml')).text)) {
    const { host, pathname } = new URL(map);
    const { status, text } = await get(host, pathname);
    expect(status, map).toBe(200);
    for (const [entry] of text.matchAll(/<url>.*<\/url>/g)) {
      const location = locations(entry)[0] ?? '';
      expect(pages.has(location), `${location} is named once`).toBe(false);
      pages.set(location, entry);
    }
  }
  return pages;
}

describe('the sitemaps', () => {
  test('name each page that may be found, once, as it names itself, with its languages', async () => {
    const pages = await allPages();
    expect(pages.size).toBeGreaterThan(60);
    for (const [location, entry] of pages) {
      const { host, pathname } = new URL(location);
      const { status, text } = await get(host, pathname, { 'accept-language': 'en' });
      expect([status, /<meta name="robots"/.test(text)], location).toEqual([200, false]);
      const canonical = /<link rel="canonical" href="([^"]*)"/.exec(text)?.[1];
      expect(canonical).toBe(location);
      const own = [...text.matchAll(/<link rel="alternate" href="([^"]*)" hrefLang="([^"]*)"/g)];
      const named = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
      expect(named.map(([, language, href]) => [href, language])).toEqual(
        own.map(([, href, language]) => [href, language]),
      );
      expect(named.at(-1)?.[1]).toBe('x-default');
    }
  });

  test('are XML, and say that they are', async () => {
    const { text, headers } = await get(MAIN, '/sitemap-_pages.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(text).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^>]*>\n/);
    const open = [...text.matchAll(/<([a-z:]+)(?:\s[^>]*[^/])?>/g)].map(([, name]) => name);
    const closed = [...text.matchAll(/<\/([a-z:]+)>/g)].map(([, name]) => name);
    expect(open.sort()).toEqual(closed.sort());
    expect(text.replace(/&(amp|lt|gt|quot);/g, '')).not.toContain('&');
  });

  test('say when a legal text changed, and of nothing else', async () => {
    for (const [location, entry] of await allPages())
      expect(entry.includes('<lastmod>'), location).toBe(
        /\/(terms|privacy|code-of-conduct|tos)$/.test(location),
      );
  });

  test('leave out what is private, archived or meant for unknown hosts', async () => {
    const all = [...(await allPages()).keys()].join('\n');
    for (const absent of [
      '/dashboard',
      '/login',
      'null-partners',
      'new-program',
      '/__archive',
      '/bingo',
    ])
      expect(all).not.toContain(absent);
  });

  test('are answered again only when they changed, and compressed for those who take that', async () => {
    const first = await get(MAIN, '/sitemap.xml', { 'accept-encoding': 'br' });
    expect(first.headers['content-encoding']).toBe('br');
    const etag = first.headers.etag ?? '';
    expect((await get(MAIN, '/sitemap.xml', { 'if-none-match': etag })).status).toBe(304);
  });

  test.each([
    [MAIN, '/sitemap-no-such-program.xml'],
    [MAIN, '/sitemap-_2.xml'],
    [MAIN, '/sitemap-marathon.xml'],
    ['creators.marathon.example', '/sitemap-sega.xml'],
    ['nobody.example', '/sitemap.xml'],
  ])('%s%s: there is none', async (host, path) => {
    expect((await get(host, path)).text).not.toContain('<urlset');
  });
});

describe('robots.txt', () => {
  test('of the portal names its sitemap and closes what is not to be found', async () => {
    const { text, headers } = await get(MAIN, '/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(text).toContain('Sitemap: https://marquee.example/sitemap.xml\n');
    for (const path of ['/api/', '/auth/', '/__archive/'])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain('Allow: /api/icons\n');
  });

  test('of a program names its own, and no other program', async () => {
    const { text } = await get('creators.marathon.example', '/robots.txt');
    expect(text).toContain('Sitemap: https://creators.marathon.example/sitemap.xml\n');
    expect(text).toContain('Disallow: /dashboard\n');
    expect(text).not.toContain('marquee.example');
  });

  test('closes no page that a sitemap names', async () => {
    const pages = [...(await allPages()).keys()].map((location) => new URL(location));
    expect(pages.map(({ pathname }) => pathname)).toContain('/events');
    for (const { host, pathname } of pages)
      expect(isClosed((await get(host, '/robots.txt')).text, pathname), pathname).toBe(false);
  });

  test.each([
    ['/events', false],
    ['/event', true],
    ['/verify?token=abc', true],
    ['/dashboard/account', true],
    ['/api/identity', true],
    ['/api/icons/tabler.css', false],
  ])('of a program, for %s: closed is %s', async (path, closed) => {
    const { text } = await get('creators.marathon.example', '/robots.txt');
    expect(isClosed(text, path)).toBe(closed);
  });

  test.each(['nobody.example', 'staging.marquee.example', 'STAGING.marquee.example.:443'])(
    'of %s closes all',
    async (host) => {
      expect((await get(host, '/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n');
    },
  );
});

test('a new program is in the sitemap at once, and gone when it goes', async () => {
  const manifest = readFileSync(join(folder, 'sega/program.yaml'), 'utf8')
    .replace(/^slug: .*/m, 'slug: acme')
    .replace(/^uuid: .*/m, 'uuid: 0b6c2a54-95c0-4c62-8f7f-6a54b1f5a112');
  cpSync(join(folder, 'sega'), join(folder, 'acme'), { recursive: true });
  writeFileSync(join(folder, 'acme/program.yaml'), manifest);
  const index = async () => (await get(MAIN, '/sitemap.xml')).text;
  const soon = { timeout: 5000, interval: 20 };
  await expect.poll(index, soon).toContain('https://marquee.example/sitemap-acme.xml');
  expect((await get(MAIN, '/sitemap-acme.xml')).text).toContain(
    '<loc>https://marquee.example/programs/acme</loc>',
  );
  rmSync(join(folder, 'acme'), { recursive: true });
  await expect.poll(index, soon).not.toContain('sitemap-acme.xml');
});

/** Whether a robots.txt keeps crawlers from an address, by its longest matching rule. */
function isClosed(robots: string, address: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, path = '']) => {
    const pattern = path.replace(/[.+?()[\]{}|^\\]/g, '\\$&').replaceAll('*', '.*');
    return { kind, path, matches: new RegExp(`^${pattern}`).test(address) };
  });
  const [rule] = rules
    .filter(({ matches }) => matches)
    .sort((a, b) => b.path.length - a.path.length || (a.kind === 'Allow' ? -1 : 1));
  return rule?.kind === 'Disallow';
}
