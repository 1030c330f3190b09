import { expect, test } from 'vitest';
import { openSharedDashboard } from './support/dashboard.ts';

const dashboard = openSharedDashboard();
const TOLD = 'Give a whole web address, such as https://example.com/you.';

test('an address that was typed without https:// is completed, and a fault goes while it is mended', {
  timeout: 120_000,
}, async () => {
  const opened = await dashboard.enter('maya', { width: 360 });
  const { page } = opened;
  await dashboard.visit(opened, '/key-claims');
  await page.locator('main a[href*="/key-claims/"]').filter({ hasText: /sign/i }).first().click();
  const address = page.locator('input[type=url]').first();
  await address.fill('youtu');
  await address.blur();
  await expect.poll(() => page.getByText(TOLD).isVisible()).toBe(true);
  expect(await address.getAttribute('aria-invalid')).toBe('true');
  await address.fill('youtu.be/abc');
  await expect.poll(() => page.getByText(TOLD).count()).toBe(0);
  await address.blur();
  await expect.poll(() => address.inputValue()).toBe('https://youtu.be/abc');
});

test('a line tells how long it is when it nears its limit', { timeout: 120_000 }, async () => {
  const opened = await dashboard.enter('liam', { width: 360 });
  const { page } = opened;
  await dashboard.visit(opened, '/account');
  const name = page.locator('input[autocomplete=nickname]');
  await name.fill('Liam');
  expect(await page.getByText('of 60 characters').count()).toBe(0);
  await name.fill('L'.repeat(50));
  await expect.poll(() => page.getByText('50 of 60 characters').isVisible()).toBe(true);
});

test('a copy button says that it copied, and what to do where copying is refused', {
  timeout: 120_000,
}, async () => {
  const opened = await dashboard.enter('maya');
  const { page, context } = opened;
  await page.goto(`${dashboard.portal().server.origin}/bitmask-test`);
  const button = page.getByRole('button', { name: /^Copy/ }).first();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('button [aria-live=polite]', { hasText: 'Copied' }).count())
    .toBe(1);
  await expect.poll(() => button.innerText()).toBe('Copy');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await button.focus();
  await page.keyboard.press('Enter');
  const refused = page.getByText(
    'Copying is not allowed here. Select the text and copy it yourself.',
  );
  await expect.poll(() => refused.first().isVisible()).toBe(true);
});
