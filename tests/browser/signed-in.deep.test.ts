import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { objections, sticksOut } from '../support/browser/objections.ts';
import { signIn } from '../support/browser/sign-in.ts';
import { wake } from '../support/browser/wake.ts';
import { openDashboard } from './support/dashboard.ts';
import { changeTokens, DEAD, signInHere } from './support/journey-session.ts';
import { rowsOf } from './support/swept.ts';

const { portal, enter, arrive } = openDashboard();

const to = (path: string) => portal().server.origin + path;
const ACCOUNT = '/programs/marquee/dashboard/account';
const openAccount = async (page: Page) => {
  await page.goto(to(ACCOUNT));
  await page.getByRole('heading', { name: 'Your data' }).waitFor();
};

describe('the header', () => {
  /** How far the header's parts moved without anybody's doing. */
  const watchShifts = (page: Page) =>
    page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as {
          sources: { node: Element | null }[];
        }[])
          for (const { node } of entry.sources)
            if (node?.closest?.('header')) moved.push(node.outerHTML.slice(0, 200));
      }).observe({ type: 'layout-shift', buffered: true });
    });

  test.each(rowsOf([360, 1440], [768]))(
    'shows at %i px who is signed in, and nothing of it moves',
    async (width) => {
      const { page, context } = await enter('maya');
      await watchShifts(page);
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/programs/marquee', '/programs/marquee?locale=ja', ACCOUNT]) {
        await page.goto(to(path));
        await page.locator('header').getByText('MO', { exact: true }).first().waitFor({
          state: 'attached',
        });
        await page.waitForTimeout(300);
        expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual(
          [],
        );
        expect(await sticksOut(page)).toEqual([]);
      }
      await context.close();
    },
  );

  test('leads from a page for everybody to the account, and out again', async () => {
    const { page, context } = await enter('maya');
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(to('/programs/marquee'));
    const menu = page.locator('header').getByLabel('Your account: Maya Okafor');
    await menu.click();
    await page.getByText('Signed in as Maya Okafor').locator('visible=true').waitFor();
    expect(await objections(page)).toEqual([]);
    await page.locator('header').getByRole('link', { name: 'Account Settings' }).click();
    await page.getByRole('heading', { name: 'Your data' }).waitFor();
    await page.goto(to('/programs/marquee'));
    await menu.click();
    await page.locator('header').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/programs\/marquee\/login$/);
    await page.getByRole('button', { name: 'Continue with Sample people' }).waitFor();
    await page.goto(to('/programs/marquee'));
    await wake(page);
    await page.locator('header').getByRole('link', { name: 'Login' }).waitFor();
    expect(await page.locator('header').getByText('MO', { exact: true }).count()).toBe(0);
    await context.close();
  });

  test('keeps no way back for the next one where somebody signed out by themselves', async () => {
    const opened = await portal().open();
    const { page, context } = opened;
    await signIn(page, to('/programs/battlefield6/login'), /Maya/);
    await page.goto(to('/programs/battlefield6/leaderboards'));
    await page.locator('header').getByLabel('Your account: Maya Okafor').click();
    await page.locator('header').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/login$/);
    await signIn(page, to('/programs/battlefield6/login'), /Liam/);
    expect(new URL(page.url()).pathname).toBe('/programs/battlefield6/challenges');
    await context.close();
  });
});

