import { expect, test } from 'vitest';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { testInDepth } from '../support/in-depth.ts';
import { workAs } from './support/console.ts';
import { openSharedDashboard } from './support/dashboard.ts';
import { NARROW_AND_MIRRORED } from './support/swept.ts';

// An operator's choices are nobody else's.
const { portal } = openSharedDashboard();
const PAGE = '/operator/marquee/notifications';

test('an operator chooses what they are told of, and finds it as they left it', async () => {
  const { page, context, complaints } = await workAs(portal(), 'olivia', PAGE);
  await page.getByText('You have not chosen yet', { exact: false }).waitFor();
  expect(await page.getByRole('radio', { name: 'Once a day' }).isChecked()).toBe(true);
  await page.getByRole('radio', { name: 'As they come' }).check();
  await page.getByRole('checkbox', { name: /the manifest has errors/ }).uncheck();
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
  await page.getByLabel('Language').selectOption('fr');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved', { exact: false }).first().waitFor();
  await page.getByText('You have not chosen yet', { exact: false }).waitFor({ state: 'detached' });
  await page.reload();
  await wake(page);
  await page.getByRole('radio', { name: 'As they come' }).waitFor();
  expect(await page.getByRole('radio', { name: 'As they come' }).isChecked()).toBe(true);
  const manifest = page.getByRole('checkbox', { name: /the manifest has errors/ });
  expect(await manifest.isChecked()).toBe(false);
  expect(await page.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo');
  expect(await page.getByLabel('Language').inputValue()).toBe('fr');
  expect(complaints).toEqual([]);
  await context.close();
});

test('the tab’s title and the navigation say how much waits', async () => {
  const { page, context } = await workAs(portal(), 'ravi', '/operator/marquee/inbox');
  const link = page.getByRole('navigation').getByRole('link', { name: /Inbox.*\d+ waits?/ });
  await link.waitFor();
  const count = /(\d+) waits?/.exec(await link.innerText())?.[1];
  expect(await page.title()).toMatch(new RegExp(`^\\(${count}\\) \\S`));
  await context.close();
});

testInDepth.each(NARROW_AND_MIRRORED)(
  'with %s nothing sticks out, and axe objects to nothing',
  async (_name, options) => {
    const { page, context, complaints } = await workAs(portal(), 'ravi', PAGE, options);
    await page.getByRole('radio').first().waitFor();
    expect(await sticksOut(page)).toEqual([]);
    expect(await objectionsInBothModes(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
