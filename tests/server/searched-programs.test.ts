import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { Catalogue } from '#catalogue/catalogue.ts';
import { readBuild } from '#main/build/read-build.ts';
import { DocumentServer } from '#main/documents/document-server.ts';
import { readRequest } from '#main/documents/read-request.ts';
import { NO_PROXIES } from '#main/http/trusted-proxies.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'marquee-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));

afterEach(() => {
  vi.useRealTimers();
});

async function openDocuments() {
  const folder = 'programs';
  const catalogue = await Catalogue.open({ folder, dataFolder, environment: 'development' });
  const build = await readBuild('.marquee/build');
  return new DocumentServer({ catalogue, build, cacheBytes: 10_000_000, port: () => 3000 });
}

test('a search is answered and kept nowhere, and unknown values are the plain list', async () => {
  const documents = await openDocuments();
  const ask = async (url: string) => {
    const headers = { host: 'localhost', 'accept-language': 'en' };
    const answer = await documents.answer(readRequest({ url, headers }, NO_PROXIES));
    if (answer.kind === 'redirect') throw new Error(answer.location);
    return answer.document;
  };
  const plain = await ask('/display_programs');
  expect(documents.cache.size).toBe(1);
  for (const query of ['state=ajar', 'platform=fax', 'language=tlh', 'q=%20', 'other=1'])
    expect(await ask(`/display_programs?${query}`), query).toBe(plain);
  for (const query of ['q=a', 'q=b', 'state=open', 'platform=twitch&language=ja']) {
    const found = await ask(`/display_programs?${query}`);
    expect(found.status).toBe(200);
    expect(found.etag, query).not.toBe(plain.etag);
  }
  expect(documents.cache.size).toBe(1);
});

test('the list is made anew at the moment when the next program opens or closes', async () => {
  // Some of them have their dates before them still.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T12:00:00Z') });
  const documents = await openDocuments();
  const request = readRequest(
    { url: '/display_programs', headers: { host: 'localhost' } },
    NO_PROXIES,
  );
  const viewed = documents.view(request);
  if ('kind' in viewed || viewed.view.content.kind !== 'display-programs') throw new Error();
  const moments = viewed.view.content.programs.flatMap(({ applications }) =>
    applications.until ? [Date.parse(applications.until)] : [],
  );
  const answer = await documents.answer(request);
  expect(moments.length).toBeGreaterThan(1);
  expect(answer.kind === 'document' && answer.document.expires).toBe(Math.min(...moments));
});
