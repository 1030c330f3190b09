import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../support/browser/start-server.ts';
import { ask } from '../support/request.ts';

/** A copy of the real catalogue that may be broken. */
const folder = join(mkdtempSync(join(tmpdir(), 'marquee-')), 'programs');
const manifest = (slug: string) => join(folder, slug, 'program.yaml');
let server: TestServer;

beforeAll(async () => {
  cpSync('programs', folder, { recursive: true });
  server = await startTestServer({ MARQUEE_PROGRAMS: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(join(folder, '..'), { recursive: true });
});

const page = async (path: string) => {
  const { status, body } = await ask(server.port, path, { headers: { host: 'localhost' } });
  return { status, text: body.toString() };
};
const soon = { timeout: 5000, interval: 20 };

test('a new folder is served without a restart, and gone when it goes', async () => {
  cpSync(join(folder, 'sega'), join(folder, 'acme'), { recursive: true });
  const text = readFileSync(manifest('sega'), 'utf8')
    .replace(/^slug: .*/m, 'slug: acme')
    .replace(/^uuid: .*/m, 'uuid: 0b6c2a54-95c0-4c62-8f7f-6a54b1f5a111')
    .replace(/^title: .*/m, 'title: Acme Creators');
  writeFileSync(manifest('acme'), text);
  await expect
    .poll(async () => (await page('/programs/acme')).text, soon)
    .toContain('Acme Creators</title>');
  rmSync(join(folder, 'acme'), { recursive: true });
  await expect.poll(async () => (await page('/programs/acme')).status, soon).toBe(404);
});

test('a change shows, and a broken one keeps the last good version and harms nobody', async () => {
  const sound = readFileSync(manifest('capcom'), 'utf8');
  writeFileSync(manifest('capcom'), sound.replace(/^title: .*/m, 'title: Capcom Circle'));
  await expect
    .poll(async () => (await page('/programs/capcom')).text, soon)
    .toContain('Capcom Circle</title>');
  writeFileSync(manifest('capcom'), `${sound}\ncolour: red\n`);
  const issues = async () =>
    JSON.parse((await ask(server.port, '/readyz')).body.toString()) as {
      issues: { code: string; file: string }[];
    };
  await expect
    .poll(async () => (await issues()).issues, soon)
    .toContainEqual(
      expect.objectContaining({
        code: 'SHAPE_UNKNOWN_FIELD',
        file: 'programs/capcom/program.yaml',
      }),
    );
  expect((await page('/programs/capcom')).text).toContain('Capcom Circle</title>');
  expect((await page('/programs/sega')).status).toBe(200);
  writeFileSync(manifest('capcom'), sound);
  await expect.poll(async () => (await issues()).issues, soon).toEqual([]);
});

test('a broken site.yaml leaves everything as it was', async () => {
  const site = join(folder, 'site.yaml');
  const sound = readFileSync(site, 'utf8');
  writeFileSync(site, 'product: [');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect((await page('/')).text).toContain('<title>Marquee Creators</title>');
  expect((await page('/programs/sega')).status).toBe(200);
  writeFileSync(site, sound);
});
