import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, untilReady } from '../support/browser/start-server.ts';
import { browsePortal, type Portal } from './support/portal.ts';

/** The page draws more than a hundred calls at once; on a busy machine that takes its time. */
const DRAWN = { timeout: 100_000 };

let portal: Portal;
let data: string;
beforeAll(async () => {
  data = mkdtempSync(join(tmpdir(), 'marquee-documentation-'));
  const environment = { MARQUEE_PROGRAMS: 'tests/fixtures/api', MARQUEE_DATA: data };
  portal = await browsePortal(startTestServer(environment, 'api'), 'all');
  // Until its store is open the API answers nothing, its description neither.
  await untilReady(portal.server);
});
afterAll(async () => {
  await portal.close();
  rmSync(data, { recursive: true, force: true });
});

test('the description of the API shows every call, and complains of nothing', async () => {
  const { page, complaints } = await portal.open();
  await page.goto(`${portal.server.origin}/api/docs`);
  const call = page.locator('.opblock', { hasText: '/auth/providers' }).first();
  await call.waitFor(DRAWN);
  await call.locator('button').first().click();
  await call.locator('.responses-wrapper').waitFor(DRAWN);
  // A long description is drawn as far as one sees of it.
  const calls = new Set<string>();
  const scrollOn = async () => {
    for (const text of await page.locator('.opblock-summary').allTextContents()) calls.add(text);
    await page.mouse.wheel(0, 600);
    return calls.size;
  };
  await expect.poll(scrollOn, { ...DRAWN, interval: 50 }).toBeGreaterThan(100);
  expect(complaints).toEqual([]);
}, 240_000);

test.each(['/api/docs', '/api/docs/'])('every file that %s names is there', async (path) => {
  const address = `${portal.server.origin}${path}`;
  const html = await (await fetch(address)).text();
  const files = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(4);
  for (const file of files) expect((await fetch(new URL(file, address))).status, file).toBe(200);
});
