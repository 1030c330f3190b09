import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Catalogue } from '#catalogue/catalogue.ts';
import type { PublicProfile } from '#contract/shapes/profile.ts';
import { type Build, readBuild } from '#main/build/read-build.ts';
import type { Document } from '#main/documents/document.ts';
import { DocumentServer, type DocumentServerOptions } from '#main/documents/document-server.ts';
import { DocumentStore } from '#main/documents/document-store.ts';
import { readRequest } from '#main/documents/read-request.ts';
import { RenderingRefused } from '#main/http/render-costs.ts';
import { NO_PROXIES } from '#main/http/trusted-proxies.ts';
import { TooBusy } from '#main/rendering/admission.ts';
import type { DocumentRenderer } from '#main/rendering/document-renderer.ts';
import { RenderThreads } from '#main/rendering/render-threads.ts';
import { type LaidOutCatalogue, layOutCatalogue } from '../support/lay-out-catalogue.ts';

let disk: LaidOutCatalogue;
let catalogue: Catalogue;
let build: Build;
beforeAll(async () => {
  build = await readBuild('.marquee/build');
});
beforeEach(async () => {
  disk = layOutCatalogue();
  const { folder, dataFolder } = disk;
  catalogue = await Catalogue.open({ folder, dataFolder, environment: 'production' });
});
afterEach(() => disk[Symbol.dispose]());

const documentsFolder = () => join(disk.dataFolder, 'documents');
const kept = () =>
  readdirSync(documentsFolder(), { recursive: true }).filter((name) =>
    String(name).endsWith('.page'),
  );
/** A new instance on the same folder. */
const start = (more: Partial<DocumentServerOptions> = {}) =>
  new DocumentServer({
    ...{ catalogue, build, cacheBytes: 10_000_000, port: () => 3000 },
    store: new DocumentStore({ folder: documentsFolder(), limit: 100_000_000 }),
    ...more,
  });
const request = (url: string) =>
  readRequest({ url, headers: { host: 'marquee.example', 'accept-language': 'en' } }, NO_PROXIES);
async function open(server: DocumentServer, url: string) {
  const answer = await server.answer(request(url));
  if (answer.kind === 'redirect') throw new Error(answer.location);
  return answer.document;
}
const profile = (handle: string): PublicProfile => ({
  ...{ handle, display_name: 'Maya', searchable: false },
  ...{ links: [], badges: { total: 0, items: [] }, ranks: [] },
});
const textOf = ({ body }: { readonly body: Buffer }) => String(brotliDecompressSync(body));
/** A document as visitors get it, however well it is compressed by now. */
function told(document: Document | undefined) {
  if (!document) throw new Error('There is no document.');
  const { body, headers, shared, ...rest } = document;
  const length = { 'content-length': '' };
  const all = { headers: { ...headers, ...length }, shared: { ...shared, ...length } };
  return { ...rest, ...all, text: textOf({ body }) };
}
const PAGES = ['/programs/acme', '/programs/acme/login', '/', '/display_programs'];
/** Opens pages until they are in the folder. */
async function fill(server: DocumentServer, pages = PAGES) {
  const opened = [];
  for (const page of pages) opened.push(await open(server, page));
  await expect.poll(kept).toHaveLength(pages.length);
  return opened;
}

describe('the next instance', () => {
  test('renders nothing that was rendered: it answers the same pages with the same headers', async () => {
    const before = await fill(start());
    const next = start();
    for (const [index, page] of PAGES.entries()) {
      const { etag, headers, shared, body } = await open(next, page);
      const { 'content-length': _length, ...told } = headers;
      expect(etag).toBe(before[index]?.etag);
      expect(before[index]?.headers).toMatchObject(told);
      expect(shared?.['surrogate-key']).toBe(before[index]?.shared?.['surrogate-key']);
      expect(textOf({ body })).toBe(textOf(before[index] ?? { body }));
    }
    expect(next.rendered).toBe(0);
  });

  test('renders what a manifest changed, nothing else, and nothing where that was taken back', async () => {
    const pages = ['/programs/acme', '/programs/new-program'];
    await fill(start(), pages);
    const manifest = readFileSync(join(disk.folder, 'acme/program.yaml'), 'utf8');
    const change = async (text: string) => {
      disk.write('acme/program.yaml', text);
      expect((await catalogue.refresh()).slugs).toEqual(['acme']);
      const server = start();
      const [acme] = [
        await open(server, '/programs/acme'),
        await open(server, '/programs/new-program'),
      ];
      return { rendered: server.rendered, acme };
    };
    const changed = await change(manifest.replace(/^title: .*/m, 'title: Another one'));
    expect(textOf(changed.acme)).toContain('Another one');
    expect(changed.rendered).toBe(1);
    expect((await change(manifest)).rendered).toBe(0);
  });

  test('renders all that another build has rendered', async () => {
    await fill(start());
    const next = start({ build: { ...build, print: 'another' } });
    for (const page of PAGES) await open(next, page);
    expect(next.rendered).toBe(PAGES.length);
  });

  test('renders what was damaged, and puts it in order', async () => {
    await fill(start(), ['/programs/acme']);
    const [name = ''] = kept();
    writeFileSync(join(documentsFolder(), String(name)), 'damaged');
    const next = start();
    await open(next, '/programs/acme');
    expect(next.rendered).toBe(1);
    const third = start();
    await expect
      .poll(async () => {
        third.cache.clear();
        const { rendered } = third;
        await open(third, '/programs/acme');
        return third.rendered - rendered;
      })
      .toBe(0);
  });

  test('charges nobody for what lies in the folder', async () => {
    await fill(start(), ['/programs/acme']);
    let charged = 0;
    await start().answer(request('/programs/acme'), async () => {
      charged += 1;
    });
    expect(charged).toBe(0);
  });
});

