import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { objections, sticksOut } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { hasFocus, openDashboard } from './support/dashboard.ts';
import type { OpenPage } from './support/portal.ts';
import { reportMarks } from './support/report-marks.ts';

const { portal, enter } = openDashboard();
const BOARD = '/bingo/marquee/1';

async function watch(path: string, width = 1280): Promise<OpenPage> {
  const opened = await openWindow(width);
  await opened.page.goto(portal().server.origin + path);
  await wake(opened.page);
  return opened;
}

const openWindow = (width: number): Promise<OpenPage> =>
  portal().open({
    viewport: { width, height: 800 },
    acceptDownloads: true,
  });

/** As streaming software shows a page: nobody ever touches it. */
async function stream(path: string): Promise<OpenPage> {
  const opened = await openWindow(800);
  await opened.page.goto(portal().server.origin + path);
  return opened;
}

const cells = (page: Page) => page.getByRole('grid').getByRole('button');
const live = (page: Page) => page.getByText('Live', { exact: true }).waitFor();
const markedCell = (page: Page, label: string) =>
  page.getByRole('grid').getByRole('button', { pressed: true, name: `${label}, marked` });

/** The first square that nothing has marked, and what it says. */
async function unmarked(page: Page, nth = 0): Promise<{ cell: Locator; label: string }> {
  const cell = page.getByRole('grid').getByRole('button', { pressed: false }).nth(nth);
  const label = (await cell.textContent()) ?? '';
  return { cell: page.getByRole('grid').getByRole('button', { name: label }), label };
}

test('who plays and who watches see each other’s marks and an event’s by themselves', async () => {
  const maya = await enter('maya');
  await maya.page.goto(portal().server.origin + BOARD);
  await wake(maya.page);
  // Without a seed the address leads to one's own card.
  await maya.page.waitForURL(/seed=/);
  await maya.page.getByRole('heading', { name: 'This is your card' }).waitFor();
  const guest = await watch(BOARD + new URL(maya.page.url()).search);
  await Promise.all([live(maya.page), live(guest.page)]);

  const { cell, label } = await unmarked(maya.page);
  await cell.click();
  await markedCell(guest.page, label).waitFor();
  expect(await markedCell(maya.page, label).getAttribute('aria-label')).toContain('by Maya');

  // Again: the mark opens, takes a proof, and can be taken back.
  await cell.click();
  await maya.page.getByLabel('Link to the moment').fill('nowhere');
  await maya.page.getByRole('button', { name: 'Save' }).click();
  await maya.page.getByText('Give a whole web address').waitFor();
  expect(await objections(maya.page)).toEqual([]);
  await maya.page.getByLabel('Link to the moment').fill('https://clips.example/1');
  await maya.page.getByRole('button', { name: 'Save' }).click();
  await guest.page.getByRole('log').getByRole('link', { name: 'Proof' }).first().waitFor();
  await maya.page.getByRole('dialog').waitFor({ state: 'detached' });
  await cell.click();
  await maya.page.getByRole('button', { name: 'Take the mark back' }).click();
  await markedCell(guest.page, label).waitFor({ state: 'detached' });

  const happening = await unmarked(guest.page, 1);
  await reportMarks(portal(), 1, [happening.label]);
  await Promise.all([maya, guest].map(({ page }) => markedCell(page, happening.label).waitFor()));
  expect(await markedCell(guest.page, happening.label).getAttribute('aria-label')).toContain(
    'from the stream',
  );
  expect([...maya.complaints, ...guest.complaints]).toEqual([]);
  await Promise.all([maya.context.close(), guest.context.close()]);
});

test('a mark that the server refuses goes again, and says why', async () => {
  const { page, context } = await enter('maya');
  await page.goto(portal().server.origin + BOARD);
  await wake(page);
  await page.getByRole('heading', { name: 'This is your card' }).waitFor();
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/marks?*', async (route) => {
    await asked;
    const extra = { code: 'BINGO_BOARD_NOT_OPEN' };
    await route.fulfill({ status: 409, json: { status_code: 409, message: 'Closed.', extra } });
  });
  const { cell, label } = await unmarked(page);
  await cell.click();
  await markedCell(page, label).waitFor();
  answer();
  await page
    .getByText(/not being played at the moment/)
    .first()
    .waitFor();
  expect(await markedCell(page, label).count()).toBe(0);
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

