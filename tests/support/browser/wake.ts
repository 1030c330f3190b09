import type { Page } from 'playwright-core';

/** Does what wakes a page up, and waits until it answers. */
export async function wake(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForSelector('html[data-ready]');
}
