import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeBundle } from './bundle-file.ts';
import { BundleSource } from './bundle-source.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'marquee-'));
});
afterEach(() => rmSync(place, { recursive: true }));

const bundleOf = (product: string) =>
  writeBundle(
    new Map([
      ['site.yaml', Buffer.from(`product: ${product}\n`)],
      ['acme/program.yaml', Buffer.from('slug: acme\n')],
    ]),
  );
const site = ({ folder }: Pick<BundleSource, 'folder'>) =>
  readFileSync(join(folder, 'site.yaml'), 'utf8');

describe('a file', () => {
  const file = () => join(place, 'catalogue.bundle');
  const put = async (product: string) => {
    const { bytes, hash } = await bundleOf(product);
    writeFileSync(file(), bytes);
    return hash;
  };
  const open = () => BundleSource.open(file(), join(place, 'data'));

  test('is laid out as a folder, and taken anew when it changes', async () => {
    const hash = await put('One');
    const source = await open();
    expect([site(source), source.hash, source.refused]).toEqual([
      'product: One\n',
      hash,
      undefined,
    ]);
    expect(await source.look()).toBe(false);
    await put('Another');
    expect(await source.look()).toBe(true);
    expect(site(source)).toBe('product: Another\n');
  });

  test('never takes the place of a good one while it is half written', async () => {
    const hash = await put('One');
    const source = await open();
    const { bytes, hash: next } = await bundleOf('Two');
    writeFileSync(file(), bytes.subarray(0, bytes.length - 9));
    expect(await source.look()).toBe(false);
    expect([site(source), source.hash]).toEqual(['product: One\n', hash]);
    expect(source.refused).toContain(`${file()} is not taken. It is cut short or damaged`);
    expect(await source.look()).toBe(false);
    expect(source.refused).toContain('cut short');
    writeFileSync(file(), bytes);
    expect(await source.look()).toBe(true);
    expect([source.hash, source.refused]).toEqual([next, undefined]);
  });

  test('is refused where it is no catalogue', async () => {
    await put('One');
    const source = await open();
    const { bytes } = await writeBundle(new Map([['acme/program.yaml', Buffer.from('a: 1\n')]]));
    writeFileSync(file(), bytes);
    expect(await source.look()).toBe(false);
    expect(source.refused).toContain('It holds no site.yaml.');
    expect(site(source)).toBe('product: One\n');
  });

  test('that is gone is served on, also by the next process', async () => {
    const hash = await put('One');
    const source = await open();
    rmSync(file());
    expect(await source.look()).toBe(false);
    expect(source.refused).toContain('It cannot be read: ENOENT.');
    const next = await open();
    expect([site(next), next.hash]).toEqual(['product: One\n', hash]);
    await put('One');
    await next.look();
    expect(next.refused).toBeUndefined();
  });

  test('that was never there cannot be opened', async () => {
    await expect(open()).rejects.toThrow(`${file()} is not taken. It cannot be read: ENOENT.`);
  });

  test('is noticed as well where another process took it first', async () => {
    await put('One');
    const [first, second] = [await open(), await open()];
    await put('Two');
    expect([await first.look(), await second.look()]).toEqual([true, true]);
  });

  test('is laid out again where its folder was emptied', async () => {
    await put('One');
    const source = await open();
    rmSync(join(place, 'data'), { recursive: true });
    await source.look();
    expect(site(source)).toBe('product: One\n');
  });

  test('what a process left half laid out goes after an hour', async () => {
    await put('One');
    const source = await open();
    const shelf = join(source.folder, '..');
    for (const [name, time] of [
      ['.new-old', 0],
      ['.new-now', Date.now() / 1_000],
    ] as const) {
      mkdirSync(join(shelf, name));
      utimesSync(join(shelf, name), time, time);
    }
    await put('Two');
    await source.look();
    expect(readdirSync(shelf)).toContain('.new-now');
    expect(readdirSync(shelf)).not.toContain('.new-old');
  });

  test('leaves the one before for who still reads it, and no older one', async () => {
    await put('One');
    const source = await open();
    for (const product of ['Two', 'Three', 'Four']) {
      await put(product);
      await source.look();
    }
    expect(readdirSync(join(source.folder, '..'))).toHaveLength(3); // two, and the link
  });
});

describe('an address', () => {
  let bytes: Buffer | undefined;
  let asked: (string | undefined)[];
  let origin: string;
  let authorization: string | undefined;
  const server = createServer((request, response) => {
    asked.push(request.headers['if-none-match']);
    ({ authorization } = request.headers);
    if (!bytes) return response.writeHead(503).end();
    const etag = `"${bytes.length}"`;
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    return response.writeHead(200, { etag }).end(bytes);
  });
  beforeEach(async () => {
    asked = [];
    ({ bytes } = await bundleOf('One'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));
  const open = (path = '/catalogue.bundle') =>
    BundleSource.open(origin + path, join(place, 'data'));

  test('is asked whether it changed', async () => {
    const source = await open();
    const first = `"${bytes?.length}"`;
    expect(await source.look()).toBe(false);
    ({ bytes } = await bundleOf('Something longer'));
    expect(await source.look()).toBe(true);
    expect(asked).toEqual([undefined, first, first]);
    expect(site(source)).toBe('product: Something longer\n');
  });

  test('that gives a broken bundle is not asked for it again', async () => {
    const source = await open();
    bytes = bytes?.subarray(0, 150);
    await source.look();
    expect(await source.look()).toBe(false);
    expect(asked.at(-1)).toBe('"150"');
    expect(source.refused).toContain('cut short');
    expect(site(source)).toBe('product: One\n');
  });

  test('that fails is served on, and what it said is over when it answers again', async () => {
    const source = await open();
    const { bytes: good } = { bytes };
    bytes = undefined;
    await source.look();
    expect(source.refused).toBe(
      `The bundle at ${origin}/catalogue.bundle is not taken. It answered 503.`,
    );
    bytes = good;
    expect(await source.look()).toBe(false);
    expect(source.refused).toBeUndefined();
  });

  test('never shows what signs it', async () => {
    bytes = undefined;
    const signed = open('/catalogue.bundle?signature=secret');
    await expect(signed).rejects.toThrow(`${origin}/catalogue.bundle is not taken.`);
    await expect(signed).rejects.not.toThrow('secret');
  });

  test('is asked with the name and password that stand in it', async () => {
    origin = origin.replace('//', '//robot:pass%20word@');
    await open();
    expect(authorization).toBe(`Basic ${Buffer.from('robot:pass word').toString('base64')}`);
  });
});
