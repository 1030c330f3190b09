import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer, untilReady } from '../support/browser/start-server.ts';
import { eventually } from '../support/eventually.ts';
import { type Answer, ask } from '../support/request.ts';
import { hasNginx, openSharedCache, type SharedCache } from '../support/shared-cache.ts';
import { signInAs } from '../support/sign-in-by-http.ts';

const PROGRAMS = ['sega', 'capcom', 'bandai-namco'];
/** On hosts of their own. */
const BRANDED = ['apex-legends', 'battlefield6'];
const PAGES: readonly (readonly [host: string, path: string])[] = [
  ...PROGRAMS.flatMap((slug) =>
    ['en', 'de', 'ja'].map(
      (locale) => ['localhost', `/programs/${slug}?locale=${locale}`] as const,
    ),
  ),
  ...BRANDED.flatMap((slug) =>
    ['en', 'fr'].map((locale) => [`${slug}.localhost`, `/?locale=${locale}`] as const),
  ),
  ['localhost', '/?locale=en'],
];
const CROWD = 40;
const MARK = 'marked-value-of-one-person';
/** What several people send who are none of the cache's business. */
const VISITORS = [
  { 'accept-language': 'de-DE,de;q=0.9' },
  { 'accept-language': 'ja', cookie: `creators_locale=fr; session=${MARK}` },
  { authorization: `Bearer ${MARK}`, 'accept-language': 'en-US,en;q=0.5' },
] as const;

/** So long a page may be kept where nobody purges it. */
const SHARED_SECONDS = 60;

