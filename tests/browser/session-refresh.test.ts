import { afterAll, beforeAll, expect, test } from 'vitest';
import { authToken, visit, watchRefreshes } from './support/journey-session.ts';
import { type LivePortal, openLivePortal } from './support/live-portal.ts';
import { signInAs } from './support/sign-in.ts';

let portal: LivePortal;
beforeAll(async () => {
  portal = await openLivePortal();
});
afterAll(() => portal?.close());

test('twenty calls of four tabs are refused, and refreshed together: once', async () => {
  const opened = await portal.open({ reducedMotion: 'reduce' });
  const { page, context } = opened;
  await signInAs(portal, opened, 'marquee', /Maya/);
  await page.getByRole('heading', { name: 'Your points' }).waitFor();
  const tabs = [page, ...(await Promise.all([1, 2, 3].map(() => context.newPage())))];
  const token = await authToken(page);
  const seen = await watchRefreshes(context, 4_000, token);
  await Promise.all(tabs.map((tab) => visit(portal, tab, '/programs/marquee/dashboard')));
  await expect.poll(() => authToken(page)).not.toBe(token);
  expect(seen.refused).toBeGreaterThanOrEqual(20);
  expect(seen.refreshes).toBe(1);
  for (const tab of tabs) await tab.getByRole('heading', { name: 'Your points' }).waitFor();
  await context.close();
});

test('a call that is refused again with a new token is not refreshed a second time', async () => {
  const opened = await portal.open({ reducedMotion: 'reduce' });
  const { page, context } = opened;
  await signInAs(portal, opened, 'marquee', /Maya/);
  const seen = await watchRefreshes(context, 0);
  let calls = 0;
  await page.route('**/api/creators/rewards*', (route) => {
    calls += 1;
    const extra = { code: 'FORBIDDEN' };
    return route.fulfill({ status: 403, json: { status_code: 403, message: 'No.', extra } });
  });
  await page.getByRole('link', { name: 'Rewards', exact: true }).click();
  await page.getByRole('alert').first().waitFor();
  expect([calls, seen.refreshes]).toEqual([2, 1]);
  expect(await authToken(page)).not.toBeNull();
  await context.close();
});
