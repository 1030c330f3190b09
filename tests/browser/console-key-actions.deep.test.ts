import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { objectionsInBothModes } from '../support/browser/objections.ts';
import { workAs } from './support/console.ts';
import { openDashboard } from './support/dashboard.ts';
import { openMail } from './support/journey-mail.ts';

const { portal } = openDashboard();
const KEYS = '/operator/marquee/keys';
const REWARDS = '/operator/marquee/rewards';

/** Presses what opens a dialog, says why there, and presses what does it: without a reason nothing happens. */
async function act(page: Page, opener: RegExp, action: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: opener }).first().click();
  const dialog = page.getByRole('dialog');
  const button = dialog.getByRole('button', { name: action, exact: true });
  await button.waitFor();
  expect(await button.getAttribute('aria-disabled')).toBe('true');
  await dialog.getByRole('textbox').fill(reason);
  expect(await objectionsInBothModes(page)).toEqual([]);
  await button.click();
  await dialog.waitFor({ state: 'detached' });
}

test('a key is replaced and its holder told; then it is revoked with its enrolment', async () => {
  const { page, context, complaints } = await workAs(portal(), 'olivia', KEYS);
  await page.getByRole('link', { name: 'PC (Steam), everywhere' }).click();
  const rows = page.getByRole('row').filter({ hasText: 'Maya Okafor' });
  const held = rows.filter({ hasText: 'Held' });
  await held.waitFor();
  await act(page, /^Replace the key of Maya/, 'Replace', 'The shop says that it was never sold.');
  await page.getByText('The key was replaced.').first().waitFor();
  await rows.filter({ hasText: 'Replaced' }).waitFor();
  await held.waitFor();
  const opened = new Set<string>();
  await openMail(portal().data, 'maya@people.example', /key/i, opened);

  await act(page, /^Revoke the key of Maya/, 'Revoke', 'It was seen in an auction.');
  await page.getByText('The enrolment and its key were revoked.').first().waitFor();
  await held.waitFor({ state: 'detached' });
  await page.getByLabel('State').selectOption('revoked');
  await page.waitForURL(/state=revoked/);
  await rows.filter({ hasText: 'Revoked' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('an import is withdrawn once: what nobody holds of it is given to nobody', async () => {
  const { page, context, complaints } = await workAs(portal(), 'olivia', KEYS);
  const row = page.getByRole('row', { name: /^sample-keys\.csv/ });
  await row.waitFor();
  await act(page, /^Withdraw sample-keys\.csv/, 'Withdraw', 'The publisher takes them back.');
  await page.getByText('The import was withdrawn.').first().waitFor();
  await row.getByRole('button').waitFor({ state: 'detached' });
  const pool = page.getByRole('row').filter({ hasText: 'PC (Steam), everywhere' });
  await expect.poll(() => pool.getByRole('cell').nth(2).innerText()).toMatch(/^0\b/);
  expect(complaints).toEqual([]);
  await context.close();
});

test('points of a reward go back with a reason, and it waits no more', async () => {
  const { page, context, complaints } = await workAs(
    portal(),
    'olivia',
    `${REWARDS}?state=claimed&search=Bulb`,
  );
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await rows.first().waitFor();
  const number = await rows.first().getByRole('cell').nth(1).innerText();
  await act(page, /^Refund: /, 'Refund', 'The pack was never made.');
  await page.getByText('The points went back.').first().waitFor();
  const refunded = rows.filter({ has: page.getByRole('cell', { name: number, exact: true }) });
  await refunded.waitFor({ state: 'detached' });
  await page.getByLabel('State').selectOption('refunded');
  await page.waitForURL(/state=refunded/);
  await refunded.getByRole('cell', { name: 'Refunded' }).waitFor();
  expect(await refunded.getByRole('button', { name: /^Refund/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('in the inbox a reward is sent with its reference, and its points go back only with a reason', async () => {
  const { page, context, complaints } = await workAs(
    portal(),
    'olivia',
    '/operator/marquee/inbox?kinds=redemption',
  );
  const items = page.getByRole('list', { name: 'What waits' }).getByRole('link');
  const open = async (place: number) => {
    await items.nth(place).click();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    return page.url();
  };
  const first = await open(0);
  await page.getByRole('button', { name: 'Give the points back' }).click();
  await page.getByText('Say why in the note').first().waitFor();
  const noted = page.getByLabel('Note to the creator');
  expect(await noted.evaluate((field) => field === document.activeElement)).toBe(true);
  await noted.fill('The maker stopped making it.');
  await page.reload();
  await expect.poll(() => noted.inputValue()).toBe('The maker stopped making it.');
  await page.getByRole('button', { name: 'Give the points back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give the points back' }).click();
  await page.getByText('The points were given back').first().waitFor();
  await page.waitForURL((url) => url.href !== first);
  await open(0);
  await page.getByLabel('Tracking reference').fill('JD 0146 7777');
  await page.getByRole('button', { name: 'Mark as delivered' }).click();
  await page.getByText('Marked as delivered').first().waitFor();
  await page.goto(`${portal().server.origin}${REWARDS}?state=fulfilled`);
  await page.getByText('JD 0146 7777').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
