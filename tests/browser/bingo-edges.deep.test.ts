import { expect, test } from 'vitest';
import { wake } from '../support/browser/wake.ts';
import { BOARD, cells, markedCell, openWindow, unmarked, watch } from './support/bingo-card.ts';
import { openDashboard } from './support/dashboard.ts';
import type { OpenPage } from './support/portal.ts';

const { portal, enter } = openDashboard();

/** As streaming software shows a page: nobody ever touches it. */
async function stream(path: string): Promise<OpenPage> {
  const opened = await openWindow(portal, 800);
  await opened.page.goto(portal().server.origin + path);
  return opened;
}

test('on a stream the card stands alone on nothing', async () => {
  const { page, context } = await stream(`${BOARD}?seed=one&overlay=1`);
  await cells(page).first().waitFor();
  const ground = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect([await ground('html'), await ground('body'), await ground('main')]).toEqual(
    Array.from({ length: 3 }, () => 'rgba(0, 0, 0, 0)'),
  );
  expect(await page.getByRole('button').count()).toBe(25);
  expect(await page.locator('body > :not(main):visible').count()).toBe(0);
  const card = await page.locator('[data-card]').boundingBox();
  expect((card?.y ?? 0) + (card?.height ?? 0)).toBeLessThanOrEqual(800);
  await context.close();
});

test('on a stream a match shows its card, and what happens in it, untouched', async () => {
  const player = await watch(portal, '/bingo/demo');
  await player.page.getByRole('button', { name: 'Start a match' }).click();
  await player.page.waitForURL(/seed=/);
  const { searchParams } = new URL(player.page.url());
  const { page, context } = await stream(`/bingo/demo?seed=${searchParams.get('seed')}&overlay=1`);
  await cells(page).first().waitFor();
  const marked = page.getByRole('grid').getByRole('button', { pressed: true });
  const atFirst = await marked.count();
  await expect.poll(() => marked.count(), { timeout: 30_000 }).toBeGreaterThan(atFirst);
  await Promise.all([player.context.close(), context.close()]);
});

test('a stream that begins while the network is away shows the card once it is back', async () => {
  const { page, context } = await openWindow(portal, 800);
  const address = `${portal().server.origin}${BOARD}?seed=one&overlay=1`;
  const app = /data-entry="([^"]+)"/.exec(await (await fetch(address)).text())?.[1];
  await page.route(`**${app}`, (route) => context.setOffline(true).then(() => route.abort()));
  const failed = page.waitForEvent('requestfailed');
  await page.goto(address);
  await failed;
  await page.unrouteAll();
  await context.setOffline(false);
  await cells(page).first().waitFor();
  await context.close();
});

test('on a stream nothing is seen before the app is there, and nothing of it elsewhere', async () => {
  const { page, context } = await portal().open({ javaScriptEnabled: false });
  const seen = async (path: string) => {
    await page.goto(portal().server.origin + path);
    const root = page.locator('html');
    const ground = await root.evaluate((element) => getComputedStyle(element).backgroundColor);
    return [ground, (await page.locator('body').innerText()).trim() === ''];
  };
  const NOTHING = ['rgba(0, 0, 0, 0)', true];
  for (const path of [BOARD, '/bingo/demo']) {
    expect(await seen(`${path}?seed=one&overlay=1`)).toEqual(NOTHING);
    expect((await seen(`${path}?seed=one`))[1]).toBe(false);
  }
  expect((await seen('/bingo/marquee/generate?overlay=1'))[1]).toBe(false);
  await context.close();
});

test('a mark whose answer is lost stands as the server has it', async () => {
  const { page, context } = await enter('maya');
  await page.goto(portal().server.origin + BOARD);
  await wake(page);
  await page.getByRole('heading', { name: 'This is your card' }).waitFor();
  await page.route('**/marks?*', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const { cell, label } = await unmarked(page);
  await cell.click();
  await page.getByText('The server cannot be reached', { exact: false }).first().waitFor();
  await markedCell(page, label).waitFor();
  const own = page.getByRole('log').locator('> div', { hasText: label });
  await own.getByRole('button', { name: 'Add proof' }).click();
  await page.getByRole('button', { name: 'Take the mark back' }).click();
  await markedCell(page, label).waitFor({ state: 'detached' });
  await context.close();
});

test('a board that nobody knows says so, and a campaign that nobody knows is no page', async () => {
  for (const path of ['/bingo/marquee/999', '/bingo/marquee/none?seed=one']) {
    const { page, context } = await watch(portal, path);
    await page.getByRole('heading', { name: 'There is no such board' }).waitFor();
    await context.close();
  }
  const response = await fetch(`${portal().server.origin}/bingo/nobody/1`);
  expect(response.status).toBe(404);
});
