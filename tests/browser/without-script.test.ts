import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('without script, questions open, languages change and links lead on', async () => {
  const { page } = await portal.open({ javaScriptEnabled: false });
  await page.goto(`${portal.server.origin}/programs/capcom`);
  const question = page.locator('#faq details').first();
  await question.locator('summary').click();
  expect(await question.locator('p').first().isVisible()).toBe(true);
  await page.locator('header summary', { hasText: 'Language' }).click();
  await page.getByRole('link', { name: 'Français' }).click();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  await page.goto(`${portal.server.origin}/programs/capcom`);
  await page.getByRole('link', { name: 'Apply now' }).first().click();
  expect(page.url()).toBe(`${portal.server.origin}/programs/capcom/login#apply`);
  expect(await page.getByText('Sign in to apply.').isVisible()).toBe(true);
  await page.goto(`${portal.server.origin}/programs/capcom/login`);
  expect(await page.getByText('Sign in to apply.').isVisible()).toBe(false);
});

test('a landing page fetches no script before it is touched on save-data', async () => {
  const { page } = await portal.open();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${portal.server.origin}/programs/capcom`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  expect(scripts).toEqual([]);
  await page.mouse.move(20, 20);
  await page.mouse.move(30, 30);
  await page.waitForSelector('html[data-ready]');
  expect(scripts.length).toBeGreaterThan(0);
});

test('scrolling down says 1, and up says -1', async () => {
  const { page } = await portal.open();
  await page.goto(`${portal.server.origin}/programs/capcom`);
  const direction = () =>
    page.evaluate(() => document.documentElement.style.getPropertyValue('--scroll-direction'));
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(direction).toBe('1');
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  await expect.poll(direction).toBe('-1');
});
