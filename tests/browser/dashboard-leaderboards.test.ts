import { expect, test } from 'vitest';
import { objections, sticksOut } from '../support/browser/objections.ts';
import { openSharedDashboard } from './support/dashboard.ts';

const { visit, enter } = openSharedDashboard();

const HISTORY = '**/api/creators/leaderboard/history?*';

test('the rank over time is drawn, said, and listed day by day', async () => {
  const opened = await enter('sofia', { width: 360 });
  const { page, context } = opened;
  await visit(opened, '/leaderboards');
  const drawing = page.getByRole('img', { name: /^Your rank day by day: \d+ on .+, \d+ on .+\.$/ });
  await drawing.waitFor();
  await page.getByText(/^Best: rank \d+ on /).waitFor();
  await page.getByText(/since a week before|as a week before/).waitFor();
  expect(await sticksOut(page)).toEqual([]);
  expect(await objections(page)).toEqual([]);

  await page.getByText('Every day').focus();
  await page.keyboard.press('Enter');
  const days = page.locator('details time');
  await days.first().waitFor();
  const dates = await days.evaluateAll((all) => all.map((day) => day.getAttribute('datetime')));
  expect(dates.length).toBeGreaterThan(7);
  expect(dates).toEqual(dates.toSorted().reverse());
  expect(await sticksOut(page)).toEqual([]);
  expect(await objections(page)).toEqual([]);
  await context.close();
});

test('time runs from right to left where people read so', async () => {
  const opened = await enter('maya', { width: 360 });
  const { page, context } = opened;
  await visit(opened, '/leaderboards?locale=ar-sa');
  const drawing = page.locator('figure').getByRole('img');
  const turned = await drawing.evaluate((element) => getComputedStyle(element).transform);
  expect(turned).toBe('matrix(-1, 0, 0, 1, 0, 0)');
  const [first, last] = await page
    .locator('figure svg + p span')
    .evaluateAll((ends) => ends.map((end) => end.getBoundingClientRect().left));
  expect(first).toBeGreaterThan(last ?? 0);
  expect(await sticksOut(page)).toEqual([]);
  await context.close();
});

test('who is on the board since today is told when there will be a picture', async () => {
  const opened = await enter('maya');
  const { page, context } = opened;
  await page.route(HISTORY, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), days: [] } });
  });
  await visit(opened, '/leaderboards');
  await page.getByText('From tomorrow you see here how your rank moves.').waitFor();
  expect(await page.locator('figure').count()).toBe(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
});

test('the board is there while its history cannot be read, which can be tried again', async () => {
  const opened = await enter('maya');
  const { page, context } = opened;
  // What is told live has it read anew as well: it fails until the button was pressed.
  await page.route(HISTORY, async (route) =>
    (await page.locator('html[data-pressed]').count()) > 0
      ? route.continue()
      : route.fulfill({ status: 404, json: { status_code: 404, message: 'Gone', extra: {} } }),
  );
  await visit(opened, '/leaderboards');
  await page.getByRole('button', { name: 'Around me' }).waitFor();
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      () => document.documentElement.setAttribute('data-pressed', ''),
      {
        capture: true,
      },
    ),
  );
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await retry.click();
  await page.getByRole('img', { name: /Your rank day by day/ }).waitFor();
  await context.close();
});

test('rewards show how much of their stock is claimed', async () => {
  const opened = await enter('maya', { width: 360 });
  const { page, context } = opened;
  await visit(opened, '/rewards');
  const mug = page.getByRole('article', { name: 'House mug' });
  await mug.getByRole('img', { name: /^[1-4] of 120 claimed$/ }).waitFor();
  const bulbs = page.getByRole('article', { name: 'Bulb pack' });
  expect(await bulbs.getByRole('img').count()).toBe(0);
  expect(await sticksOut(page)).toEqual([]);
  expect(await objections(page)).toEqual([]);
  await context.close();
});
