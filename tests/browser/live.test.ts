import { expect, test } from 'vitest';
import { openDashboard } from './support/dashboard.ts';
import { openOperator } from './support/journey-operator.ts';
import { CHANNELS, listening } from './support/listening.ts';
import { reportEvents } from './support/report-events.ts';
import { recordToasts, toasts } from './support/shell.ts';

const { arrive, portal, visit, enter } = openDashboard();

/** What the page says of the quest, each time that it does. */
const questDone = async (shown: () => Promise<string[]>) =>
  (await shown()).filter((text) => text.includes('Quest done: One line before bed'));

test('a quest that is done shows on the open page at once, and is told once in each tab', async () => {
  const opened = await enter('maya');
  const { page, context, complaints } = opened;
  const other = await context.newPage();
  const pages = [page, other];
  const records = await Promise.all(pages.map(recordToasts));
  for (const one of pages) {
    const live = listening(one, CHANNELS);
    await visit({ ...opened, page: one }, '/quests');
    await live.all();
  }
  await reportEvents(portal(), opened, 'marquee', [{ metric: 'bingo_wins', value: 9 }]);
  const claim = 'Claim One line before bed';
  for (const one of pages) await one.getByRole('button', { name: claim }).waitFor();
  const told = [expect.stringContaining('15 points')];
  for (const shown of records) await expect.poll(() => questDone(shown)).toEqual(told);

  // The page itself confirms one's own deed, and the other tab shows it.
  await page.getByRole('button', { name: claim }).click();
  await page.getByText('15 points are yours.').first().waitFor();
  const quest = other.getByRole('article', { name: 'One line before bed' });
  await quest.getByText('Claimed').waitFor();
  await page.waitForTimeout(500);
  for (const shown of records) expect(await questDone(shown)).toEqual(told);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a decision of the program arrives, and opens what it is about', async () => {
  const opened = await arrive('liam');
  const { page, context } = opened;
  await page.getByLabel('Where do you publish?').fill('https://channel.example/liam');
  await page.getByLabel('Livestreams').check();
  await page.getByLabel('Which games do you return to most?').fill('Old ones');
  await page.getByLabel('No, this is my first').check();
  await page.getByLabel('Why do you want to join?').fill('To play along.');
  await page.getByLabel('I accept the Code of Conduct').check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('Your application has been submitted').waitFor();

  const live = listening(page, 1);
  await visit(opened, '/rewards');
  await live.all();
  const operator = await openOperator(portal().server.origin);
  await operator.accept('application', { program: 'marquee', creator: 'Liam' });
  const told = toasts(page).filter({ hasText: 'You are in: welcome!' });
  await told.waitFor();
  // Now also what the program tells its members.
  await live.all(CHANNELS - 1);
  await told.click();
  await page.waitForURL(/\/dashboard$/);
  expect(await page.getByRole('button', { name: 'Send application' }).count()).toBe(0);
  await context.close();
});
