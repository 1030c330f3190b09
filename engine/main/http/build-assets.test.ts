import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildAssetsPlugin } from './build-assets.ts';

let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-assets-'));
  const assets = join(folder, 'client/assets');
  mkdirSync(join(assets, 'builds'), { recursive: true });
  writeFileSync(join(assets, 'page.js'), 'plain');
  writeFileSync(join(assets, 'page.js.br'), 'packed');
  writeFileSync(join(assets, 'builds/latest.json'), '{}');
  writeFileSync(join(folder, 'client/secret.txt'), 'not served');
  app = Fastify();
  await app.register(buildAssetsPlugin, { folder });
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
