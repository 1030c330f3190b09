import { expect, test } from 'vitest';
import { wake } from '../support/browser/wake.ts';
import { testInDepth } from '../support/in-depth.ts';
import { openSharedDashboard } from './support/dashboard.ts';
import {
  authToken,
  changeTokens,
  DEAD,
  STALE,
  signInHere,
  visit,
} from './support/journey-session.ts';

const { arrive, portal, enter } = openSharedDashboard();

const REWARDS = '/programs/marquee/dashboard/rewards';
const LOGIN = /\/programs\/marquee\/login$/;

test.each([
  ['whose refresh is refused', DEAD],
  ['without a refresh token', { ...STALE, refresh_token: '' }],
])('a session %s ends at the login, and the way back is kept', async (_, tokens) => {
  const opened = await arrive('maya');
  const { page, context } = opened;
  await page.getByRole('heading', { name: 'Your points' }).waitFor();
  // Away from what listens and would find out by itself, with this page as the way back.
  await page.goto(`${portal().server.origin}/healthz`);
  await changeTokens(page, tokens);
  await visit(portal(), page, REWARDS);
  await page.waitForURL(LOGIN);
  expect(await authToken(page)).toBeNull();
  await page.getByRole('status').getByText('Your session has ended.').waitFor();
  await page.reload();
  await wake(page);
  await page.getByRole('button', { name: 'Continue with Sample people' }).waitFor();
  expect(await page.getByText('Your session has ended.').count()).toBe(0);
  await signInHere(opened, /Maya/);
  await page.waitForURL(`**${REWARDS}`);
  await page.getByRole('heading', { name: 'Rewards', level: 1 }).waitFor();
  await context.close();
});

testInDepth(
  'a session of another program is none: one signs in to this one, and arrives',
  async () => {
    const opened = await enter('maya');
    const { page, context } = opened;
    await visit(portal(), page, '/programs/battlefield6/challenges');
    await page.waitForURL(/\/programs\/battlefield6\/login$/);
    expect(await authToken(page)).toBeNull();
    await signInHere(opened, /Maya/);
    await page.waitForURL('**/programs/battlefield6/challenges');
    await page.getByRole('heading', { name: 'Challenges', level: 1 }).waitFor();
    await context.close();
  },
);

testInDepth(
  'the way back belongs to its program: another one’s login does not lead there',
  async () => {
    const opened = await portal().open();
    const { page, context } = opened;
    await visit(portal(), page, REWARDS);
    await page.waitForURL(LOGIN);
    // Nobody was signed in: there is nothing to say.
    expect(await page.getByText('You are signed out.').count()).toBe(0);
    await visit(portal(), page, '/programs/battlefield6/login');
    await signInHere(opened, /Maya/);
    expect(new URL(page.url()).pathname).toMatch('/programs/battlefield6/');
    await context.close();
  },
);

test('signing out leads to the login, in every tab, and the next sign-in begins anew', async () => {
  const opened = await enter('maya');
  const { page, context } = opened;
  const other = await context.newPage();
  await visit(portal(), other, '/programs/marquee/dashboard/leaderboards');
  await visit(portal(), page, '/programs/marquee/dashboard/account');
  await page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.waitForURL(LOGIN);
  await other.waitForURL(LOGIN);
  expect(await authToken(page)).toBeNull();
  for (const tab of [page, other])
    await tab.getByRole('status').getByText('You are signed out.').waitFor();
  await signInHere(opened, /Maya/);
  await page.waitForURL(/\/programs\/marquee\/dashboard$/);
  // The other tab finds the person back, and goes on where it was.
  await other.waitForURL(/\/dashboard\/leaderboards$/);
  await context.close();
});

test('between signing out on a page for members and the login lie 100 ms', async () => {
  const { page, context } = await enter('maya');
  await visit(portal(), page, '/programs/marquee/dashboard/account');
  const button = page.getByRole('main').getByRole('button', { name: 'Sign out', exact: true });
  await button.waitFor();
  await page.evaluate(() => {
    const moments: Record<string, number> = {};
    Object.assign(window, { moments });
    const remove = Storage.prototype.removeItem;
    Storage.prototype.removeItem = function (key) {
      if (key === 'creators_session') moments.signedOut ??= performance.now();
      remove.call(this, key);
    };
    const replace = history.replaceState;
    history.replaceState = function (state, unused, url) {
      if (String(url).endsWith('/login')) moments.led ??= performance.now();
      replace.call(this, state, unused, url);
    };
  });
  await button.click();
  await page.waitForURL(LOGIN);
  const waited = await page.evaluate(() => {
    const { moments } = window as unknown as { moments: { signedOut: number; led: number } };
    return moments.led - moments.signedOut;
  });
  // Timers of browsers may be early by a fraction.
  expect(waited).toBeGreaterThanOrEqual(99);
  await context.close();
});

test('whoever is signed in already is not asked to sign in', async () => {
  const { page, context } = await enter('maya');
  await visit(portal(), page, '/programs/marquee/login');
  await page.waitForURL(/\/programs\/marquee\/dashboard$/);
  await context.close();
});
