import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { objectionsAsOpened } from '../support/browser/objections.ts';
import { settle } from '../support/browser/settle.ts';
import { wake } from '../support/browser/wake.ts';
import { openPortal, type Portal } from './support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const PHONE = { width: 360, height: 740 };
const landing = () => `${portal.server.origin}/programs/dscc-v2`;
const open = async () => (await portal.open({ viewport: PHONE })).page;

/** How far below the window's upper edge the last part with a name of its own begins. */
const lastPart = (page: Page): Promise<number> =>
  page.evaluate(
    () => document.querySelector('#socials')?.getBoundingClientRect().top ?? Number.NaN,
  );
const laidOut = (page: Page): Promise<boolean> =>
  page
    .locator('#socials h2')
    .evaluate((title) => title.checkVisibility({ contentVisibilityAuto: true }));

/** The header stays, and room below it. */
const BELOW_HEADER = 90;

test('what is far below is laid out at the first sign of a visitor', async () => {
  const page = await open();
  await page.goto(landing());
  expect(await laidOut(page)).toBe(false);
  await page.keyboard.press('Tab');
  expect(await laidOut(page)).toBe(true);
});

/** Its light and dark parts take turns, and one is twice as high as the guess. */
test('axe takes no part for one that lies over the next before it is laid out', async () => {
  const page = await open();
  await page.goto(`${portal.server.origin}/programs/sega`);
  expect(await objectionsAsOpened(page)).toEqual([]);
});

test('a part settles as it is scrolled in, whether it has been laid out or not', async () => {
  const { page } = await portal.open({ viewport: PHONE, reducedMotion: 'no-preference' });
  await page.goto(landing());
  const settled = () =>
    page.locator('#socials > *').evaluate(async (body) => {
      const { top } = body.parentElement?.getBoundingClientRect() ?? new DOMRect();
      scrollBy({ top: top - innerHeight + 60, behavior: 'instant' });
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      return body.getAnimations()[0]?.effect?.getComputedTiming().progress ?? undefined;
    });
  const isOnTheWay = (progress = 0) => progress > 0.05 && progress < 0.6;
  expect(await settled()).toSatisfy(isOnTheWay);
  await page.keyboard.press('Tab');
  expect(await settled()).toSatisfy(isOnTheWay);
});

test('a link to a part far below leads to its beginning', async () => {
  const page = await open();
  await page.goto(landing());
  await page.locator('main a[href$="#socials"]').first().click();
  await expect.poll(() => lastPart(page)).toBeLessThan(BELOW_HEADER);
  expect(await lastPart(page)).toBeGreaterThan(0);
});

test('an address that names a part opens the page there', async () => {
  const page = await open();
  await page.goto(`${landing()}#socials`);
  await expect.poll(() => lastPart(page)).toBeLessThan(BELOW_HEADER);
  expect(await lastPart(page)).toBeGreaterThan(0);
});

test('a page that comes alive stays where the visitor has scrolled to', async () => {
  const page = await open();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    // The scripts of a slow network, that come after the visitor has begun to read.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  await page.goto(landing());
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(3000);
  await wake(page);
  expect(await page.evaluate(() => scrollY)).toBe(3000);
});

test('a page that is loaded again shows what it showed', async () => {
  const page = await open();
  await page.goto(`${landing()}#socials`);
  await expect.poll(() => lastPart(page)).toBeLessThan(BELOW_HEADER);
  await page.goto(landing());
  await page.keyboard.press('Tab');
  await page.evaluate(() => scrollTo({ top: 6000, behavior: 'instant' }));
  await settle(page);
  const before = await lastPart(page);
  await page.reload();
  await expect.poll(() => lastPart(page)).toBeCloseTo(before, -1);
});
