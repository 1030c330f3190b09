import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { objections, sticksOut } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { testInDepth } from '../support/in-depth.ts';
import { BOARD, cells, markedCell, unmarked, watch } from './support/bingo-card.ts';
import { hasFocus, openDashboard } from './support/dashboard.ts';
import { reportMarks } from './support/report-marks.ts';

const { portal, enter } = openDashboard();
const live = (page: Page) => page.getByText('Live', { exact: true }).waitFor();

test('who plays and who watches see each other’s marks and an event’s by themselves', async () => {
  const maya = await enter('maya');
  await maya.page.goto(portal().server.origin + BOARD);
  await wake(maya.page);
  // Without a seed the address leads to one's own card.
  await maya.page.waitForURL(/seed=/);
  await maya.page.getByRole('heading', { name: 'This is your card' }).waitFor();
  const guest = await watch(portal, BOARD + new URL(maya.page.url()).search);
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

testInDepth('a mark that the server refuses goes again, and says why', async () => {
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

testInDepth(
  'arrow keys lead through the card in the direction of reading, and space does not mark for those who watch',
  async () => {
    const { page, context } = await watch(portal, `${BOARD}?seed=keys&locale=ar-sa`, 360);
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
  },
);

testInDepth('on a phone the card is enlarged until every square is read at ease', async () => {
  const { page, context } = await watch(portal, `${BOARD}?seed=keys&locale=de`, 360);
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

testInDepth('another card has its own address, and the same name gives the same card', async () => {
  const { page, context } = await watch(portal, `${BOARD}?seed=one`);
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

test('a match marks the card of everybody who has its link', async () => {
  const one = await watch(portal, '/bingo/demo');
  await one.page.getByRole('button', { name: 'Start a match' }).click();
  await one.page.waitForURL(/seed=/);
  const two = await watch(portal, `/bingo/demo${new URL(one.page.url()).search}`);
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
