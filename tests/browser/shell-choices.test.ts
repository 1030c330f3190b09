import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtScripts } from '../support/browser/built-files.ts';
import { wake } from '../support/browser/wake.ts';
import { testInDepth } from '../support/in-depth.ts';
import { openPortal, type Portal } from './support/portal.ts';
import { button, openShowcase } from './support/shell.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

describe('the language', () => {
  test('that was chosen here comes back where its cookie is gone', async () => {
    const { page, context } = await portal.open();
    await page.addInitScript(() => localStorage.setItem('creators_locale', 'de'));
    await page.goto(`${portal.server.origin}/programs/capcom`);
    // The page that wakes up is gone at once: the app leads to the one in that language.
    await page.mouse.move(5, 5);
    await page.waitForFunction(() => document.documentElement.lang === 'de');
    const cookies = await context.cookies();
    expect(cookies.find(({ name }) => name === 'creators_locale')?.value).toBe('de');
  });

  test('that an address asks for comes before a stored one', async () => {
    const { page } = await portal.open();
    await page.addInitScript(() => localStorage.setItem('creators_locale', 'de'));
    await page.goto(`${portal.server.origin}/programs/capcom?locale=fr`);
    await wake(page);
    await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
    expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  });
});

describe('the color mode', () => {
  const mode = (page: Page) => page.locator('html').getAttribute('data-mode');
  const choose = async (page: Page, name: string) => {
    await page.locator('header summary', { hasText: 'Color mode' }).click();
    await page.getByRole('banner').getByRole('button', { name, exact: true }).click();
  };
  const ground = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  test('is kept, and shown before the page is alive', async () => {
    const { page, complaints } = await openShowcase(portal);
    expect(await mode(page)).toBe('dark');
    const dark = await ground(page);
    await choose(page, 'Light');
    expect(await mode(page)).toBe('light');
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await mode(page)).toBe('light');
    expect(await ground(page)).not.toBe(dark);
    expect(complaints).toEqual([]);
  });

  testInDepth('follows the device where "system" was chosen', async () => {
    const { page } = await openShowcase(portal, { colorScheme: 'dark' });
    await choose(page, 'Like my device');
    expect(await mode(page)).toBe('dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => mode(page)).toBe('light');
    await page.reload();
    expect(await mode(page)).toBe('light');
  });

  testInDepth(
    'changes with the page where a program goes from a forced one to a choice',
    async () => {
      const { page, complaints } = await portal.open();
      await page.addInitScript(() => localStorage.setItem('creators_color_mode', 'light'));
      await page.goto(`${portal.server.origin}/programs/capcom`);
      expect(await mode(page)).toBe('dark');
      await wake(page);
      await page.getByRole('link', { name: 'Apply now' }).first().click();
      await page.waitForURL(/\/login#apply$/);
      await page.getByText('Sign in to apply.').waitFor();
      await expect.poll(() => mode(page)).toBe('light');
      expect(complaints).toEqual([]);
    },
  );
});

test('an early click on a button is done once the page is alive', async () => {
  const { page, complaints } = await portal.open();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const [entry = ''] = builtScripts(/main\/browser\.tsx$/);
  await page.route(`**${entry}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${portal.server.origin}/ui-showcase`);
  await button(page, 'Show a message').click();
  expect(await page.locator('html[data-ready]').count()).toBe(0);
  release();
  await page.locator('[data-edge] > li').waitFor();
  expect(complaints).toEqual([]);
});
