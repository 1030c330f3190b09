import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { objectionsAsOpened } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { openPortal, type Portal } from './support/portal.ts';
import { button, openShowcase, openToasts, tabTo, toasts } from './support/shell.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const dialog = (page: Page) => page.getByRole('dialog');
const focusInside = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);

describe.each(['Open a dialog', 'Open a side panel'])('"%s"', (name) => {
  test('keeps the focus inside and gives it back on Escape', async () => {
    const { page, complaints } = await openShowcase(portal);
    await button(page, name).click();
    await page.getByRole('dialog', { name }).waitFor();
    // As many as lead away from the Close button again, whose hint Escape would take first.
    for (let step = 0; step < 5; step += 1) {
      expect(await focusInside(page)).toBe(true);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
    expect(complaints).toEqual([]);
  });

  test('is what Escape closes, also where a toast came meanwhile', async () => {
    const { page, complaints } = await openShowcase(portal);
    await button(page, name).click();
    await page.getByRole('dialog', { name }).waitFor();
    // As a live event does: nobody presses what lies behind a dialog.
    await page
      .locator('button', { hasText: /^Show a message$/ })
      .evaluate((node: HTMLElement) => node.click());
    await toasts(page).waitFor();
    // The Close button has the focus, and maybe a hint, which Escape would take first.
    await page.mouse.move(1, 1);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await toasts(page).count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  test('locks the page behind it while it is open', async () => {
    const { page } = await openShowcase(portal);
    await button(page, name).click();
    await dialog(page).waitFor();
    const scrolled = () => page.evaluate(() => scrollY);
    const before = await scrolled();
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 400);
    await page.waitForTimeout(300);
    expect(await scrolled()).toBe(before);
    await page.mouse.click(20, 400);
    await dialog(page).waitFor({ state: 'detached' });
    await page.mouse.wheel(0, 400);
    await expect.poll(scrolled).toBeGreaterThan(before);
  });

  test('closes by what stands in it', async () => {
    const { page } = await openShowcase(portal);
    await button(page, name).click();
    await dialog(page).getByText('Close', { exact: true }).click();
    await dialog(page).waitFor({ state: 'detached' });
  });
});

describe('the side panel', () => {
  const settled = async (page: Page) => {
    await dialog(page).waitFor();
    await page.waitForTimeout(300);
    return dialog(page).boundingBox();
  };

  test('stands at the end of the reading direction', async () => {
    const { page } = await openShowcase(portal);
    await button(page, 'Open a side panel').click();
    const box = await settled(page);
    expect(box && box.x + box.width).toBe(page.viewportSize()?.width);
    expect(box?.x).toBeGreaterThan(400);
  });

  test('stands at the left in Arabic', async () => {
    const { page, complaints } = await portal.open();
    await page.goto(`${portal.server.origin}/ui-showcase?locale=ar-sa`);
    await wake(page);
    await button(page, 'فتح لوحة جانبية').click();
    expect((await settled(page))?.x).toBeCloseTo(0, 1);
    expect(complaints).toEqual([]);
  });

  test('takes the whole width of a phone', async () => {
    const { page } = await openShowcase(portal, { viewport: { width: 390, height: 800 } });
    await button(page, 'Open a side panel').click();
    expect((await settled(page))?.width).toBeCloseTo(390, 1);
  });
});

test.each(['dark', 'light'])('axe objects to nothing that opens, in %s', async (mode) => {
  const { origin } = portal.server;
  const localStorage = [{ name: 'creators_color_mode', value: mode }];
  const storageState = { cookies: [], origins: [{ origin, localStorage }] };
  const { page, show } = await openToasts(portal, { reducedMotion: 'reduce', storageState });
  // A hint stands outside every landmark and is read with what it describes.
  const objections = () => objectionsAsOpened(page, { rules: { region: { enabled: false } } });
  await show(2);
  await page.clock.resume();
  await tabTo(page, 'Point here for a hint');
  await page.getByRole('tooltip').waitFor();
  expect(await objections()).toEqual([]);
  for (const name of ['Open a dialog', 'Open a side panel']) {
    await button(page, name).click();
    await dialog(page).waitFor();
    expect(await objections()).toEqual([]);
    await dialog(page).getByText('Close', { exact: true }).click();
    await dialog(page).waitFor({ state: 'detached' });
  }
});
