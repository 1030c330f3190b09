import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDashboard } from './support/dashboard.ts';

const { arrive, portal, enter } = openDashboard();

const FAULTS: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['cannot be reached', (route) => route.abort()],
  ['answers with a page', (route) => route.fulfill({ contentType: 'text/html', body: '<p>Hi' })],
];

test('where the API fails, the page says so and recovers by itself', async () => {
  const { page, context } = await arrive('maya');
  for (const [name, fault] of FAULTS) {
    await page.route('**/api/creators/rewards?*', fault);
    await page.getByRole('link', { name: 'Rewards', exact: true }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).isVisible(), name).toBe(true);
    await page.unroute('**/api/creators/rewards?*');
    await page.getByRole('heading', { name: 'A key from the shelf' }).waitFor({ timeout: 30_000 });
    await page.goto(`${portal().server.origin}/programs/marquee/dashboard/leaderboards`);
  }
  await context.close();
});

test('while the API is slow, the place of what comes is held', async () => {
  const { page, context } = await arrive('maya');
  await page.route('**/api/creators/rewards?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue();
  });
  await page.getByRole('link', { name: 'Rewards', exact: true }).click();
  await page.getByRole('status').getByText('Loading …').first().waitFor({ state: 'attached' });
  await page.getByRole('heading', { name: 'A key from the shelf' }).waitFor();
  await context.close();
});

test('what could not be sent stays typed, and is sent once when the API is back', async () => {
  const { page, context } = await arrive('liam');
  await page.getByLabel('Where do you publish?').fill('https://channel.example/liam');
  await page.getByLabel('Livestreams').check();
  await page.getByLabel('Which games do you return to most?').fill('Old ones');
  await page.getByLabel('No, this is my first').check();
  await page.getByLabel('Why do you want to join?').fill('To play along.');
  await page.getByLabel('I accept the Code of Conduct').check();
  const send = page.getByRole('button', { name: 'Send application' });
  for (const [name, fault] of FAULTS) {
    await page.route('**/api/creators/application?*', fault);
    await send.click();
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByLabel('Why do you want to join?').inputValue(), name).toBe(
      'To play along.',
    );
    await page.unroute('**/api/creators/application?*');
  }
  await send.click();
  await page.getByText('Your application has been submitted').waitFor();
  await context.close();
});

test('addresses lead deep into the dashboard; back and forward walk through it', async () => {
  const { page, context } = await enter('maya');
  await page.goto(`${portal().server.origin}/programs/marquee/dashboard/challenges#points`);
  await page.getByRole('img', { name: /Points to spend over time/ }).waitFor();
  await page.getByRole('link', { name: 'Requests', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Requests' }).waitFor();
  await page.goBack();
  await page.getByRole('img', { name: /Points to spend over time/ }).waitFor();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Requests' }).waitFor();
  await context.close();
});
