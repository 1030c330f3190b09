import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { workAs } from './support/console.ts';
import { openDashboard } from './support/dashboard.ts';
import { NARROW_AND_MIRRORED } from './support/swept.ts';

const { portal } = openDashboard();
const KEYS = '/operator/marquee/keys';
const REWARDS = '/operator/marquee/rewards';

/** Hands in a file of text, as if it were chosen. */
const handIn = (page: Page, name: string, text: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a file of keys is tried and imported, each bad line is named, and a second time changes nothing', async () => {
  const { page, context, complaints } = await workAs(portal(), 'olivia', `${KEYS}/import`);
  const bring = async () => {
    await handIn(
      page,
      'keys.csv',
      'note,code\na,NEW-KEY-0001\nb,NEW-KEY-0002\nragged\nc,NEW-KEY-0001\n',
    );
    await page.getByLabel('The keys go to').selectOption({ index: 1 });
    await page.getByRole('button', { name: 'See what would happen' }).click();
  };
  await bring();
  await page.getByText('Would be imported: 2. Known already: 1. Refused lines: 1.').waitFor();
  await page.getByRole('button', { name: 'Import 2 keys' }).click();
  await page.getByText('Imported: 2. Known already: 1. Refused lines: 1.').waitFor();
  const problems = page.getByRole('region', { name: 'Lines that were not taken' });
  expect(await problems.getByRole('rowheader').allTextContents()).toEqual(['4', '5']);
  await page.getByRole('row', { name: /^keys\.csv/ }).waitFor();
  expect(await page.locator('body').textContent()).not.toContain('NEW-KEY-0001');
  await page.getByRole('button', { name: 'Another file' }).click();
  await bring();
  await page.getByText('Would be imported: 0. Known already: 3. Refused lines: 1.').waitFor();
  expect(await page.getByRole('button', { name: /^Import \d/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('rewards that wait are marked together, by a file with a reference for each', async () => {
  const { page, context, complaints } = await workAs(
    portal(),
    'olivia',
    `${REWARDS}?state=claimed`,
  );
  const first = page.getByRole('checkbox', { name: /^Select: / }).first();
  await first.check();
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await page.getByText('1 would be marked as delivered, 0 not.').waitFor();
  const reward = page.getByRole('row').nth(1).getByRole('rowheader');
  const number = /#(\d+)/.exec(await reward.innerText())?.[1];
  await page.goto(`${portal().server.origin}${REWARDS}/file`);
  await handIn(page, 'sent.csv', `id,tracking\n${number},JD 0146 0000\n999999,JD 2\nnone,JD 3\n`);
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await page.getByRole('button', { name: 'Mark 1 as delivered' }).click();
  await page.getByText('1 were marked as delivered, 2 not.').waitFor();
  await page.goto(`${portal().server.origin}${REWARDS}?state=fulfilled`);
  await page.getByText('JD 0146 0000').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(NARROW_AND_MIRRORED)(
  'with %s nothing sticks out, and axe objects to nothing',
  async (_name, options) => {
    const { page, context, complaints } = await workAs(portal(), 'olivia', KEYS, options);
    for (const path of [KEYS, `${KEYS}/import`, REWARDS, `${REWARDS}/file`]) {
      await page.goto(portal().server.origin + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('table, button:has-text("CSV")').first().waitFor();
      expect(await sticksOut(page)).toEqual([]);
      expect(await objectionsInBothModes(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);
