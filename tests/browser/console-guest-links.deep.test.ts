import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { workAs } from './support/console.ts';
import { openDashboard } from './support/dashboard.ts';

const { portal } = openDashboard();
const LINKS = '/operator/marquee/guest-links';

test('a file makes links, says which lines it does not take, and its addresses open', async () => {
  const { page, context, complaints } = await workAs(portal(), 'olivia', `${LINKS}/new`);
  await page.getByRole('button', { name: 'From a file' }).click();
  const rows = Array.from({ length: 620 }, (_, at) => `Creator ${at + 1},2`);
  const csv = ['label,uses_limit', ...rows, 'Too many,0', ',1'].join('\n');
  await page.getByLabel('Drop a CSV file here').setInputFiles({
    ...{ name: 'press.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) },
  });
  await page.getByText('622 lines in press.csv').waitFor();
  await page.getByRole('button', { name: 'See what would be created' }).click();
  await page.getByText('620 links would be created.').waitFor();
  const rejected = page.getByRole('table').last().getByRole('row');
  expect(await rejected.allInnerTexts()).toEqual([
    expect.stringContaining('Line'),
    expect.stringMatching(/^622\s.*from 1 to 100,000/),
    expect.stringMatching(/^623\s.*label is empty/),
  ]);
  await page.getByRole('button', { name: 'Create 620 links' }).click();
  await page.getByText('620 links were created').waitFor();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the links as CSV' }).click();
  const file = join(portal().data, 'guest-links.csv');
  await (await download).saveAs(file);
  const saved = (await readFile(file, 'utf8')).trim().split('\r\n');
  expect(saved).toHaveLength(621);
  const address = saved[620]?.split(',').at(-1) ?? '';
  expect(saved[620]).toMatch(/^Creator 620,\d+,2,,http/);
  await page.getByRole('button', { name: 'I have them' }).click();
  await page.goto(address);
  await wake(page);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(page.url()).toContain('/activations/');
  expect(complaints).toEqual([]);
  await context.close();
});

test('links are found by the address, revoked together, and say who used them', async () => {
  const { page, context } = await workAs(portal(), 'olivia', `${LINKS}/new`);
  await page.getByLabel('Label').fill('Evening');
  await page.getByLabel('Number of links').fill('3');
  await page.getByRole('button', { name: 'See what would be created' }).click();
  await page.getByRole('button', { name: 'Create 3 links' }).click();
  await page.getByRole('button', { name: 'I have them' }).click();
  await page.getByRole('link', { name: 'All guest links' }).click();
  await page.getByLabel('Search by label').fill('evening');
  await page.waitForURL(/search=evening/);
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect.poll(() => rows.count()).toBe(3);
  await page.getByLabel('Select Evening 2').check();
  await page.getByLabel('Select Evening 3').check();
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('2 links were revoked').first().waitFor();
  await page.getByLabel('State').selectOption('revoked');
  await expect.poll(() => rows.count()).toBe(2);
  await page.getByRole('link', { name: 'Evening 2' }).click();
  await page.getByText('Nobody has used it yet.').waitFor();
  await page.getByRole('link', { name: 'All guest links' }).click();
  await page.waitForURL(/search=evening&state=revoked/);
  await context.close();
});

test('nobody meets a barrier, and on a phone nothing sticks out', async () => {
  const viewport = { width: 360, height: 740 };
  const { page, context, complaints } = await workAs(portal(), 'olivia', LINKS, { viewport });
  await page.getByRole('table').waitFor();
  expect(await sticksOut(page)).toEqual([]);
  expect(await objectionsInBothModes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Create links' }).click();
  await page.getByRole('button', { name: 'From a file' }).click();
  expect(await sticksOut(page)).toEqual([]);
  expect(await objectionsInBothModes(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
