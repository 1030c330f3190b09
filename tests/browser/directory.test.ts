import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInAs } from '../support/browser/sign-in-as.ts';
import { wake } from '../support/browser/wake.ts';
import { type LivePortal, openSharedPortal, type SharedLive } from './support/live-portal.ts';

let portal: LivePortal<SharedLive>;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

const names = (page: Page) => page.locator('main li h2').allTextContents();
const query = (page: Page) => new URL(page.url()).search;

describe('the list of all programs', () => {
  test('is searched without script, by the server', async () => {
    const { page, context } = await portal.open({ javaScriptEnabled: false });
    await page.goto(`${portal.server.origin}/display_programs`);
    const all = await names(page);
    await page.getByLabel('Applications').selectOption({ label: 'Closed' });
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/state=closed/);
    expect(await page.getByLabel('Applications').inputValue()).toBe('closed');
    const closed = await names(page);
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.length).toBeLessThan(all.length);
    expect(await page.getByText('Applications closed').count()).toBe(closed.length);
    await page.goto(`${portal.server.origin}/display_programs?state=ajar&platform=fax`);
    expect(await names(page)).toEqual(all);
    await context.close();
  });

  test('is searched at once with script, says how many there are, and the address keeps it', async () => {
    const { page, context, complaints } = await portal.open();
    await page.goto(`${portal.server.origin}/display_programs`);
    await wake(page);
    await page.getByLabel('Game or publisher').fill('pokemon');
    await page.getByRole('status').getByText('1 program', { exact: true }).waitFor();
    expect(await names(page)).toEqual(['Pokémon GO Creators']);
    expect(query(page)).toBe('?q=pokemon');
    await page.reload();
    expect(await names(page)).toEqual(['Pokémon GO Creators']);
    await wake(page);
    await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
    await page.getByLabel('Game or publisher').fill('nobody made this');
    await page.getByRole('heading', { name: 'No program found' }).waitFor();
    expect(query(page)).toBe('?q=nobody+made+this&language=de');
    await page.getByRole('link', { name: 'Show all programs' }).click();
    await page
      .getByRole('status')
      .getByText(/\d\d programs/)
      .waitFor();
    expect(query(page)).toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('shows each program with a picture that comes', async () => {
    const { page, context } = await portal.open();
    await page.goto(`${portal.server.origin}/display_programs?q=pokemon`);
    const picture = page.locator('main li img');
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width, { timeout: 20_000 }).toBe(640);
    await context.close();
  });

  test('leads whoever is signed in to their program, and says what waits there', async () => {
    const opened = await portal.open();
    const { page, context, complaints } = opened;
    await signInAs(portal, opened, 'sega', 'maya');
    await page.goto(`${portal.server.origin}/display_programs`);
    const own = page.getByRole('link', { name: /^SEGA Creators: .* for you$/ });
    await own.click();
    await page.waitForURL(/\/programs\/sega\/dashboard$/);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('the start shows some programs, and the way to all of them', async () => {
  const { page, context } = await portal.open({ javaScriptEnabled: false });
  await page.goto(portal.server.origin);
  const some = await names(page);
  await page.locator('main').getByRole('link', { name: 'All programs' }).click();
  await page.waitForURL(/\/display_programs$/);
  const all = await names(page);
  expect(some.length).toBeLessThan(all.length);
  expect(all).toEqual(expect.arrayContaining(some));
  await context.close();
});
