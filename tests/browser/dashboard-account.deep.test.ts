import { json, text } from 'node:stream/consumers';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { objections, sticksOut } from '../support/browser/objections.ts';
import { hasFocus, openDashboard } from './support/dashboard.ts';
import type { OpenPage } from './support/portal.ts';

const { arrive } = openDashboard();
const isInView = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => {
    const { top } = one.getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  });
const openAccount = async ({ page }: OpenPage) => {
  await page.getByRole('link', { name: 'Account Settings' }).click();
  await page.getByRole('heading', { name: 'Your data' }).waitFor();
};

test('a member begins with what waits, what ends, the points and the news', async () => {
  const { page, context } = await arrive('maya');
  for (const name of ['What to do next', 'Next deadlines', 'Your points', 'News'])
    await page.getByRole('heading', { name }).waitFor();
  await page.getByText('First-hour night on 28 November').waitFor();
  expect(await objections(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sticksOut(page)).toEqual([]);
  await context.close();
});

test('the start names quests to go on with and the nearest reward, and leads to each in its list', async () => {
  const opened = await arrive('maya', { width: 390 });
  const { page, context } = opened;
  for (const part of ['quest', 'reward']) {
    const step = page.locator(`main a[href*="#${part}-"]`).first();
    await step.waitFor();
    const id = new URL((await step.getAttribute('href')) ?? '', page.url()).hash.slice(1);
    await step.click();
    const card = page.locator(`article[aria-labelledby="${id}"]`);
    await card.waitFor();
    await expect.poll(() => hasFocus(card)).toBe(true);
    await expect.poll(() => isInView(card)).toBe(true);
    await page.goBack();
  }
  await expect.poll(() => page.getByText(/^Rank \d+/).count()).toBe(1);
  await context.close();
});

test('a deadline is saved for the calendar, in UTC, with the way to it', async () => {
  const { page, context } = await arrive('maya');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to your calendar: Winter season' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d\.ics$/);
  const file = (await text(await saved.createReadStream())).replaceAll('\r\n ', '');
  expect(file).toContain('SUMMARY:Winter season\r\n');
  expect(file).toMatch(/DTSTART:\d{8}T\d{6}Z\r\n/);
  expect(file).toMatch(/URL:http:\/\/[^\r]+\/programs\/marquee\/dashboard\/\w+\r\n/);
  await context.close();
});

test('the account keeps a profile, answers and wishes, in light and on a phone', async () => {
  const opened = await arrive('sofia');
  const { page, context } = opened;
  await openAccount(opened);
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  expect(await objections(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sticksOut(page)).toEqual([]);

  const save = page.getByRole('button', { name: 'Save' });
  await page.getByLabel('Name', { exact: true }).fill('Sofia R.');
  await page.getByLabel(/^Country/).selectOption('FR');
  await save.first().click();
  await page.getByText('Your profile is saved.', { exact: true }).waitFor();
  await page.getByLabel('Bingo with your chat').check();
  await save.last().click();
  await page.getByText('Your answers are saved.', { exact: true }).waitFor();
  const news = page.getByRole('group', { name: 'News of the program' });
  await news.getByLabel('By e-mail').uncheck();
  await page.getByText('Saved', { exact: true }).waitFor();

  await page.reload();
  await page.getByRole('heading', { name: 'Your data' }).waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Sofia R.');
  expect(await page.getByLabel(/^Country/).inputValue()).toBe('FR');
  expect(await page.getByLabel('Bingo with your chat').isChecked()).toBe(true);
  expect(await news.getByLabel('By e-mail').isChecked()).toBe(false);
  await context.close();
});

test('who has a role in the console finds the way to it, and nobody else', async () => {
  for (const [person, operator] of [
    ['maya', false],
    ['olivia', true],
  ] as const) {
    const opened = await arrive(person);
    const { page, context } = opened;
    const asked = page.waitForResponse((answer) => answer.url().includes('/self/console'));
    await openAccount(opened);
    expect(await (await asked).json()).toEqual({ operator });
    const way = page.getByRole('link', { name: 'Operator console' });
    if (operator) {
      await way.waitFor();
      expect(await objections(page)).toEqual([]);
      await way.click();
      await page.waitForURL(({ pathname }) => pathname.startsWith('/operator'));
    } else expect(await way.count()).toBe(0);
    await context.close();
  }
});

test('one takes one’s data along, and deletes it with a word', async () => {
  const opened = await arrive('noah');
  const { page, context } = opened;
  await openAccount(opened);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await json(await (await download).createReadStream());
  expect(file).toMatchObject({ creator: { display_name: 'Noah Byrne' } });

  await page.getByRole('button', { name: 'Delete my data …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await dialog.getByText('That is not the word.').waitFor();
  await dialog.getByRole('textbox').fill('DELETE');
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL(/\/programs\/marquee\/login/);
  expect(await page.evaluate(() => localStorage.getItem('creators_session'))).toBeNull();
  await context.close();
});

test('signing out everywhere ends the session of another browser too', async () => {
  const first = await arrive('kenji');
  const second = await arrive('kenji');
  await openAccount(second);
  await second.page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await second.page
    .getByRole('dialog')
    .getByRole('button', { name: /everywhere/ })
    .click();
  await second.page.waitForURL(/\/login/);
  // It leaves by itself where it asked for something in the meantime.
  await Promise.race([
    first.page.waitForURL(/\/login/),
    first.page.getByRole('link', { name: 'Account Settings' }).click(),
  ]);
  await first.page.waitForURL(/\/login/);
  await first.context.close();
  await second.context.close();
});
