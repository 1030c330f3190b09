import { expect, test } from 'vitest';
import { objections, sticksOut } from '../support/browser/objections.ts';
import { testInDepth } from '../support/in-depth.ts';
import { hasFocus, openDashboard, watchPosts } from './support/dashboard.ts';
import { reportEvents } from './support/report-events.ts';

const { portal, visit, enter } = openDashboard();

test('a quest that is done is claimed once by a double click, and its points are told', async () => {
  const opened = await enter('maya');
  const { page, context } = opened;
  await reportEvents(portal(), opened, 'marquee', [{ metric: 'bingo_wins', value: 9 }]);
  await visit(opened, '/quests');
  const claims = watchPosts(opened, '/claim');
  await page.getByRole('button', { name: 'Claim One line before bed' }).dblclick();
  await page.getByText('15 points are yours.').first().waitFor();
  expect(claims).toHaveLength(1);
  const quest = page.getByRole('article', { name: 'One line before bed' });
  await quest.getByText('Claimed').waitFor();
  expect(await hasFocus(quest)).toBe(true);
  expect(await objections(page)).toEqual([]);

  await page.getByRole('link', { name: 'Points', exact: true }).click();
  await page.getByRole('img', { name: /Points to spend over time/ }).waitFor();
  expect(
    await page.getByRole('listitem').filter({ hasText: 'One line before bed' }).first().innerText(),
  ).toContain('+15');
  expect(await objections(page)).toEqual([]);
  await page.goBack();
  await quest.waitFor();
  await context.close();
});

test('what is done is folded, and the address says which quests are shown', async () => {
  const opened = await enter('maya');
  const { page, context } = opened;
  await visit(opened, '/quests');
  const quest = (name: string) => page.getByRole('article', { name });
  const filter = (name: RegExp) =>
    page.getByRole('list', { name: 'Which quests to show' }).getByRole('link', { name });
  await quest('Regular').waitFor();
  expect(await quest('First bingo').isVisible()).toBe(false);
  await page
    .getByText(/^Done \(\d+\)$/)
    .first()
    .click();
  await quest('First bingo').waitFor();

  await filter(/^Done/).click();
  await quest('Regular').waitFor({ state: 'detached' });
  expect(new URL(page.url()).hash).toBe('#done');
  expect(await quest('First bingo').isVisible()).toBe(true);
  expect(await filter(/^Done/).getAttribute('aria-current')).toBe('page');
  expect(await objections(page)).toEqual([]);
  await page.goBack();
  await quest('Regular').waitFor();

  // A link to one of those that are done opens what it is folded in.
  await visit(opened, '/leaderboards');
  await visit(opened, '/quests#quest-3');
  await quest('First bingo').waitFor();
  await context.close();
});

testInDepth('a quest that comes after another is locked, and leads to that one', async () => {
  const opened = await enter('noah');
  const { page, context } = opened;
  await visit(opened, '/quests#locked');
  const later = page.getByRole('article', { name: /Caller.s voice/ });
  await later.getByText('Locked', { exact: true }).waitFor();
  expect(await objections(page)).toEqual([]);
  await later.getByRole('link', { name: 'First bingo' }).click();
  await page.getByRole('article', { name: 'First bingo' }).waitFor();
  expect(new URL(page.url()).hash).toBe('#quest-3');
  await context.close();
});

testInDepth(
  'whoever has quests checked again is told how long to wait, also on the next visit',
  async () => {
    const opened = await enter('sofia');
    const { page, context } = opened;
    await visit(opened, '/challenges');
    await page.getByRole('button', { name: 'Check again' }).click();
    await page.getByRole('button', { name: /Check again in \d+ seconds/ }).waitFor();
    await visit(opened, '/challenges');
    await page.getByRole('button', { name: 'Check again', exact: true }).click();
    await page.getByRole('button', { name: /Check again in \d+ seconds/ }).waitFor();
    await context.close();
  },
);

