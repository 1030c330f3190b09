import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wake } from '../../scripts/browser/wake.ts';
import { layOutCatalogue } from '../support/lay-out-catalogue.ts';
import { openPortal, type Portal } from './support/portal.ts';
import { button } from './support/shell.ts';

const CDN = 'https://cdn.example';
const STYLE = '.icon { color: red }';
const SCRIPT = 'window.widgetKey = document.currentScript.dataset.siteKey;';
const integrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

const catalogue = layOutCatalogue();
let portal: Portal;
beforeAll(async () => {
  catalogue.write(
    'site.yaml',
    `${readFileSync(join(catalogue.folder, 'site.yaml'), 'utf8')}
icon_stylesheet:
  url: ${CDN}/icons.css
  integrity: ${integrity(STYLE)}
translation_widget:
  script_url: ${CDN}/widget.js
  site_key: sample-key
  integrity: ${integrity(SCRIPT)}
`,
  );
  mkdirSync(catalogue.dataFolder, { recursive: true });
  const build = resolve(process.env.MARQUEE_DATA ?? '.marquee', 'build');
  symlinkSync(build, join(catalogue.dataFolder, 'build'));
  portal = await openPortal({
    MARQUEE_PROGRAMS: catalogue.folder,
    MARQUEE_DATA: catalogue.dataFolder,
  });
});
afterAll(async () => {
  await portal.close();
  catalogue[Symbol.dispose]();
});

/** The start page, with what it asks other companies for. */
async function openStart() {
  const open = await portal.open();
  const { page, context } = open;
  const asked: string[] = [];
  await context.route(`${CDN}/**`, (route) => {
    const url = route.request().url();
    asked.push(url);
    const [body, contentType] = url.endsWith('.css')
      ? [STYLE, 'text/css']
      : [SCRIPT, 'text/javascript'];
    return route.fulfill({ body, contentType, headers: { 'access-control-allow-origin': '*' } });
  });
  await page.goto(portal.server.origin);
  await wake(page);
  return { ...open, asked };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Content from other services' });
const widgetKey = (page: Page) => page.evaluate(() => (window as { widgetKey?: string }).widgetKey);

test('nothing of other companies is asked for before the visitor allows it', async () => {
  const { page, asked } = await openStart();
  await bar(page).waitFor();
  expect(await bar(page).innerText()).toContain('icons and a translation widget');
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
});

test('what is allowed loads with its integrity and its key, now and at the next visit', async () => {
  const { page, asked, complaints } = await openStart();
  await button(page, 'Allow').click();
  await expect.poll(() => widgetKey(page)).toBe('sample-key');
  expect(asked.sort()).toEqual([`${CDN}/icons.css`, `${CDN}/widget.js`]);
  const loaded = page.locator('[data-third-party]');
  expect(
    await loaded.evaluateAll((all) => all.map((one) => one.getAttribute('integrity'))),
  ).toEqual([integrity(STYLE), integrity(SCRIPT)]);
  await page.getByText('Your choice is saved.').first().waitFor();
  expect(await bar(page).count()).toBe(0);
  await page.reload();
  await wake(page);
  await expect.poll(() => widgetKey(page)).toBe('sample-key');
  expect(await bar(page).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('what is refused never loads, and nobody asks again', async () => {
  const { page, asked } = await openStart();
  await button(page, 'Do not allow').click();
  await bar(page).waitFor({ state: 'detached' });
  await page.reload();
  await wake(page);
  await page.waitForTimeout(500);
  expect(await bar(page).count()).toBe(0);
  expect(asked).toEqual([]);
});
