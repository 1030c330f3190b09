import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { Catalogue } from '#catalogue/catalogue.ts';
import type { PublicProfile } from '#contract/shapes/profile.ts';
import { type Build, readBuild } from '#main/build/read-build.ts';
import { DocumentServer } from '#main/documents/document-server.ts';
import { readRequest } from '#main/documents/read-request.ts';
import { NO_PROXIES } from '#main/http/trusted-proxies.ts';
import { ProfilesUnavailable } from '#main/profiles/profile-source.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'marquee-'));
let catalogue: Catalogue;
let build: Build;
/** Who is shown, by handle. */
let shown: Record<string, PublicProfile>;
let read: ReturnType<
  typeof vi.fn<(asked: { handle: string }) => Promise<PublicProfile | undefined>>
>;
let documents: DocumentServer;

beforeAll(async () => {
  catalogue = await Catalogue.open({ folder: 'programs', dataFolder, environment: 'development' });
  build = await readBuild('.marquee/build');
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  shown = { maya: profile() };
  read = vi.fn(async ({ handle }) => shown[handle]);
  documents = new DocumentServer({
    ...{ catalogue, build, cacheBytes: 10_000_000, port: () => 3000 },
    profiles: read,
  });
});
afterEach(() => void vi.useRealTimers());
afterAll(() => rmSync(dataFolder, { recursive: true }));

const profile = (more: Partial<PublicProfile> = {}): PublicProfile => ({
  ...{ handle: 'maya', display_name: 'Maya <b>', searchable: false },
  links: [{ provider: 'twitch', name: 'maya_plays', address: 'https://www.twitch.tv/maya_plays' }],
  badges: { total: 30, items: [{ kind: 'quest', title: 'First bingo', times: 3 }] },
  ranks: [{ season: 'Winter season', rank: 2, total: 1200 }],
  ...more,
});
const request = (path: string, host = 'localhost') =>
  readRequest({ url: path, headers: { host, 'accept-language': 'en' } }, NO_PROXIES);
async function open(path: string, host?: string) {
  const answer = await documents.answer(request(path, host));
  if (answer.kind === 'redirect') throw new Error(answer.location);
  const { status, headers, body } = answer.document;
  return { status, headers, document: answer.document, html: String(brotliDecompressSync(body)) };
}
const later = () => vi.setSystemTime(Date.now() + 2_001);
const MAYA = '/programs/marquee/creators/maya';

test('a profile is a page of its program: what was chosen, as text, and not for search engines', async () => {
  const { status, headers, html } = await open(MAYA);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('private, max-age=0, must-revalidate');
  expect(html).toContain('Maya &lt;b&gt;</bdi>');
  expect(html).not.toContain('Maya <b>');
  expect(html).toContain('href="https://www.twitch.tv/maya_plays" rel="me nofollow ugc noopener"');
  for (const text of ['Rank 2 of 1,200', 'Winter season', 'First bingo', 'and 29 more', '@maya'])
    expect(html.includes(text), text).toBe(true);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(
    /og:image" content="https:\/\/[^"]+\/assets\/og\/en\/[\w-]{8}\/creators\/maya.png"/,
  );
});

test('a visitor can report it to the people of its program, who read which one', async () => {
  const { html } = await open('/creators/maya', 'creators.marquee.example');
  const address = encodeURIComponent('https://creators.marquee.example/creators/maya');
  const { contact } = catalogue.compiled('marquee')?.program ?? {};
  expect(contact?.email).toMatch(/@/);
  expect(html).toContain(
    `href="mailto:${contact?.email}?subject=Report%20of%20a%20profile%3A%20${address}">Report this profile</a>`,
  );
});

test('search engines may have it where its owner lets them', async () => {
  shown.maya = profile({ searchable: true });
  const { html } = await open('/creators/maya', 'creators.marquee.example');
  expect(html).not.toContain('name="robots"');
  expect(html).toContain(
    '<link rel="canonical" href="https://creators.marquee.example/creators/maya"/>',
  );
});

test('who is not shown is not found, like any other address', async () => {
  const nobody = await open('/programs/marquee/creators/nobody');
  const nowhere = await open('/programs/marquee/creatorz/nobody');
  expect(nobody.status).toBe(404);
  expect(nobody.html === nowhere.html.replaceAll('creatorz', 'creators')).toBe(true);
  const { etag: _one, 'content-length': _its, ...headers } = nobody.headers;
  const { etag: _other, 'content-length': _theirs, ...others } = nowhere.headers;
  expect(headers).toEqual(others);
});

test('a profile that is switched off is gone after two seconds, from memory as well', async () => {
  await open(MAYA);
  delete shown.maya;
  expect((await open(MAYA)).status).toBe(200);
  later();
  expect((await open(MAYA)).status).toBe(404);
  expect(documents.cache.size).toBe(0);
});

test('it is rendered once, and anew when what it shows has changed', async () => {
  const first = await open(MAYA);
  later();
  expect((await open(MAYA)).document).toBe(first.document);
  expect(read).toHaveBeenCalledTimes(2);
  shown.maya = profile({ display_name: 'Creator 1234' });
  later();
  const { html } = await open(MAYA);
  expect(html).toContain('Creator 1234');
  expect(html).not.toContain('Maya');
  expect(documents.cache.size).toBe(1);
});

test('every spelling of a handle leads to one page', async () => {
  const answer = await documents.answer(request('/programs/marquee/creators/MAYA'));
  expect(answer).toMatchObject({ kind: 'redirect', location: MAYA, status: 301 });
});

test('where profiles cannot be read nobody is told that there is none', async () => {
  read.mockRejectedValue(new Error('away'));
  await expect(open(MAYA)).rejects.toThrow(ProfilesUnavailable);
});

test('whoever asks too much is refused before anything is read', async () => {
  const refuse = () => Promise.reject(new Error('too much'));
  await expect(documents.answer(request(MAYA), undefined, refuse)).rejects.toThrow('too much');
  expect(read).not.toHaveBeenCalled();
});
