import { expect, test } from 'vitest';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { workAs } from './support/console.ts';
import { openDashboard } from './support/dashboard.ts';

const { portal, visit, enter } = openDashboard();
const NEWS = '/operator/marquee/announcements';

test('what an operator announces is read on the start page, live too, and counted', async () => {
  const maya = await enter('maya');
  await visit(maya, '');
  const { page, context, complaints } = await workAs(portal(), 'olivia', `${NEWS}/new`);
  await page.getByText('What you write is shown here').waitFor();
  await page.getByLabel('Title (English)').fill('Winter night');
  await page.getByText('What you write is shown here').waitFor({ state: 'detached' });
  await page.getByLabel('Text (English)').fill('Come at eight.\n\n**Bring** friends.');
  await page.reload();
  await page.getByRole('heading', { level: 3, name: 'Winter night' }).waitFor();
  expect(await page.getByLabel('Text (English)').inputValue()).toContain('**Bring** friends.');
  await page.getByRole('button', { name: 'Count whom it reaches' }).click();
  await page.getByText(/\d+ members?; \d+ wants?/).waitFor();
  await page.getByRole('button', { name: 'Announce' }).click();
  await page.getByText('It is announced').first().waitFor();
  await maya.page.getByText('News: Winter night').first().waitFor();
  await maya.page.getByRole('heading', { name: 'Winter night' }).waitFor();
  await maya.page.getByText('**Bring** friends.').waitFor();
  await page.getByRole('link', { name: 'All announcements' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Winter night' });
  const seen = async () => {
    await page.reload();
    await row.waitFor();
    return row.getByRole('cell').nth(4).innerText();
  };
  await expect.poll(seen).toBe('1');
  await page.getByRole('link', { name: 'Winter night' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await page.getByText('It has ended').first().waitFor();
  expect(complaints).toEqual([]);
  await Promise.all([context.close(), maya.context.close()]);
});

test('nobody meets a barrier, and on a phone nothing sticks out', async () => {
  const viewport = { width: 360, height: 740 };
  const { page, context, complaints } = await workAs(portal(), 'olivia', NEWS, { viewport });
  await page.getByRole('heading', { name: 'In the manifest' }).waitFor();
  expect(await sticksOut(page)).toEqual([]);
  expect(await objectionsInBothModes(page)).toEqual([]);
  await page.getByRole('link', { name: 'Write one' }).click();
  await page.getByLabel('Title (English)').fill('Winter night');
  expect(await sticksOut(page)).toEqual([]);
  expect(await objectionsInBothModes(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
