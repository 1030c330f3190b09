import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { wake } from '../support/browser/wake.ts';
import { workAs } from './support/console.ts';
import { openDashboard } from './support/dashboard.ts';
import { mailFiles } from './support/journey-mail.ts';
import { changeTokens, DEAD } from './support/journey-session.ts';

const { portal } = openDashboard();
const INBOX = '/operator/marquee/inbox';

const list = (page: Page) => page.getByRole('list', { name: 'What waits' });

/** Moves the focus on by Tab until it stands on something of that name. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: at } = document;
      if (!at?.matches('a, button, input, select, textarea, summary')) return '';
      return at.getAttribute('aria-label') ?? at.textContent;
    });
  for (let presses = 0; presses < 60; presses += 1) {
    if (name.test(await focused())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`60 presses of Tab did not lead to ${name}.`);
}

test('by keyboard alone, from the sign-in through the queue to the creator’s mail', async () => {
  const { page, context, complaints } = await portal().open({
    viewport: { width: 1280, height: 800 },
  });
  await page.goto(`${portal().server.origin}${INBOX}?kinds=application`);
  await wake(page);
  await page.getByRole('button', { name: 'Continue with Sample people' }).waitFor();
  await tabTo(page, /^Continue with Sample people/);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Olivia/ }).waitFor();
  await tabTo(page, /Olivia/);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === INBOX && url.search === '?kinds=application');
  await list(page).getByRole('listitem').first().waitFor();
  const before = new Set(await mailFiles(portal().data));
  await page.keyboard.press('j');
  await page.getByRole('button', { name: /^Ask for changes/ }).waitFor();
  await page.keyboard.press('c');
  await page.getByLabel('Reason').waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Say in the title that it was a gift.');
  const preview = page.getByRole('region', { name: 'E-mail to the creator' });
  await preview.getByText('Say in the title that it was a gift.').waitFor();
  const subject = await preview.locator('strong').innerText();
  await page.keyboard.press('Control+Enter');
  await page.getByText('1 decision waits and can be undone').waitFor();
  await page.getByText('1 decision waits and can be undone').waitFor({ state: 'detached' });
  const newMails = async () => {
    const names = (await mailFiles(portal().data)).filter((name) => !before.has(name));
    const html = names.map((name) => join(portal().data, 'mail', name.replace(/eml$/, 'html')));
    return Promise.all(html.map((file) => readFile(file, 'utf8')));
  };
  const told = async () =>
    (await newMails()).find((html) => html.includes('Say in the title that it was a gift.'));
  await expect.poll(told).toBeDefined();
  expect(await told()).not.toContain('Olivia');
  expect(await told()).toContain(subject);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a console left open signs in again where it was, with what was being typed', async () => {
  const { page, context } = await workAs(portal(), 'olivia', `${INBOX}?kinds=application`);
  await list(page).getByRole('listitem').last().getByRole('link').click();
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  await page.getByLabel('Note to the creator').fill('Which channel is yours,');
  await page.getByLabel('A note for the other operators').fill('Nobody answers at this address.');
  // No preview is on its way when the session ends: its call would be the first to find it out.
  await page.locator('section[aria-busy="false"]', { hasText: 'E-mail to the creator' }).waitFor();
  const address = page.url();
  // What is asked meanwhile is answered once all is typed: any of it finds out that the session has ended.
  const typed = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    await typed.promise;
    await route.continue();
  });
  await changeTokens(page, DEAD);
  await page.getByLabel('Note to the creator').fill('Which channel is yours, and since when?');
  await page.keyboard.press('Control+Enter');
  typed.resolve();
  await page.getByRole('button', { name: 'Continue with Sample people' }).click();
  await page.getByRole('button', { name: /Olivia/ }).click();
  await page.waitForURL(address);
  await expect
    .poll(() => page.getByLabel('Note to the creator').inputValue())
    .toBe('Which channel is yours, and since when?');
  expect(await page.getByLabel('A note for the other operators').inputValue()).toBe(
    'Nobody answers at this address.',
  );
  await page.getByRole('button', { name: 'Ask for changes' }).last().click();
  await page.getByText('1 decision waits and can be undone').waitFor();
  await page.keyboard.press('u');
  await page.getByText('Undone. Nothing was sent.').first().waitFor();
  await context.close();
});
