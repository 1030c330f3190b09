import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { VIEW_PATH } from '#contract/programs/view-answer.ts';
import { objections } from '../support/browser/objections.ts';
import { testInDepth } from '../support/in-depth.ts';
import { hasFocus, openSharedDashboard } from './support/dashboard.ts';
import { rowsOf } from './support/swept.ts';

const dashboard = openSharedDashboard();
const ready = (page: Page) => page.waitForSelector('html[data-ready]');
const bar = (page: Page) => page.getByRole('navigation', { name: 'Program sections' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** What a screen reader is told of the page. */
const said = (page: Page, title: string) =>
  page.getByRole('status').filter({ hasText: new RegExp(`^${title} \\|`) });

/** What sticks out of the bar's links, or of the window, by what they say. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main nav > ul:last-child > li > *')]
      .map((one) => one.querySelector<HTMLElement>('summary') ?? one)
      .filter((one) => {
        const { left, right, bottom } = one.getBoundingClientRect();
        return (
          one.scrollWidth > one.clientWidth ||
          left < 0 ||
          right > document.documentElement.clientWidth ||
          bottom > innerHeight
        );
      })
      .map(({ innerText }) => innerText),
  );

describe('on a phone', () => {
  test.each(rowsOf(['ar-sa'], ['en', 'de', 'es-mx', 'ru', 'pl', 'ja']))(
    'the sections are at its foot, and nothing of them is cut off in %s',
    async (locale) => {
      const opened = await dashboard.enter('maya', { width: 360 });
      const { page, context } = opened;
      await dashboard.visit(opened, `?locale=${locale}`);
      expect(await page.locator('main nav > ul:last-child > li').count()).toBe(5);
      expect(await cutOff(page)).toEqual([]);
      await expect
        .poll(async () => {
          // What loads makes the page higher.
          await page.evaluate(() =>
            scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
          );
          const last = await page.locator('footer p').last().boundingBox();
          const foot = await page.locator('main nav > ul:last-child').boundingBox();
          return last && foot && last.y + last.height <= foot.y;
        })
        .toBe(true);
      await context.close();
    },
  );

  testInDepth(
    '"More" opens the others and marks where one is; Escape and the page behind close it',
    async () => {
      const opened = await dashboard.enter('maya', { width: 360 });
      const { page, context } = opened;
      await dashboard.visit(opened, '');
      const more = bar(page).getByText('More', { exact: true });
      const requests = bar(page).getByRole('link', { name: 'Requests', exact: true });
      await more.click();
      await requests.waitFor();
      expect(await objections(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await requests.waitFor({ state: 'hidden' });
      await more.click();
      await page.mouse.click(180, 100);
      await requests.waitFor({ state: 'hidden' });
      await more.click();
      await requests.click();
      await heading(page, 'Requests').waitFor();
      await requests.waitFor({ state: 'hidden' });
      await more.click();
      expect(await requests.getAttribute('aria-current')).toBe('page');
      expect(await bar(page).locator('[aria-current=page]:visible').count()).toBe(1);
      await context.close();
    },
  );

  test('without script "More" opens links that lead on', async () => {
    const { page, context } = await dashboard
      .portal()
      .open({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.goto(`${dashboard.portal().server.origin}/programs/marquee/dashboard`);
    await bar(page).getByText('More', { exact: true }).click();
    await bar(page).getByRole('link', { name: 'Key claims' }).click();
    expect(new URL(page.url()).pathname).toBe('/programs/marquee/dashboard/key-claims');
    await context.close();
  });
});

test.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])('the first quest is seen without scrolling at $width × $height', async (viewport) => {
  const opened = await dashboard.enter('maya');
  const { page, context } = opened;
  await page.setViewportSize(viewport);
  await dashboard.visit(opened, '/quests');
  const title = page.getByRole('main').getByRole('article').first().getByRole('heading');
  await title.waitFor();
  const bar = page.locator('main nav > ul:last-child');
  const foot = async () =>
    viewport.width < 700 ? ((await bar.boundingBox())?.y ?? 0) : viewport.height;
  await expect
    .poll(async () => {
      const box = await title.boundingBox();
      return box !== null && box.y + box.height < (await foot());
    })
    .toBe(true);
  await context.close();
});

describe('a navigation within the app', () => {
  test('says the page and begins at its heading; the first page and another view do not', async () => {
    const opened = await dashboard.enter('maya');
    const { page, context } = opened;
    await dashboard.visit(opened, '');
    await ready(page);
    expect(await hasFocus(heading(page, 'Dashboard'))).toBe(false);
    await bar(page).getByRole('link', { name: 'Rewards' }).click();
    await said(page, 'Rewards').waitFor({ state: 'attached' });
    await expect.poll(() => hasFocus(heading(page, 'Rewards'))).toBe(true);
    expect(
      await heading(page, 'Rewards').evaluate((one) => getComputedStyle(one).outlineStyle),
    ).toBe('none');
    await bar(page).getByRole('link', { name: 'Quests', exact: true }).click();
    await expect.poll(() => hasFocus(heading(page, 'Quests'))).toBe(true);
    await page.locator('main a[href*="/quests#"]:not([aria-current])').first().click();
    await page.waitForURL(/#/);
    expect(await hasFocus(heading(page, 'Quests'))).toBe(false);
    await context.close();
  });

  testInDepth('is shown on the link that was pressed while its page is on the way', async () => {
    const opened = await dashboard.enter('maya', { width: 360 });
    const { page, context } = opened;
    await dashboard.visit(opened, '');
    await ready(page);
    const held = Promise.withResolvers<void>();
    await page.route(`**${VIEW_PATH}?*`, async (route) => {
      await held.promise;
      await route.continue();
    });
    const link = bar(page).locator('a:has(> [data-sign=quests])');
    const ground = () =>
      link.locator('[data-sign]').evaluate((sign) => getComputedStyle(sign).backgroundColor);
    await link.focus();
    const before = await ground();
    await page.keyboard.press('Enter');
    await expect.poll(ground).not.toBe(before);
    expect(new URL(page.url()).pathname).toMatch(/quests$/);
    await heading(page, 'Dashboard').waitFor();
    held.resolve();
    await heading(page, 'Quests').waitFor();
    await context.close();
  });

  testInDepth(
    'goes back to where the page was scrolled to, with its heading in focus',
    async () => {
      const opened = await dashboard.enter('maya', { width: 360 });
      const { page, context } = opened;
      await dashboard.visit(opened, '/rewards');
      await page.locator('main article, main li h3').last().waitFor();
      await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
      await bar(page).getByRole('link', { name: 'Quests', exact: true }).click();
      await expect.poll(() => hasFocus(heading(page, 'Quests'))).toBe(true);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(() => hasFocus(heading(page, 'Rewards'))).toBe(true);
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
      await context.close();
    },
  );

  test('to a card leaves the focus to the card', async () => {
    const opened = await dashboard.enter('maya');
    const { page, context } = opened;
    await dashboard.visit(opened, '');
    await page.locator('main a[href*="#quest-"],main a[href*="#reward-"]').first().click();
    await page.waitForURL(/#(quest|reward)-\d+$/);
    const card = page.locator(`[aria-labelledby="${new URL(page.url()).hash.slice(1)}"]`);
    await expect.poll(() => hasFocus(card)).toBe(true);
    await said(page, '(Quests|Challenges|Rewards)').waitFor({ state: 'attached' });
    await context.close();
  });
});