describe.skipIf(!hasNginx)('behind a shared cache (needs nginx: Debian package nginx)', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-cached-'));
  const programs = join(folder, 'programs');
  let cache: SharedCache;
  let server: TestServer;
  let assets: (readonly [host: string, path: string])[];

  const through = (host: string, path: string, visitor = 0, headers = {}): Promise<Answer> =>
    ask(cache.port, path, {
      headers: { host, 'accept-encoding': 'gzip, br', ...VISITORS[visitor], ...headers },
    });
  const textOf = ({ headers, body }: Answer) =>
    (headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body).toString();

  /** The crowd asks for everything, over and over. @returns the share that the cache answered */
  async function crowd(rounds: number): Promise<number> {
    const wanted = [...PAGES, ...assets];
    const total = wanted.length * rounds;
    let next = 0;
    let hits = 0;
    const visit = async (visitor: number) => {
      for (let index = next++; index < total; index = next++) {
        const [host, path] = wanted[index % wanted.length] ?? ['', ''];
        const { status, headers } = await through(host, path, visitor % VISITORS.length);
        expect([host, path, status]).toEqual([host, path, 200]);
        expect(headers['set-cookie']).toBeUndefined();
        if (headers['x-cache'] === 'HIT') hits += 1;
      }
    };
    await Promise.all(Array.from({ length: CROWD }, (_, visitor) => visit(visitor)));
    return hits / total;
  }

  beforeAll(async () => {
    const served = new Set([...PROGRAMS, ...BRANDED, 'new-program', 'legal', 'locales']);
    const isServed = (path: string) => {
      const [, folder] = path.split(sep);
      return folder === undefined || folder.includes('.') || served.has(folder);
    };
    cpSync('programs', programs, { recursive: true, filter: isServed });
    cache = await openSharedCache();
    server = await startTestServer(
      {
        ...{ MARQUEE_PROGRAMS: programs, MARQUEE_DATA: join(folder, 'data') },
        ...{ MARQUEE_BUILD: '.marquee/build', MARQUEE_RATE_LIMITS: 'off' },
        ...{ MARQUEE_PURGE_URL: cache.purgeUrl, MARQUEE_SHARED_SECONDS: String(SHARED_SECONDS) },
      },
      'all',
    );
    await untilReady(server);
    await cache.start(server.port);
    const found = await Promise.all(
      PAGES.map(async ([host, path]) =>
        [...textOf(await through(host, path)).matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(
          ([, asset = '']) => `${host} ${asset}`,
        ),
      ),
    );
    // A picture that is drawn may have moved on since the page was rendered: it says where to.
    assets = await Promise.all(
      [...new Set(found.flat())].map(async (line) => {
        const [host = '', path = ''] = line.split(' ');
        const { headers } = await ask(server.port, path, { headers: { host } });
        return [host, headers.location ?? path] as const;
      }),
    );
    // The start's own purge, and its repetition.
    await eventually(() => expect(cache.purges.length).toBe(2));
  }, 120_000);
  afterAll(async () => {
    await server?.close();
    await cache?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('a crowd gets 99 of 100 pages and files from the cache, in its own language', async () => {
    expect(cache.purges).toEqual([['marquee'], ['marquee']]);
    expect(assets.length).toBeGreaterThan(PAGES.length);
    expect(await crowd(120)).toBeGreaterThanOrEqual(0.99);
    for (const [host, path] of PAGES)
      for (const visitor of VISITORS.keys()) {
        const { headers } = await through(host, path, visitor);
        expect(headers['content-language']).toBe(path.slice(path.indexOf('=') + 1));
      }
  }, 120_000);

  test('what the server has changed is seen by everybody before its time in the cache is over, and nothing else is fetched again', async () => {
    const manifest = join(programs, 'capcom', 'program.yaml');
    const sound = readFileSync(manifest, 'utf8');
    const isCapcom = ([, path]: readonly [string, string]) => path.includes('/capcom?');
    await crowd(1);
    const before = cache.purges.length;
    writeFileSync(manifest, sound.replace(/^title: .*/m, 'title: Capcom Circle'));
    // How soon a busy machine compiles it is none of the cache's business.
    const origin = async () =>
      textOf(
        await ask(server.port, '/programs/capcom?locale=en', { headers: { host: 'localhost' } }),
      );
    await expect.poll(origin, { timeout: 20_000, interval: 10 }).toContain('Capcom Circle');
    const changed = Date.now();
    const shown = async () => {
      const pages = await Promise.all(
        PAGES.filter(isCapcom).map(([host, path]) => through(host, path)),
      );
      return pages.every((page) => textOf(page).includes('Capcom Circle'));
    };
    await expect.poll(shown, { timeout: 20_000, interval: 25 }).toBe(true);
    // How soon is the machine's business; that it was purged, and did not run out, is ours.
    expect(Date.now() - changed).toBeLessThan(SHARED_SECONDS * 1000);
    expect(cache.purges.slice(before)).toEqual([['program-capcom', 'portal']]);
    const [host, path] = PAGES.find((page) => !isCapcom(page)) ?? ['', ''];
    expect((await through(host, path)).headers['x-cache']).toBe('HIT');
  }, 60_000);

  test('nothing of anybody is ever kept', async () => {
    const uuid = /^uuid: (\S+)/m.exec(readFileSync(join(programs, 'sega', 'program.yaml'), 'utf8'));
    const signedIn = await signInAs(server.origin, 'maya', uuid?.[1]);
    const member = { authorization: `Bearer ${signedIn.auth_token}`, gamesight: 'true' };
    const self = await through('localhost', '/api/self', 1, member);
    expect(self.status).toBe(200);
    const asked = [
      ...[
        '/api/self',
        '/api/auth/providers',
        '/api/nothing',
        '/auth/callback',
        '/portal/view?href=/',
      ],
      ...['/programs/sega', '/programs/sega/', '/programs/sega/dashboard', '/nothing', '/'],
      ...['/programs/sega?at=2027-01-01T00:00:00Z&locale=en', '/readyz', '/operator?locale=en'],
    ];
    for (const path of [...asked, ...asked])
      for (const visitor of VISITORS.keys()) {
        const { headers } = await through('localhost', path, visitor, visitor === 1 ? member : {});
        const isPublic = String(headers['cache-control']).startsWith('public');
        expect([path, headers['x-cache'] === 'HIT' && !isPublic]).toEqual([path, false]);
      }
    await crowd(1);
    const kept = cache.kept();
    expect(kept.length).toBeGreaterThan(PAGES.length);
    const secrets = [MARK, signedIn.auth_token, signedIn.refresh_token, 'set-cookie:'];
    for (const { text } of kept) {
      const key = /^KEY: (.*)$/m.exec(text)?.[1] ?? '';
      expect(key).toMatch(/^http \S+ \/\S* (br)?$/);
      expect(key).not.toMatch(/ \/(api|auth|portal|readyz)\b| \/programs\/sega |[?&]at=/);
      const lower = text.toLowerCase();
      for (const secret of secrets)
        expect([key, lower.includes(secret.toLowerCase())]).toEqual([key, false]);
      expect(text).toMatch(/^cache-control: public, /im);
    }
  }, 60_000);
});