describe('what is at hand at the end', () => {
  const AT_HAND = ['/programs/acme', '/programs/acme/login', '/display_programs'];
  async function end(profiles?: () => Promise<PublicProfile>) {
    const server = start(profiles ? { profiles } : {});
    const opened = await fill(server, AT_HAND);
    const names = kept();
    if (profiles) await open(server, '/programs/acme/creators/maya');
    await server.remember();
    return { opened, names };
  }

  test('is at hand after the start, with the same headers, before anybody asks', async () => {
    const { opened: before } = await end();
    const next = start();
    expect(await next.recall()).toBe(AT_HAND.length);
    for (const [index, path] of AT_HAND.entries()) {
      const found = next.cache.at(`portal ${path}`)?.documents.get('en');
      expect(told(found), path).toEqual(told(before[index]));
    }
    expect(next.rendered).toBe(0);
  });

  test('is not where anything else is served: another manifest, another build', async () => {
    await end();
    expect(await start({ build: { ...build, print: 'another' } }).recall()).toBe(0);
    expect(await start({ sharedSeconds: 60 }).recall()).toBe(0);
    const manifest = readFileSync(join(disk.folder, 'acme/program.yaml'), 'utf8');
    disk.write('acme/program.yaml', manifest.replace(/^title: .*/m, 'title: Another one'));
    await catalogue.refresh();
    const next = start();
    expect(await next.recall()).toBe(0);
    expect(textOf(await open(next, '/programs/acme'))).toContain('Another one');
  });

  test('is not where it is damaged', async () => {
    const { names } = await end();
    for (const name of names) writeFileSync(join(documentsFolder(), String(name)), 'damaged');
    expect(await start().recall()).toBe(0);
  });

  test('names no people', async () => {
    const maya = profile('maya');
    await end(async () => maya);
    const next = start();
    await next.recall();
    expect(next.cache.at(`portal /programs/acme/creators/maya`)).toBeUndefined();
    const all = kept().map((name) => readFileSync(join(documentsFolder(), String(name)), 'latin1'));
    expect(all.filter((text) => text.includes('creators/maya'))).toEqual([]);
  });
});

test('pages of another moment, those that are not there, and people are not in the folder', async () => {
  const server = start({ profiles: async () => profile('maya') });
  await open(server, '/programs/acme?at=2030-01-01T00:00:00Z');
  await open(server, '/programs/acme/nowhere');
  expect(textOf(await open(server, '/programs/acme/creators/maya'))).toContain('Maya');
  await fill(server, ['/programs/acme']);
  expect(kept()).toHaveLength(1);
});

describe('many who ask at once', () => {
  /** Renders when it is told to. */
  function halting() {
    let go: () => void = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const renderer: DocumentRenderer = {
      render: async (recipe) => {
        await gate;
        return { body: Buffer.from(String(recipe.length)), policy: '' };
      },
    };
    return { renderer, go };
  }

  test('are answered with what is rendered once', async () => {
    const { renderer, go } = halting();
    const server = start({ renderer });
    const all = Array.from({ length: 300 }, () => open(server, '/programs/acme'));
    await expect.poll(() => server.rendered).toBe(1);
    go();
    expect(new Set(await Promise.all(all)).size).toBe(1);
    expect(server.rendered).toBe(1);
  });

  test('for different pages are turned away where too much is being rendered; what is at hand is not', async () => {
    const plain = start();
    const { renderer, go } = halting();
    const server = start({ renderer });
    const page = await fill(plain, ['/programs/acme']).then(() => open(server, '/programs/acme'));
    const all = Array.from({ length: 150 }, (_, number) =>
      open(server, `/programs/acme/${number}`),
    );
    const refused = all.map((answer) =>
      answer.then(
        () => undefined,
        (error) => error,
      ),
    );
    await expect(open(server, '/programs/acme/login')).rejects.toThrow(TooBusy);
    expect(await open(server, '/programs/acme?utm_source=mail')).toBe(page);
    go();
    const errors = (await Promise.all(refused)).filter(Boolean);
    expect(errors).toHaveLength(50);
    expect(errors.every((error) => error instanceof TooBusy)).toBe(true);
  });

  test('get a page that the first one of them may not have rendered', async () => {
    const server = start();
    const refuse = () => Promise.reject(new RenderingRefused(3));
    const [first, second] = [
      server.answer(request('/programs/acme'), refuse),
      server.answer(request('/programs/acme')),
    ];
    await expect(first).rejects.toThrow(RenderingRefused);
    expect((await second).kind).toBe('document');
  });
});

describe('threads', () => {
  const threads = new RenderThreads('.marquee/build', 1);
  afterAll(() => threads.close());

  test('render the same page as the thread that asks', async () => {
    const [there, here] = [
      start({ renderer: threads }),
      start({ build: { ...build, print: 'here' } }),
    ];
    for (const page of PAGES) {
      const [made, expected] = [await open(there, page), await open(here, page)];
      expect(textOf(made), page).toBe(textOf(expected));
      expect(made.headers, page).toEqual(expected.headers);
    }
  });
});
