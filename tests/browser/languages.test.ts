import { afterAll, beforeAll, expect, test } from 'vitest';
import { wake } from '../support/browser/wake.ts';
import { openPortal, type Portal } from './support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('the language of the browser decides where nothing was chosen', async () => {
  const { page } = await portal.open({ locale: 'de-DE' });
  await page.goto(`${portal.server.origin}/programs/sega`);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
});

test('the menu changes the language, and the choice lasts', async () => {
  const { page } = await portal.open();
  await page.goto(`${portal.server.origin}/programs/sega`);
  await page.locator('header summary', { hasText: 'Language' }).click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL(/locale=de$/);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\?locale=de$/);
  await page.goto(`${portal.server.origin}/programs/capcom`);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  expect(await page.evaluate(() => localStorage.getItem('creators_locale'))).toBe('de');
});

test('a program answers only in languages it is offered in', async () => {
  const { page } = await portal.open({ locale: 'pl-PL' });
  await page.goto(`${portal.server.origin}/programs/apex-legends`);
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  const offered = await page
    .locator('a[hreflang]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')?.toLowerCase()));
  expect(offered.sort()).toEqual(['de', 'en', 'es', 'fr', 'ja']);
});

test('Arabic reads from the right, and hydrates as it was rendered', async () => {
  const { page, complaints } = await portal.open();
  await page.goto(`${portal.server.origin}/programs/capcom?locale=ar-sa`);
  expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
  await wake(page);
  expect(complaints).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('a poisoned cookie and an unknown locale change nothing', async () => {
  const { page, context } = await portal.open();
  await context.addCookies([
    { name: 'creators_locale', value: '%00<script>', url: portal.server.origin },
  ]);
  const response = await page.goto(`${portal.server.origin}/programs/sega?locale=xx-yy`);
  expect(response?.status()).toBe(200);
  expect(await page.locator('html').getAttribute('lang')).toBe('en-US');
});
