import { expect, test } from 'vitest';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { beginAs } from '../support/browser/sign-in-as.ts';
import { wake } from '../support/browser/wake.ts';
import { hasFocus, openDashboard } from './support/dashboard.ts';
import { openOperator } from './support/journey-operator.ts';
import { listening } from './support/listening.ts';
import { rowsOf } from './support/swept.ts';

const { arrive, portal, visit, enter } = openDashboard();

/** Milliseconds for what shows because it was told, on a machine that does much else. */

test('the bell counts live, aloud, and leads by its list to what it tells of', async () => {
  const opened = await arrive('liam');
  const { page, context, complaints } = opened;
  await page.getByLabel('Where do you publish?').fill('https://channel.example/liam');
  await page.getByLabel('Livestreams').check();
  await page.getByLabel('Which games do you return to most?').fill('Old ones');
  await page.getByLabel('No, this is my first').check();
  await page.getByLabel('Why do you want to join?').fill('To play along.');
  await page.getByLabel('I accept the Code of Conduct').check();
  const live = listening(page, 1);
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('Your application has been submitted').waitFor();
  const header = page.getByRole('banner');
  await header.getByRole('button', { name: 'Notifications, unread: 1' }).waitFor();
  await visit(opened, '/rewards');
  await live.all();
  const bell = header.getByRole('button', { name: /^Notifications/ });
  await bell.waitFor();
  const aloud = header.getByRole('status');
  expect(await aloud.innerText()).toBe('');
  const operator = await openOperator(portal().server.origin);
  await operator.accept('application', { program: 'marquee', creator: 'Liam' });
  await expect.poll(() => aloud.innerText()).toBe('Notifications, unread: 2');

  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const entries = panel.getByRole('listitem');
  await expect.poll(() => entries.count()).toBe(2);
  expect(await entries.first().innerText()).toContain('Welcome aboard.');
  await entries.first().getByRole('button', { name: 'Mark as read' }).click();
  // The page behind the dialog is there for nobody but those who see it.
  await page.locator('header').getByLabel('Notifications, unread: 1').waitFor();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await panel.getByText('New', { exact: true }).first().waitFor({ state: 'detached' });
  // Where the pointer's hint is shown, Escape takes that away first.
  await page.mouse.move(1, 1);
  await page.getByRole('tooltip').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  expect(await hasFocus(bell)).toBe(true);
  await header.getByRole('button', { name: 'Notifications', exact: true }).click();
  await entries.first().getByRole('link').click();
  await page.waitForURL(/\/dashboard$/);
  await panel.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(
  rowsOf(
    [['a phone', { viewport: { width: 360, height: 740 } }]],
    [['Arabic', { locale: 'ar-SA', viewport: { width: 360, height: 740 } }]],
  ),
)('with %s nothing of the list sticks out, and axe objects to nothing', async (_name, options) => {
  const opened = await portal().open(options);
  const { page, context, complaints } = opened;
  await beginAs(portal(), opened, 'marquee', 'maya');
  const header = page.getByRole('banner');
  const bell = header.locator('button[aria-haspopup=dialog]');
  await bell.waitFor();
  expect(await sticksOut(page)).toEqual([]);
  await bell.click();
  await page.getByRole('dialog').getByRole('listitem').first().waitFor();
  expect(await sticksOut(page)).toEqual([]);
  expect(await objectionsInBothModes(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('what one is told of is chosen for pages and mails apart, and kept', async () => {
  const opened = await enter('maya');
  const { page, context, complaints } = opened;
  await visit(opened, '/account');
  const rewards = page.getByRole('group', { name: 'Rewards and keys' });
  await rewards.getByLabel('By e-mail').uncheck();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await page.reload();
  await wake(page);
  expect(await rewards.getByLabel('By e-mail').isChecked()).toBe(false);
  expect(await rewards.getByLabel('On these pages').isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test('quiet hours and a digest are chosen, named by the clocks of the place, and kept', async () => {
  const opened = await enter('sofia');
  const { page, context, complaints } = opened;
  await visit(opened, '/account');
  const daily = page.getByLabel('Once a day, in one e-mail');
  await daily.check();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await page.getByLabel('Hold what can wait').check();
  const from = page.getByLabel('From', { exact: true });
  const kept = page.waitForResponse((response) => /notification_preferences/.test(response.url()));
  await from.fill('23:30');
  await from.blur();
  expect((await kept).status()).toBe(200);
  await page.getByText(/^Time zone: /).waitFor();
  expect(await objectionsInBothModes(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sticksOut(page)).toEqual([]);
  await page.reload();
  await wake(page);
  await expect.poll(() => from.inputValue()).toBe('23:30');
  expect(await daily.isChecked()).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});