test('without a connection the page says so, keeps what was typed, and recovers by itself', async () => {
  const { page, context } = await enter('diego');
  await openAccount(page);
  await page.getByLabel('Name', { exact: true }).fill('Diego N.');
  await context.setOffline(true);
  const bar = page.getByText('You are offline. What you typed is kept');
  await bar.waitFor();
  expect(await objections(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.locator('main').getByText('The server cannot be reached').first().waitFor();
  await page.getByRole('link', { name: 'Rewards' }).first().click();
  await context.setOffline(false);
  await bar.waitFor({ state: 'detached' });
  await openAccount(page);
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Diego N.');
  await context.close();
});

describe('a further account', () => {
  const link = async (page: Page, provider: string, person: RegExp) => {
    await page.getByRole('button', { name: `Link ${provider}` }).click();
    const goOn = page.getByRole('button', { name: `Go on to ${provider}` });
    const chosen = page.getByRole('heading', { name: `Sign in with ${provider}` });
    await goOn.or(chosen).waitFor();
    if (await goOn.isVisible()) await goOn.click();
    await chosen.waitFor();
    await page.getByRole('button', { name: person }).click();
  };
  const unlink = async (page: Page, provider: string) => {
    await page.getByRole('button', { name: `Unlink ${provider}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  };

  test('is linked and unlinked; the last one stays', async () => {
    const { page, context } = await enter('kenji');
    await openAccount(page);
    await link(page, 'Twitch', /Kenji|森/);
    await page.waitForURL((url) => url.pathname === ACCOUNT);
    await page.getByText('Twitch is linked: 森 健二', { exact: true }).waitFor();
    const other = await context.newPage();
    await openAccount(other);
    await other.getByRole('button', { name: 'Unlink Twitch' }).waitFor();
    // It hears of nothing until it asks for something itself.
    await other.route(/\/api\//, (route) =>
      route.request().method() === 'GET' ? route.abort() : route.fallback(),
    );
    await unlink(page, 'Sample people');
    await page.getByText('Sample people is no longer linked.', { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: /^Unlink/ }).count()).toBe(0);
    await page.getByText('The only account that you can sign in with stays.').waitFor();
    // A tab that does not know yet is told why, and then knows.
    await unlink(other, 'Twitch');
    await other.unroute(/\/api\//);
    await other.getByText('This is the only account you can sign in with.').waitFor();
    await expect.poll(() => other.getByRole('button', { name: /^Unlink/ }).count()).toBe(0);
    await context.close();
  });

  test('of somebody else, or one that was declined, leads back with the reason', async () => {
    const theirs = await portal().open();
    await theirs.page.goto(to('/programs/marquee/login'));
    await wake(theirs.page);
    await theirs.page.getByRole('button', { name: 'Continue with Discord' }).click();
    await theirs.page.getByRole('button', { name: /Sofia/ }).click();
    await theirs.page.waitForURL(/\/dashboard$/);
    await theirs.context.close();
    const { page, context } = await enter('lena');
    await openAccount(page);
    await link(page, 'Discord', /Sofia/);
    await page.waitForURL((url) => url.pathname === ACCOUNT);
    await page.getByText('This account already belongs to another member').first().waitFor();
    await page.getByRole('button', { name: 'Link Discord' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL((url) => url.pathname === ACCOUNT);
    await page.getByText('You did not allow the sign-in.').first().waitFor();
    await page.getByRole('button', { name: 'Link Discord' }).waitFor();
    await context.close();
  });
});

describe('the link of a verification mail', () => {
  const link = () => {
    const folder = join(portal().data, 'mail');
    const pages = existsSync(folder)
      ? readdirSync(folder).filter((name) => /html$/.test(name))
      : [];
    const texts = pages.map((name) => readFileSync(join(folder, name), 'utf8'));
    const mail = texts.find((text) => text.includes('/verify?token=')) ?? '';
    return (/https?:\/\/[^"\s]+\/verify\?token=[^"\s<]+/.exec(mail)?.[0] ?? '').replaceAll(
      '&amp;',
      '&',
    );
  };

  test('confirms the address, signed in or not, once', async () => {
    const { page, context } = await enter('hana');
    await openAccount(page);
    await page.getByLabel(/^E-mail address/).fill('hana@people.example');
    await page.getByRole('button', { name: 'Save' }).first().click();
    await page.getByText('hana@people.example is not confirmed yet').waitFor();
    await expect.poll(() => link()).not.toBe('');
    const { pathname, search } = new URL(link());

    const stranger = await portal().open();
    await stranger.page.goto(to(pathname + search));
    await stranger.page.getByText('Your e-mail address is confirmed').waitFor();
    await stranger.page.getByRole('link', { name: 'Go to the program' }).click();
    await stranger.page.waitForURL(/\/programs\/marquee$/);
    await stranger.context.close();

    await page.goto(to(pathname + search));
    await page.getByText('This link is used up or too old.').waitFor();
    expect(await objections(page)).toEqual([]);
    await page.goto(to('/verify?token=made-up-and-much-too-short-to-be-one'));
    await page.getByText('This link is used up or too old.').waitFor();
    await openAccount(page);
    await page.getByText('hana@people.example is confirmed').waitFor();
    await context.close();
  });
});

test('a session that ends while one fills in a form loses nothing of it', async () => {
  const opened = await arrive('liam');
  const { page, context } = opened;
  const why = page.getByLabel('Why do you want to join?');
  await why.fill('Because the lights are on.');
  await page.getByLabel('Livestreams').check();
  await page.getByLabel('Where do you publish?').fill('https://channel.example/liam');
  await page.getByLabel('Which games do you return to most?').fill('Old ones');
  await page.getByLabel('No, this is my first').check();
  await page.getByLabel('I accept the Code of Conduct').check();
  await changeTokens(page, DEAD);
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.waitForURL(/\/programs\/marquee\/login$/);
  await signInHere(opened, /Liam/);
  await page.getByText('We brought back what you had typed').waitFor();
  expect(await why.inputValue()).toBe('Because the lights are on.');
  expect(await page.getByLabel('Livestreams').isChecked()).toBe(true);
  const agreed = page.getByLabel('I accept the Code of Conduct');
  if (!(await agreed.isChecked())) await agreed.check();
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('Your application has been submitted').waitFor();
  await context.close();
});
