import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPortal, type Portal } from './support/portal.ts';
import { button, openHints, openToasts, tabTo, toastPlaces, toasts } from './support/shell.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const titles = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `Message ${from + index}`);

/** Milliseconds by which the page's clock goes on at a time. */
const STEP = 50;

/** For how long by the page's clock something is still there. Milliseconds. */
async function untilGone(page: Page, there: Locator): Promise<number> {
  let passed = 0;
  for (; (await there.count()) > 0; passed += STEP) await page.clock.runFor(STEP);
  return passed;
}

describe('toasts', () => {
  test('are kept to five, the last one in front', async () => {
    const { page, complaints, show } = await openToasts(portal);
    await show(7);
    expect((await toastPlaces(page)).map(({ title }) => title)).toEqual(titles(5, 3));
    expect(await page.locator('[data-front]').innerText()).toContain('Message 7');
    expect(complaints).toEqual([]);
  });

  test('stand above each other, moved by height and 16 px, at the bottom right', async () => {
    const { page, show } = await openToasts(portal);
    await show(2);
    await show(1, 'Show a message to click on');
    const places = await toastPlaces(page);
    const [first, second, front] = places.map(({ height }) => height);
    expect(new Set([first, front]).size, 'heights differ').toBe(2);
    expect(places.map(({ shift }) => shift)).toEqual([
      -(Number(second) + 16 + Number(front) + 16),
      -(Number(front) + 16),
      0,
    ]);
    expect(places.map(({ scale }) => scale)).toEqual([1, 1, 1]);
    const box = await toasts(page).last().boundingBox();
    const size = page.viewportSize();
    expect(box && size && size.width - box.x - box.width).toBeLessThan(40);
    expect(box && size && size.height - box.y - box.height).toBeLessThan(40);
  });

  test('collapse to steps of 16 px and 0.05, and expand while the pointer hovers', async () => {
    const { page, show } = await openToasts(portal);
    await button(page, 'Stack messages').click();
    await show(3);
    const collapsed = await toastPlaces(page);
    expect(collapsed.map(({ shift }) => shift)).toEqual([-32, -16, 0]);
    expect(collapsed.map(({ scale }) => Number(scale.toFixed(3)))).toEqual([0.9, 0.95, 1]);
    await page.locator('[data-front]').hover();
    expect((await toastPlaces(page)).map(({ scale }) => scale)).toEqual([1, 1, 1]);
    await page.mouse.move(5, 5);
    expect((await toastPlaces(page)).map(({ shift }) => shift)).toEqual([-32, -16, 0]);
  });

  test('grow downwards from the top', async () => {
    const { page, show } = await openToasts(portal);
    await page.getByLabel('Where messages appear').selectOption('top-center');
    await button(page, 'Stack messages').click();
    await show(2);
    expect((await toastPlaces(page)).map(({ shift }) => shift)).toEqual([16, 0]);
  });

  test('close after 5000 ms and are removed 200 ms later', async () => {
    const { page, show, left } = await openToasts(portal);
    // The first brings the code along.
    await show(1);
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
    await left(0);
    await button(page, 'Show a message').click();
    await toasts(page).waitFor();
    await toastPlaces(page);
    // In small steps: where the machine is busy, the page comes late by some of them, and never early.
    const open = page.locator('[data-edge] > li[data-state=open]');
    const closed = await untilGone(page, open);
    expect(closed).toBeGreaterThanOrEqual(5_000);
    expect(closed).toBeLessThan(5_500);
    const removed = await untilGone(page, toasts(page));
    // The step in which it closed is part of it.
    expect(removed).toBeGreaterThanOrEqual(200 - STEP);
    expect(removed).toBeLessThan(700);
  });

  test('are reached with F8', async () => {
    const { page, show } = await openToasts(portal);
    await show(1);
    await page.keyboard.press('F8');
    expect(await page.evaluate(() => document.activeElement?.matches('ol[data-edge]'))).toBe(true);
    const region = page.getByRole('region', { name: 'Notifications (F8)' });
    expect(await region.count()).toBe(1);
  });

  test('run their click handler when clicked, and not when dismissed', async () => {
    const { page, show, left } = await openToasts(portal);
    await show(1, 'Show a message to click on');
    await toasts(page).getByRole('button', { name: 'Dismiss' }).click();
    await left(0);
    await show(1, 'Show a message to click on');
    await toasts(page).getByText('Message 2').click();
    await toasts(page).getByText('You clicked message 2.').waitFor();
  });

  test.each([
    [80, 0],
    [40, 1],
  ])('swiped %i px towards the edge, %i stay', async (distance, left) => {
    const { page, show } = await openToasts(portal);
    await show(1);
    await toastPlaces(page);
    const box = await toasts(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 20];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance, y, { steps: 8 });
    await page.mouse.up();
    await page.waitForTimeout(500);
    await expect.poll(() => toasts(page).count()).toBe(left);
  });
});

