import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn } from '../support/browser/sign-in.ts';
import { authToken, visit, watchRefreshes } from './support/journey-session.ts';
import { type LivePortal, openSharedPortal, type SharedLive } from './support/live-portal.ts';

let portal: LivePortal<SharedLive>;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

test('the calls of four tabs are refused, and refreshed together', async () => {
  const { page, context } = await portal.open();
  await signIn(page, `${portal.server.origin}/programs/marquee/login`, /Maya/);
  await page.getByRole('heading', { name: 'Your points' }).waitFor();
  const tabs = [page, ...(await Promise.all([1, 2, 3].map(() => context.newPage())))];
  const token = await authToken(page);
  // However late the slowest tab is: none is spared a refusal by what the first one stored.
  const once = () => expect.poll(() => seen.refused.size).toBe(tabs.length);
  const seen = await watchRefreshes(context, { once, gone: token });
  await Promise.all(tabs.map((tab) => visit(portal, tab, '/programs/marquee/dashboard/quests')));
  await expect.poll(() => authToken(page)).not.toBe(token);
  expect(seen.refused.size).toBe(tabs.length);
  for (const tab of tabs) await tab.getByRole('heading', { name: 'Winter season' }).waitFor();
  // The tabs take turns. What one has stored reaches another's process a moment later: who is let in
  // within it refreshes as well, and is given the same successor.
  expect(seen.refreshes).toBeLessThan(tabs.length);
  await expect.poll(async () => new Set(await Promise.all(tabs.map(authToken))).size).toBe(1);
  await context.close();
});

test('a call that is refused again with a new token is not refreshed a second time', async () => {
  const { page, context } = await portal.open();
  await signIn(page, `${portal.server.origin}/programs/marquee/login`, /Maya/);
  const seen = await watchRefreshes(context);
  let calls = 0;
  await page.route('**/api/creators/rewards*', (route) => {
    calls += 1;
    const extra = { code: 'FORBIDDEN' };
    return route.fulfill({ status: 403, json: { status_code: 403, message: 'No.', extra } });
  });
  // Opened by its address: a pointer on its link would ask ahead, and a failed answer is asked again.
  await visit(portal, page, '/programs/marquee/dashboard/rewards');
  await page.getByRole('alert').first().waitFor();
  // A page may ask anew for what failed: each time it is two calls and one refresh.
  await expect.poll(() => calls - 2 * seen.refreshes).toBe(0);
  expect(await authToken(page)).not.toBeNull();
  await context.close();
});
