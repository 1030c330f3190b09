import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { signOut } from '#contract/auth/endpoints.ts';
import { ApiClient } from '#contract/endpoints/client.ts';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { signInAs } from '../support/sign-in-by-http.ts';
import { operatorSession, workWith } from './support/console.ts';
import { openDashboard } from './support/dashboard.ts';

const { portal, arrive } = openDashboard();
const PEOPLE = '/operator/marquee/people';
const DASHBOARD = '/programs/marquee/dashboard';
const READ_ONLY = /^You see this as an operator: nothing can be changed here/;

const banner = (tab: Page) => tab.getByRole('complementary', { name: 'As a creator sees it' });
const ended = (tab: Page) =>
  tab.getByRole('heading', { name: 'You no longer see this as a creator' });
const storageOf = (page: Page) =>
  page.evaluate(() => ({ ...localStorage, cookies: document.cookie }));

/** Opens a person's page in the console, and from there the tab in which they are seen. */
async function seeAs(page: Page, name: string): Promise<Page> {
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'See as they see it' }).click();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('dialog').getByRole('button', { name: 'Open the tab' }).click();
  const tab = await opening;
  await banner(tab).waitFor();
  return tab;
}

test('an operator sees a program as a creator does, in a tab that keeps and changes nothing', async () => {
  const session = await operatorSession(portal().server.origin, 'olivia');
  const { page, context } = await workWith(portal(), session, `${PEOPLE}?search=Maya`);
  const before = await storageOf(page);
  const tab = await seeAs(page, 'Maya Okafor');
  await tab.getByText(/^You see this as Maya Okafor sees it\. Nothing can be changed\./).waitFor();
  await tab.getByText('Hello, Maya Okafor').waitFor();
  expect(new URL(tab.url())).toMatchObject({ pathname: DASHBOARD, search: '', hash: '' });
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(await objectionsInBothModes(tab)).toEqual([]);
  await tab.setViewportSize({ width: 360, height: 740 });
  expect(await sticksOut(tab)).toEqual([]);
  await tab.setViewportSize({ width: 1280, height: 800 });

  await tab.goto(`${portal().server.origin}${DASHBOARD}/account`);
  await wake(tab);
  await tab.getByLabel('Name', { exact: true }).fill('Somebody else');
  await tab.getByRole('button', { name: 'Save' }).first().click();
  await tab.getByText(READ_ONLY).first().waitFor();
  await banner(tab).waitFor();
  expect(await storageOf(page)).toEqual(before);
  const maya = await arrive('maya');
  await maya.page.getByText('Hello, Maya Okafor').waitFor();

  const closed = tab.waitForEvent('close');
  // The page may be gone before the click that closes it is answered.
  await banner(tab)
    .getByRole('button', { name: 'End' })
    .click()
    .catch(() => undefined);
  await closed;
  await Promise.all([context.close(), maya.context.close()]);
});

test('an operator sees what a creator will when the season is over', async () => {
  const session = await operatorSession(portal().server.origin, 'olivia');
  const { page, context } = await workWith(portal(), session, `${PEOPLE}?search=Maya`);
  await page.getByRole('link', { name: 'Maya Okafor' }).click();
  const moments = page.getByLabel('Moment', { exact: true });
  const option = moments.getByRole('option', { name: /^After: / }).first();
  const at = (await option.getAttribute('value')) ?? '';
  await moments.selectOption(at);
  await page.waitForURL(/moment=/);
  await page.getByRole('button', { name: 'See as they see it' }).click();
  const opening = page.context().waitForEvent('page');
  await page.getByRole('dialog').getByRole('button', { name: 'Open the tab' }).click();
  const tab = await opening;
  await banner(tab).waitFor();
  await tab.getByText('Nothing ends soon.').waitFor();
  expect(new URL(tab.url()).searchParams.get('at')).toBe(at);
  await tab.getByRole('link', { name: 'Quests' }).first().click();
  await tab.waitForURL(/\/quests\?.*at=/);
  await wake(tab);
  await banner(tab).waitFor();
  expect(await tab.locator('html').getAttribute('data-moment')).toBe(at);
  expect(await sticksOut(tab)).toEqual([]);
  await context.close();
});

test('what an operator sees is covered as soon as they sign out', async () => {
  const session = await operatorSession(portal().server.origin, 'olivia');
  const { page, context } = await workWith(portal(), session, `${PEOPLE}?search=Sofia`);
  const tab = await seeAs(page, 'Sofia Rossi');
  const { refresh_token } = JSON.parse(session).tokens;
  const { origin } = portal().server;
  const client = new ApiClient({ baseUrl: `${origin}/api`, headers: { Gamesight: 'true' }, fetch });
  await client.call(signOut, { body: { refresh_token } });
  await tab.reload();
  await wake(tab);
  await ended(tab).waitFor();
  await tab.keyboard.press('Escape');
  await ended(tab).waitFor();
  await context.close();
});

test('a program’s own host shows it as well; an address that somebody else made signs nobody in', async () => {
  const session = await operatorSession(portal().server.origin, 'olivia');
  const { page, context } = await workWith(portal(), session, `${PEOPLE}?search=Maya`);
  const tab = await seeAs(page, 'Maya Okafor');
  const { tokens, until, user } = await tab.evaluate(() => ({
    ...JSON.parse(sessionStorage.creators_session),
    until: sessionStorage.creators_view,
  }));
  const handing = (token: string) => {
    const handed = JSON.stringify({ token, uuid: tokens.uuid, user, until });
    return portal().at(
      'marquee.localhost',
      `/dashboard#creators_view=${encodeURIComponent(handed)}`,
    );
  };
  const alone = await portal().open();
  await alone.page.goto(handing(tokens.auth_token.replace('View ', '')));
  await wake(alone.page);
  await banner(alone.page).waitFor();
  await alone.page.getByText('Hello, Maya Okafor').waitFor();
  await banner(alone.page).getByRole('button', { name: 'End' }).click();
  await alone.page.waitForURL(portal().at('marquee.localhost'));
  const kept = await alone.page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((name) => name.startsWith('creators_'))).toEqual([]);

  const { auth_token } = await signInAs(portal().server.origin, 'maya', tokens.uuid);
  await alone.page.goto(handing(auth_token));
  await wake(alone.page);
  await ended(alone.page).waitFor();
  await Promise.all([context.close(), alone.context.close()]);
});
