import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { readOverview } from '#contract/overview/endpoints.ts';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { testInDepth } from '../support/in-depth.ts';
import { workAs } from './support/console.ts';
import { type LivePortal, openSharedPortal, type SharedLive } from './support/live-portal.ts';
import { NARROW_AND_MIRRORED } from './support/swept.ts';

const OVERVIEW = '/operator/marquee/overview';

let portal: LivePortal<SharedLive>;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

const table = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const exportButtons = (page: Page) => page.getByRole('list', { name: 'Export' });
const numberIn = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));

test('whoever comes to the console sees what waits, and each figure leads to its list', async () => {
  const { page, context, complaints } = await workAs(portal, 'olivia', '/operator/marquee');
  await page.waitForURL((url) => url.pathname === OVERVIEW);
  const applications = table(page, 'What waits')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Applications' }) });
  const waiting = applications.getByRole('cell').first();
  const count = numberIn(await waiting.textContent());
  expect(count).toBeGreaterThan(0);
  await waiting.getByRole('link').click();
  await page.waitForURL(/\/inbox\?kinds=application$/);
  const list = page.getByRole('list', { name: 'What waits' });
  await list.getByRole('listitem').first().waitFor();
  expect(await list.getByRole('checkbox').count()).toBe(count);
  await page.goBack();

  const accepted = table(page, 'Week by week').locator('a[href*="step=accepted"]').first();
  const people = numberIn(await accepted.textContent());
  expect(people).toBeGreaterThan(0);
  await accepted.click();
  await page.waitForURL(/\/people\?step=accepted&week=/);
  const rows = table(page, 'People').getByRole('rowheader');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(people);
  await page.goBack();

  await table(page, 'Week by week').locator('a[href*="/points?"]').first().click();
  await page.waitForURL(/\/overview\/points\?from=/);
  await page.getByRole('region', { name: 'Every change of points' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a list is saved as CSV by those who may, and offered to nobody else', async () => {
  const { page, context } = await workAs(portal, 'olivia', OVERVIEW);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    exportButtons(page).getByRole('button', { name: 'Guest links' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^marquee-guest_links-.*\.csv$/);
  await context.close();
  const viewer = await workAs(portal, 'ravi', OVERVIEW);
  await table(viewer.page, 'Week by week').waitFor();
  expect(await exportButtons(viewer.page).count()).toBe(0);
  await viewer.context.close();
});

testInDepth('what fails and what is not read is said to those who may mend it', async () => {
  const troubled = async (person: string) => {
    const { page, context } = await workAs(portal, person, '/operator');
    await page.route('**/api/operator/overview?*', async (route) => {
      const answer = await route.fetch();
      const read = (await answer.json()) as ResponseOf<typeof readOverview>;
      const json = { ...read, failing_webhooks: 2, unread_platforms: ['twitch', 'youtube'] };
      await route.fulfill({ response: answer, json });
    });
    await page.goto(portal.server.origin + OVERVIEW);
    await page.getByRole('link', { name: /not being read: Twitch and YouTube$/ }).waitFor();
    return { page, context };
  };
  const owner = await troubled('olivia');
  const webhooks = owner.page.getByRole('link', { name: /^Webhooks that fail.* 2$/ });
  await webhooks.click();
  await owner.page.waitForURL(/\/webhooks$/);
  await owner.context.close();
  const viewer = await troubled('ravi');
  expect(await viewer.page.getByRole('link', { name: /^Webhooks that fail/ }).count()).toBe(0);
  await viewer.context.close();
});

testInDepth('where nobody counts visits, that is said instead of a nought', async () => {
  const { page, context } = await workAs(portal, 'ravi', '/operator');
  await page.route('**/api/operator/overview?*', async (route) => {
    const answer = await route.fetch();
    const read = (await answer.json()) as ResponseOf<typeof readOverview>;
    const weeks = read.weeks.map((week) => ({ ...week, visits: null }));
    await route.fulfill({ response: answer, json: { ...read, weeks } });
  });
  await page.goto(portal.server.origin + OVERVIEW);
  await page.getByText('Visits are not known', { exact: false }).waitFor();
  const visits = table(page, 'Week by week').getByRole('row').nth(1).getByRole('cell').first();
  expect(await visits.textContent()).toBe('not known');
  await context.close();
});

testInDepth.each(NARROW_AND_MIRRORED)(
  'with %s nothing sticks out, and axe objects to nothing',
  async (_name, options) => {
    const { page, context, complaints } = await workAs(portal, 'olivia', OVERVIEW, options);
    await page.getByRole('table').nth(1).waitFor();
    expect(await sticksOut(page)).toEqual([]);
    expect(await objectionsInBothModes(page)).toEqual([]);
    await page.goto(`${portal.server.origin}${OVERVIEW}/points`);
    await page.getByRole('table').first().waitFor();
    expect(await sticksOut(page)).toEqual([]);
    expect(await objectionsInBothModes(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
