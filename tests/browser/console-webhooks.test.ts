import { expect, test } from 'vitest';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { workAs } from './support/console.ts';
import { openSharedDashboard } from './support/dashboard.ts';

const { portal } = openSharedDashboard();

test('an owner adds a webhook, keeps its secret, sends it a test and removes it', async () => {
  const { page, context, complaints } = await workAs(
    portal(),
    'olivia',
    '/operator/marquee/webhooks',
  );
  await page.getByText('There is none yet.').waitFor();
  await page.getByLabel('Name').fill('Our CRM');
  await page.getByLabel('Address').fill('https://hooks.example.invalid/marquee');
  const all = page.getByLabel('Everything');
  expect(await all.isChecked()).toBe(true);
  await all.uncheck();
  expect(
    await page.getByRole('button', { name: 'Add a webhook' }).getAttribute('aria-disabled'),
  ).toBe('true');
  await page.getByLabel('application.accepted').check();
  await page.getByLabel('member.left').check();
  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const secret = page.locator('code', { hasText: /^whsec_/ });
  await secret.waitFor();
  expect(await objectionsInBothModes(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have it' }).click();
  await secret.waitFor({ state: 'detached' });

  const row = page.getByRole('row', { name: /Our CRM/ });
  expect(await row.innerText()).toContain('2 kinds of events');
  await row.getByRole('link', { name: 'Our CRM' }).click();
  await page.getByText('Nothing was sent yet.').waitFor();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByText('A test is on its way').first().waitFor();
  const delivery = page.getByRole('row', { name: /test\.ping/ });
  await delivery.waitFor();
  // Nobody has that name: it is tried again later.
  await expect
    .poll(async () => {
      await page.reload();
      await delivery.waitFor();
      return delivery.innerText();
    })
    .toMatch(/Waits\s+Next attempt: /);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sticksOut(page)).toEqual([]);
    expect(await objectionsInBothModes(page)).toEqual([]);
  }

  await page.getByRole('button', { name: 'Switch off' }).click();
  await page.getByText('Switched off').waitFor();
  expect(await page.getByRole('button', { name: 'Send a test' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Switch on' }).click();
  await page.getByText('On', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'New secret' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'New secret' }).click();
  await secret.waitFor();
  await page.getByRole('button', { name: 'I have it' }).click();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('There is none yet.').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('an operator sees how the platforms stand that the campaign counts on', async () => {
  const { page, context, complaints } = await workAs(
    portal(),
    'olivia',
    '/operator/marquee/platforms',
  );
  const youtube = page.getByRole('region', { name: 'YouTube' });
  await youtube.waitFor();
  await page.getByRole('region', { name: 'Twitch' }).waitFor();
  expect(await youtube.innerText()).toMatch(/Requests used today\s+[\d,]+ of 1,000,000/);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sticksOut(page)).toEqual([]);
    expect(await objectionsInBothModes(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});
