import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { type OpenPage, openPortal, type Portal } from './support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal?.close());

const form = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const visit = async ({ page }: OpenPage, search = '') => {
  await page.goto(`${portal.server.origin}/bitmask-test${search}`);
  await wake(page);
  await form(page, 'Decimal').waitFor();
};

test('cells and the number in every form say the same, and the address says it too', async () => {
  const opened = await portal.open();
  const { page, context, complaints } = opened;
  await visit(opened);
  await page.getByLabel('Size').selectOption('3');
  for (const column of [1, 2, 3])
    await page.getByRole('button', { name: `Row 1, column ${column}, bit ${column - 1}` }).click();
  expect(await form(page, 'Decimal').inputValue()).toBe('7');
  expect(await form(page, 'Binary').inputValue()).toBe('000000111');
  await page.getByText('1 pattern matches').waitFor();

  await form(page, 'Hexadecimal').fill('1ef');
  expect(await form(page, 'Decimal').inputValue()).toBe('495');
  await page.getByText('5 patterns match').waitFor();
  await form(page, 'Decimal').fill('512');
  await page.getByText('This has more bits than the 9 of this board.').waitFor();
  await form(page, 'Binary').fill('21');
  await page.getByText('“2” is neither 0 nor 1.').waitFor();
  expect(await objectionsInBothModes(page)).toEqual([]);

  const { search } = new URL(page.url());
  expect(search).toBe('?mask=3ff');
  await visit(opened, search);
  expect(await form(page, 'Decimal').inputValue()).toBe('495');
  await page.getByLabel('Free cell in the middle').check();
  expect(await form(page, 'Decimal').inputValue()).toBe('511');
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sticksOut(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the keyboard leads through the cells, from right to left in Arabic', async () => {
  const opened = await portal.open();
  const { page, context } = opened;
  await page.goto(`${portal.server.origin}/bitmask-test?mask=300&locale=ar-sa`);
  await wake(page);
  const cells = page.locator('fieldset button');
  await cells.first().focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect.poll(() => new URL(page.url()).searchParams.get('mask')).toBe('30g');
  expect(await cells.nth(4).getAttribute('aria-pressed')).toBe('true');
  await context.close();
});

test('an address that cannot be read is told', async () => {
  const opened = await portal.open();
  await visit(opened, '?mask=5zz');
  await opened.page.getByText('A text of this size has 6 characters in all, not 3.').waitFor();
  await opened.context.close();
});
