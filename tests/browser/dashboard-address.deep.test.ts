import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { hasFocus, openDashboard } from './support/dashboard.ts';

const { arrive, visit } = openDashboard();

const ADDRESS = [
  ['Name on the parcel', 'Maya Okafor'],
  ['Street and number', '1 Any Street'],
  ['Town or city', 'Lagos'],
] as const;
const dialogOf = (page: Page) => page.getByRole('dialog');
const redeemMug = async (page: Page) => {
  await page.getByRole('button', { name: 'Redeem House mug' }).click();
  await dialogOf(page).getByLabel('Name on the parcel').waitFor();
};
const confirmMug = async (page: Page) => {
  await dialogOf(page).getByRole('button', { name: 'Redeem' }).click();
  await dialogOf(page).waitFor({ state: 'detached' });
};
const takeBack = async (page: Page) => {
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await dialogOf(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByText('Points given back').first().waitFor();
};

test('an address is saved with a redemption, filled in at the next, changed and deleted', async () => {
  const opened = await arrive('maya');
  const { page, context, complaints } = opened;
  await visit(opened, '/rewards');
  await redeemMug(page);
  const dialog = dialogOf(page);
  const remember = dialog.getByLabel('Save this address for next time');
  expect(await remember.isChecked()).toBe(false);
  expect(await objectionsInBothModes(page)).toEqual([]);
  for (const [label, value] of ADDRESS) await dialog.getByLabel(label).fill(value);
  await dialog.getByLabel('Country').selectOption({ index: 1 });
  const country = await dialog.getByLabel('Country').inputValue();
  await remember.check();
  await confirmMug(page);
  // Her points are enough for one.
  await takeBack(page);

  await visit(opened, '/account');
  const part = page.locator('#saved-address');
  await part.getByText('1 Any Street').waitFor();
  await part.getByText(/^Deleted on .*, unless you use it before\.$/).waitFor();
  await part.getByRole('button', { name: 'Change address' }).click();
  await dialog.getByLabel('Street and number').fill('2 Other Street');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await part.getByText('2 Other Street').waitFor();
  expect(await objectionsInBothModes(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sticksOut(page)).toEqual([]);

  await visit(opened, '/rewards');
  await redeemMug(page);
  await dialog.getByText(/^Filled in from your saved address\./).waitFor();
  expect(await dialog.getByLabel('Street and number').inputValue()).toBe('2 Other Street');
  expect(await dialog.getByLabel('Country').inputValue()).toBe(country);
  expect(await objectionsInBothModes(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete address' }).click();
  const gone = dialog.getByText('Your saved address is deleted.');
  await expect.poll(() => hasFocus(gone)).toBe(true);
  expect(await dialog.getByLabel('Street and number').inputValue()).toBe('2 Other Street');
  await dialog.getByLabel('Save this address for next time').waitFor();
  const { localStorage, sessionStorage } = await page.evaluate(() => ({
    localStorage: JSON.stringify(window.localStorage),
    sessionStorage: JSON.stringify(window.sessionStorage),
  }));
  expect(localStorage + sessionStorage).not.toContain('Other Street');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await visit(opened, '/account');
  await part.getByText('No address is saved.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});