/** The button that a tooltip describes. */
const hinted = (page: Page) =>
  page.evaluate(() => document.querySelector('[aria-describedby=hint]')?.textContent);

describe('tooltips', () => {
  const hint = 'Hints appear after a moment.';

  test.each([
    ['Point here for a hint', 700],
    ['Point here for a quick hint', 200],
  ])('"%s" opens after %i ms', async (name, delay) => {
    const { page, complaints } = await openHints(portal, { clock: true });
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page, name).hover();
    await page.clock.runFor(delay - 20);
    expect(await page.getByRole('tooltip').count()).toBe(0);
    await page.clock.runFor(40);
    expect(await page.getByRole('tooltip').innerText()).toBe(hint);
    expect(complaints).toEqual([]);
  });

  test('open at once within 300 ms of the last one', async () => {
    const { page } = await openHints(portal, { clock: true });
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page, 'Point here for a hint').hover();
    await page.clock.runFor(720);
    const next = await button(page, 'Point here for a quick hint').boundingBox();
    await page.mouse.move((next?.x ?? 0) + 20, (next?.y ?? 0) + 10, { steps: 15 });
    await page.clock.runFor(20);
    expect(await page.getByRole('tooltip').count()).toBe(1);
    expect(await hinted(page)).toBe('Point here for a quick hint');
  });

  test('open where the keyboard leads, and go with Escape', async () => {
    const { page } = await openHints(portal);
    await tabTo(page, 'Point here for a hint');
    expect(await page.getByRole('tooltip').innerText()).toBe(hint);
    expect(await hinted(page)).toBe('Point here for a hint');
    await page.keyboard.press('Escape');
    expect(await page.getByRole('tooltip').count()).toBe(0);
    expect(await hinted(page)).toBeUndefined();
  });

  test('name a sign that stands alone, and stay while the pointer goes onto them', async () => {
    const { page, complaints } = await openHints(portal);
    await page.locator('summary', { hasText: 'Color mode' }).hover();
    const tooltip = page.getByRole('tooltip');
    expect(await tooltip.innerText()).toBe('Color mode');
    await tooltip.hover();
    await page.waitForTimeout(400);
    expect(await tooltip.count()).toBe(1);
    await page.mouse.move(10, 500);
    await tooltip.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  test('say nothing of what a dialog focuses by itself; Escape takes the hint before the dialog', async () => {
    const { page } = await openHints(portal);
    const [tooltip, dialog] = [page.getByRole('tooltip'), page.getByRole('dialog')];
    await button(page, 'Open a dialog').focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    const close = dialog.getByRole('button', { name: 'Close' }).first();
    await expect.poll(() => close.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.waitForTimeout(900);
    expect(await tooltip.count()).toBe(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await tooltip.innerText()).toBe('Close');
    await page.keyboard.press('Escape');
    expect([await tooltip.count(), await dialog.count()]).toEqual([0, 1]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  });
});
