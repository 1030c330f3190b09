import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { objections, sticksOut } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { openDashboard } from './support/dashboard.ts';

const { portal, arrive, visit } = openDashboard();

const ADDRESS = '/programs/marquee/creators/maya-plays';
const statusOf = async (path: string) => (await fetch(portal().server.origin + path)).status;
const partOf = (page: Page) => page.locator('#public-profile');

test('a member shows themselves to everybody, chooses what, and is gone once they stop', async () => {
  const opened = await arrive('maya');
  const { page, context } = opened;
  await visit(opened, '/account');
  const part = partOf(page);
  await part.getByText('Choose a handle first.').waitFor();
  expect(await part.getByLabel('Handle').inputValue()).toBe('maya-okafor');
  expect(await part.getByRole('button', { name: 'Turn on' }).count()).toBe(0);

  await part.getByLabel('Handle').fill('maya plays');
  await part.getByRole('button', { name: 'Use this handle' }).click();
  await part.getByRole('alert').filter({ hasText: 'Use 3 to 30 letters' }).waitFor();
  await part.getByLabel('Handle').fill('moderator');
  await part.getByRole('button', { name: 'Use this handle' }).click();
  await part.getByText('This handle is reserved.').waitFor();
  await part.getByLabel('Handle').fill('Maya-Plays');
  await part.getByRole('button', { name: 'Use this handle' }).click();
  await part.getByText('Your profile is off.').waitFor();
  expect(await statusOf(ADDRESS)).toBe(404);

  await part.getByRole('button', { name: 'Turn on' }).click();
  await part.getByText('Everybody can see your profile:').waitFor();
  await part.getByLabel('Your place on the leaderboard').check();
  await part.getByLabel(/^Sample people/).check();
  expect(await objections(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sticksOut(page)).toEqual([]);
  await expect.poll(() => statusOf(ADDRESS)).toBe(200);

  const stranger = await portal().open({ viewport: { width: 360, height: 740 } });
  await expect
    .poll(async () => {
      await stranger.page.goto(portal().server.origin + ADDRESS);
      return stranger.page.getByRole('heading', { name: 'Leaderboard' }).count();
    })
    .toBe(1);
  await stranger.page.getByRole('heading', { name: 'Maya Okafor', level: 1 }).waitFor();
  await stranger.page.getByText(/^Rank \d+ of \d+$/).waitFor();
  expect(await stranger.page.getByRole('heading', { name: 'Badges' }).count()).toBe(0);
  await wake(stranger.page);
  expect(await objections(stranger.page)).toEqual([]);
  expect(await sticksOut(stranger.page)).toEqual([]);
  const report = stranger.page.getByRole('link', { name: 'Report this profile' });
  expect(await report.getAttribute('href')).toMatch(
    /^mailto:creators@marquee\.example\?subject=Report%20of%20a%20profile.*%2Fcreators%2Fmaya-plays$/,
  );
  expect((await report.boundingBox())?.height).toBeGreaterThanOrEqual(44);

  await part.getByRole('button', { name: 'Turn off' }).click();
  await part.getByText('Your profile is off.').waitFor();
  await expect.poll(() => statusOf(ADDRESS)).toBe(404);
  await expect
    .poll(async () => {
      await stranger.page.reload();
      return stranger.page.getByText(`Page not found: ${ADDRESS}`).isVisible();
    })
    .toBe(true);
  await stranger.context.close();
  await context.close();
});

test('a profile opens within the app, and shares a picture that goes with it', async () => {
  const opened = await arrive('sofia', { width: 390 });
  const { page, context } = opened;
  await visit(opened, '/account');
  const part = partOf(page);
  await part.getByRole('button', { name: 'Use this handle' }).click();
  await part.getByRole('button', { name: 'Turn on' }).click();
  const link = part.getByRole('link', { name: /creators\/sofia/ });
  await link.click();
  await page.getByRole('heading', { name: /^Sofia/, level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/\/programs\/marquee\/creators\/sofia/);
  expect(await objections(page)).toEqual([]);

  const { origin } = portal().server;
  const { pathname } = new URL(page.url());
  const picture = `${origin}/assets/og/en/00000000${pathname}.png`;
  const drawn = await fetch(picture);
  expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(drawn.headers.get('cache-control')).toBe('public, max-age=5, must-revalidate');

  await page.goBack();
  await partOf(page).getByRole('button', { name: 'Turn off' }).click();
  await partOf(page).getByText('Your profile is off.').waitFor();
  await expect.poll(async () => (await fetch(picture)).status).toBe(404);
  await context.close();
});
