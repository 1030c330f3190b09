import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { wake } from '../support/browser/wake.ts';
import { layOutCatalogue } from '../support/lay-out-catalogue.ts';
import { openPortal, type Portal } from './support/portal.ts';
import { button } from './support/shell.ts';

const CDN = 'https://cdn.example';
const API = 'https://api.widget.example';
const STYLE = '.fa-solid { display: block; width: 16px; height: 16px; background: red }';
/** A usual widget: a second script, styles and HTML of its own, a service that it asks. */
const SCRIPT = `
window.Widget = { initialize: ({ api_key }) => {
  window.widgetKey = api_key;
  localStorage.setItem('widget', api_key);
  const style = document.createElement('style');
  style.textContent = '.switch { color: white }';
  document.head.append(style);
  const more = document.createElement('script');
  more.src = '${CDN}/more.js';
  document.head.append(more);
  document.body.insertAdjacentHTML('beforeend', '<button class="switch">Klingon</button>');
  document.querySelector('.switch').onclick = async () => {
    for (const element of document.querySelectorAll('p')) {
      const answer = await fetch('${API}/translate?key=' + api_key + '&text=' + encodeURIComponent(element.textContent));
      element.innerHTML = '<b>' + (await answer.text()) + '</b>';
    }
  };
} };`;
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
  icons:
    set: fa
    class: fa-solid fa-{name}
translation_widget:
  script_url: ${CDN}/widget.js
  site_key: sample-key
  integrity: ${integrity(SCRIPT)}
  start:
    function: Widget.initialize
    argument: api_key
  origins:
    - ${API}
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
    const script = url.endsWith('more.js') ? 'window.more = true;' : SCRIPT;
    const [body, contentType] = url.endsWith('.css')
      ? [STYLE, 'text/css']
      : [script, 'text/javascript'];
    return route.fulfill({ body, contentType, headers: { 'access-control-allow-origin': '*' } });
  });
  await context.route(`${API}/**`, (route) => {
    const text = new URL(route.request().url()).searchParams.get('text') ?? '';
    const headers = { 'access-control-allow-origin': '*' };
    return route.fulfill({ body: `tlh ${text} <i>`, contentType: 'text/plain', headers });
  });
  await page.goto(portal.server.origin);
  await wake(page);
  return { ...open, asked };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Content from other services' });
const widget = (page: Page) => page.frameLocator('iframe[data-translation]');

test('nothing of other companies is asked for before the visitor allows it', async () => {
  const { page, asked } = await openStart();
  await bar(page).waitFor();
  expect(await bar(page).innerText()).toContain('icons and a translation widget');
  await page.waitForTimeout(500);
  expect(asked).toEqual([]);
});

test('a widget that is allowed translates the page from its frame, now and at the next visit', async () => {
  const { page, asked, complaints } = await openStart();
  const heading = page.locator('h1').first();
  const said = await heading.innerText();
  await button(page, 'Allow').click();
  await page.getByText('Your choice is saved.').first().waitFor();
  for (let visit = 1; ; visit += 1) {
    await widget(page).getByRole('button', { name: 'Klingon' }).click();
    await expect.poll(() => heading.innerText()).toContain('tlh');
    // As text: what it says in HTML is not taken for any.
    expect(await heading.locator('b, i').count()).toBe(0);
    if (visit === 2) break;
    await page.reload();
    await wake(page);
    expect(await heading.innerText()).toBe(said);
  }
  expect(await bar(page).count()).toBe(0);
  expect([...new Set(asked)].sort()).toEqual([
    `${CDN}/icons.css`,
    `${CDN}/more.js`,
    `${CDN}/widget.js`,
  ]);
  const sheet = page.locator('link[data-third-party]');
  expect(await sheet.getAttribute('integrity')).toBe(integrity(STYLE));
  expect(complaints).toEqual([]);
});

test('the widget reaches nothing of the portal', async () => {
  const { page } = await openStart();
  await button(page, 'Allow').click();
  await widget(page).getByRole('button', { name: 'Klingon' }).waitFor();
  const frame = page.frames().find((one) => one.url().endsWith('/portal/translation'));
  const reached = await frame?.evaluate(async () => {
    const attempt = async (work: () => unknown) => {
      try {
        return await work();
      } catch {
        return 'refused';
      }
    };
    return [
      self.origin,
      await attempt(() => parent.document.title),
      await attempt(async () => (await fetch('/api/auth/providers')).status),
      document.cookie,
    ];
  });
  expect(reached).toEqual(['null', 'refused', 'refused', '']);
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