test('what did not count says why, and an appeal against it shows its state', async () => {
  const opened = await enter('sofia');
  const { page, context } = opened;
  const old = { metric: 'minutes_streamed', value: 45, platform: 'twitch', daysAgo: 90 };
  await reportEvents(portal(), opened, 'marquee', [old]);
  await visit(opened, '/quests#counted');
  await page.getByLabel('Only what did not count').check();
  await page.getByText('It was reported more than 30 days after it happened.').waitFor();
  await page.getByRole('button', { name: 'Appeal' }).click();
  const appeal = page.getByRole('dialog');
  await appeal.getByText(/^Minutes streamed: 45 · /).waitFor();
  await appeal.getByLabel('Why should it count?').fill('The recording is still online.');
  expect(await objections(page)).toEqual([]);
  await appeal.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Your appeal', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('button', { name: 'Appeal' }).waitFor();
  await context.close();
});

test('a reward shows what redeeming it leaves, and its key when it is redeemed', async () => {
  const opened = await enter('maya', { width: 360 });
  const { page, context } = opened;
  await visit(opened, '/rewards');
  const redemptions = watchPosts(opened, '/redeem');
  await page.getByRole('button', { name: 'Redeem A key from the shelf' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('That leaves').waitFor();
  expect(await objections(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Redeem' }).click();
  await page.getByText('Your key').waitFor();
  expect(redemptions).toHaveLength(1);
  expect(await sticksOut(page)).toEqual([]);
  await context.close();
});

test('what was redeemed a moment ago is taken back, and its points are there again', async () => {
  const opened = await enter('maya');
  const { page, context } = opened;
  await visit(opened, '/rewards');
  await page.getByRole('button', { name: 'Redeem Bulb pack' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem' }).click();
  await page.getByText(/^Possible for another/).waitFor();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Cancel “Bulb pack”?' });
  expect(await objections(page)).toEqual([]);
  await question.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByText('Cancelled. 80 points are yours again.').first().waitFor();
  await page.getByText('Points given back').first().waitFor();
  expect(await page.getByText(/^Possible for another/).count()).toBe(0);
  await context.close();
});

test('the board shows the own place from the top and around oneself', async () => {
  const opened = await enter('sofia', { width: 360 });
  const { page, context } = opened;
  await visit(opened, '/leaderboards');
  const own = page.getByRole('listitem').filter({ hasText: 'Sofia Rossi' });
  await own.waitFor();
  expect(await own.getAttribute('aria-current')).toBe('true');
  await page.getByRole('button', { name: 'Around me' }).click();
  await own.waitFor();
  expect(await sticksOut(page)).toEqual([]);
  expect(await objections(page)).toEqual([]);
  await context.close();
});

test('who is not a member sees what there is, and the way to the application', async () => {
  const opened = await enter('liam');
  const { page, context } = opened;
  await visit(opened, '/quests');
  await page.getByRole('article', { name: 'One line before bed' }).waitFor();
  expect(await page.getByRole('button', { name: /Claim|Check/ }).count()).toBe(0);
  await page.getByRole('link', { name: 'Go to your application' }).click();
  await page.getByRole('button', { name: 'Send application' }).waitFor();
  await context.close();
});

test('where one reads from the right, what is counted stands before how much of it', async () => {
  const opened = await enter('maya');
  const { page, context } = opened;
  await visit(opened, '/quests?locale=ar-sa');
  const figures = page.locator('article span:has(> bdi) + bdi');
  await figures.first().waitFor();
  const orders = await figures.evaluateAll((all) =>
    all.map((figure) => {
      const label = figure.previousElementSibling?.getBoundingClientRect();
      const { left, top } = figure.getBoundingClientRect();
      return label !== undefined && (left < label.left || top > label.top);
    }),
  );
  expect(orders.length).toBeGreaterThan(5);
  expect(orders.every(Boolean)).toBe(true);
  await context.close();
});
