import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findShared } from '../build/find-shared.ts';
import { SharedAssets } from '../build/shared-assets.ts';
import { buildAssetsPlugin, listFiles } from './build-assets.ts';

let app: FastifyInstance;
let folder: string;
let shared: SharedAssets;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-assets-'));
  const assets = join(folder, 'client/assets');
  mkdirSync(join(assets, 'builds'), { recursive: true });
  writeFileSync(join(assets, 'page.js'), 'plain');
  writeFileSync(join(assets, 'page.js.br'), 'packed');
  writeFileSync(join(assets, 'builds/latest.json'), '{}');
  writeFileSync(join(folder, 'client/secret.txt'), 'not served');
  app = Fastify();
  shared = new SharedAssets(join(folder, 'shared'));
  await app.register(buildAssetsPlugin, { folder, findShared: findShared(shared) });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const LASTING = 'public, max-age=31536000, immutable';

test('a file lasts, and goes out as it was packed to those who take that', async () => {
  const url = '/assets/page.js';
  const plain = await app.inject({ url });
  expect(plain.body).toBe('plain');
  expect(plain.headers).toMatchObject({
    'cache-control': LASTING,
    'content-type': 'application/javascript; charset=utf-8',
  });
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(packed.body).toBe('packed');
  expect(packed.headers).toMatchObject({
    'cache-control': LASTING,
    'content-encoding': 'br',
    'content-type': 'application/javascript; charset=utf-8',
    vary: 'accept-encoding',
  });
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

test('the newest build is read anew each time', async () => {
  const { statusCode, headers } = await app.inject({ url: '/assets/builds/latest.json?at=1' });
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
});

test.each([
  'nothing.js',
  'Page.js',
  'builds',
  'builds/',
  '',
  '../secret.txt',
  '%2e%2e/secret.txt',
  '..%2fsecret.txt',
  'builds/../page.js/',
  '__proto__',
])('nothing is served at "%s"', async (path) => {
  const { statusCode, body } = await app.inject({ url: `/assets/${path}` });
  expect(statusCode).toBe(404);
  expect(body).not.toContain('not served');
});

describe('with another instance that has another build', () => {
  let other: FastifyInstance;
  let otherFolder: string;
  const publish = (id: string, own: string) => {
    const assets = join(own, 'client/assets');
    return shared.publish({ id, folder: assets, files: listFiles(assets) });
  };
  beforeAll(async () => {
    otherFolder = mkdtempSync(join(tmpdir(), 'marquee-assets-'));
    const assets = join(otherFolder, 'client/assets');
    mkdirSync(join(assets, 'builds/meta'), { recursive: true });
    writeFileSync(join(assets, 'newer.js'), 'newer plain');
    writeFileSync(join(assets, 'newer.js.br'), 'newer packed');
    writeFileSync(join(assets, 'page.js'), 'its own');
    writeFileSync(join(assets, 'builds/latest.json'), '{"newer":true}');
    writeFileSync(join(assets, 'builds/meta/newer.json'), '{}');
    other = Fastify();
    await other.register(buildAssetsPlugin, {
      folder: otherFolder,
      findShared: findShared(shared),
    });
    // Both answer already; neither knows of the other's build.
    await Promise.all([app.inject('/assets/newer.js'), other.inject('/assets/older.js')]);
    writeFileSync(join(folder, 'client/assets/older.js'), 'older plain');
    await publish('older', folder);
    await publish('newer', otherFolder);
  });
  afterAll(async () => {
    await other.close();
    rmSync(otherFolder, { recursive: true, force: true });
  });

  test.each([
    ['the old one serves files of the new one', () => app, 'newer.js', 'newer plain'],
    ['the new one serves files of the old one', () => other, 'older.js', 'older plain'],
    ['each serves its own first', () => other, 'page.js', 'its own'],
    ['each tells of the other build', () => app, 'builds/meta/newer.json', '{}'],
  ] as const)('%s', async (_title, server, file, text) => {
    const { statusCode, headers, body } = await server().inject(`/assets/${file}`);
    expect([statusCode, body]).toEqual([200, text]);
    expect(headers['cache-control']).toBe(LASTING);
  });

  test('they go out as they do from their own instance', async () => {
    const url = '/assets/newer.js';
    for (const encoding of ['gzip, br', 'identity']) {
      const asked = { url, headers: { 'accept-encoding': encoding } };
      const [own, shared] = await Promise.all([other.inject(asked), app.inject(asked)]);
      expect(shared.body).toBe(encoding === 'identity' ? 'newer plain' : 'newer packed');
      expect(shared.body).toBe(own.body);
      const { date: _1, etag: _2, 'last-modified': _3, ...ownHeaders } = own.headers;
      const { date: _4, etag: _5, 'last-modified': _6, ...headers } = shared.headers;
      expect(headers).toEqual(ownHeaders);
    }
  });

  test('which build is the newest, each says for itself', async () => {
    expect((await app.inject('/assets/builds/latest.json')).body).toBe('{}');
    expect((await other.inject('/assets/builds/latest.json')).body).toBe('{"newer":true}');
  });

  test.each([
    '../manifest.json',
    '..%2fmanifest.json',
    '%2e%2e/manifest.json',
    'manifest.json',
    'builds%2f..%2fnewer.js',
    'older-x/files/older.js',
  ])('nothing else of the folder is served: "%s"', async (path) => {
    for (const server of [app, other])
      expect((await server.inject(`/assets/${path}`)).body).not.toMatch(/published_at|plain/);
  });
});

test('a folder that cannot be read leaves the own build as it is', async () => {
  const alone = Fastify();
  const failing = () => Promise.reject(new Error('Stale file handle'));
  await alone.register(buildAssetsPlugin, { folder, findShared: failing });
  expect((await alone.inject('/assets/page.js')).body).toBe('plain');
  expect((await alone.inject('/assets/nothing.js')).statusCode).toBe(404);
  await alone.close();
});
