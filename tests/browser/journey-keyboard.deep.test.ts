import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LivePortal, openLivePortal } from './support/live-portal.ts';
import { reportEvents } from './support/report-events.ts';

let portal: LivePortal;
beforeAll(async () => {
  portal = await openLivePortal();
});
afterAll(() => portal?.close());

/** Tabs on until the focus is there. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let step = 0; step < 80; step += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The keyboard does not reach ${target} at ${page.url()}.`);
}

test('keys alone lead from the landing page through a claim to a reward', async () => {
  const { page, context } = await portal.open();
  const link = (name: RegExp) => page.getByRole('link', { name }).first();
  const button = (name: RegExp) => page.getByRole('button', { name }).first();
  await page.goto(`${portal.server.origin}/programs/marquee`);
  await tabTo(page, link(/^Apply now$/));
  await page.keyboard.press('Enter');
  await tabTo(page, button(/^Continue with Sample people$/));
  await page.keyboard.press('Enter');
  await tabTo(page, button(/Maya/));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Your points' }).waitFor();

  await reportEvents(portal, { page }, 'marquee', [{ metric: 'bingo_wins', value: 9 }]);
  await tabTo(page, link(/^Challenges$/));
  await page.keyboard.press('Enter');
  const quest = page.getByRole('article', { name: 'One line before bed' });
  await tabTo(page, button(/^Claim One line before bed$/));
  await page.keyboard.press('Space');
  await quest.getByText('Claimed', { exact: true }).waitFor();

  await page.keyboard.press('Home');
  await tabTo(page, link(/^Rewards$/));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Rewards' }).waitFor();
  await tabTo(page, button(/^Redeem A key from the shelf$/));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(page, button(/^Redeem$/));
  await page.keyboard.press('Enter');
  await page.getByText('Your key').first().waitFor();
  // Whatever closed keeps the keyboard where one was.
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await context.close();
});