test('arrow keys lead through the card in the direction of reading, and space does not mark for those who watch', async () => {
  const { page, context } = await watch(`${BOARD}?seed=keys&locale=ar-sa`, 360);
  await cells(page).first().waitFor();
  expect(await cells(page).count()).toBe(25);
  await cells(page).first().focus();
  await page.keyboard.press('ArrowLeft');
  expect(await hasFocus(cells(page).nth(1))).toBe(true);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  expect(await hasFocus(cells(page).nth(9))).toBe(true);
  const before = await cells(page).nth(9).getAttribute('aria-pressed');
  await page.keyboard.press('Space');
  expect(await cells(page).nth(9).getAttribute('aria-pressed')).toBe(before);
  expect(await page.locator('[role=grid] [tabindex="0"]').count()).toBe(1);
  expect(await sticksOut(page)).toEqual([]);
  expect(await objections(page)).toEqual([]);
  await context.close();
});

test('on a phone the card is enlarged until every square is read at ease', async () => {
  const { page, context } = await watch(`${BOARD}?seed=keys&locale=de`, 360);
  await cells(page).first().waitFor();
  const smallest = () =>
    cells(page).evaluateAll((all) =>
      Math.min(
        ...all.flatMap((cell) =>
          [...cell.children].flatMap((part) =>
            part.textContent ? Number.parseFloat(getComputedStyle(part).fontSize) : [],
          ),
        ),
      ),
    );
  expect(await smallest()).toBeLessThan(10);
  await cells(page).nth(4).focus();
  await page.getByRole('button', { name: 'Karte vergrößern' }).click();
  expect(await smallest()).toBeGreaterThan(13);
  // The square that one was at is in sight, and the page is no wider than the phone.
  await expect.poll(() => cells(page).nth(4).boundingBox().then(inSight)).toBe(true);
  expect(await sticksOut(page)).toEqual([]);
  expect(await objections(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ganze Karte zeigen' }).click();
  await expect.poll(() => cells(page).first().boundingBox().then(inSight)).toBe(true);
  await context.close();
});

const inSight = (box: { x: number; width: number } | null) =>
  box !== null && box.x >= 0 && box.x + box.width <= 360;

test('another card has its own address, and the same name gives the same card', async () => {
  const { page, context } = await watch(`${BOARD}?seed=one`);
  await cells(page).first().waitFor();
  const first = await cells(page).allTextContents();
  await page.getByRole('button', { name: 'Draw another card' }).click();
  await page.waitForURL((url) => url.searchParams.get('seed') !== 'one');
  // The pressed button is gone with its card: the focus is on the new card.
  await page.locator('[data-card] h1:focus').waitFor();
  await page.getByRole('link', { name: 'Bingo demo' }).waitFor();
  const editor = page.getByRole('link', { name: 'Make your own board' });
  expect(await editor.getAttribute('href')).toBe('/bingo/marquee/generate');
  await page.getByLabel('Name of the card').fill('Größe');
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.getByText(/Use up to 32 letters/).waitFor();
  await page.getByLabel('Name of the card').fill('ONE');
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.waitForURL(/seed=one/);
  await cells(page).first().waitFor();
  expect(await cells(page).allTextContents()).toEqual(first);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: /as picture/ }).click();
  const picture = await (await saving).createReadStream();
  const bytes = Buffer.concat(await picture.toArray());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 1_440]);
  await context.close();
});

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
  const player = await watch('/bingo/demo');
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
  const { page, context } = await openWindow(800);
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

test('a board that nobody knows says so, and a campaign that nobody knows is no page', async () => {
  for (const path of ['/bingo/marquee/999', '/bingo/marquee/none?seed=one']) {
    const { page, context } = await watch(path);
    await page.getByRole('heading', { name: 'There is no such board' }).waitFor();
    await context.close();
  }
  const response = await fetch(`${portal().server.origin}/bingo/nobody/1`);
  expect(response.status).toBe(404);
});

test('a match marks the card of everybody who has its link', async () => {
  const one = await watch('/bingo/demo');
  await one.page.getByRole('button', { name: 'Start a match' }).click();
  await one.page.waitForURL(/seed=/);
  const two = await watch(`/bingo/demo${new URL(one.page.url()).search}`);
  await Promise.all([live(one.page), live(two.page)]);
  await one.page.getByText(/The match runs/).waitFor();
  const marked = (page: Page) => page.getByRole('log').locator(':scope > div');
  await marked(one.page).nth(1).waitFor({ timeout: 30_000 });
  await marked(two.page).nth(1).waitFor();
  expect(await marked(two.page).first().textContent()).toBe(
    await marked(one.page).first().textContent(),
  );
  expect(await objections(one.page)).toEqual([]);
  expect([...one.complaints, ...two.complaints]).toEqual([]);
  await Promise.all([one.context.close(), two.context.close()]);
});
