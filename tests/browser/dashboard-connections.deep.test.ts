import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { objections, sticksOut } from '../support/browser/objections.ts';
import { openSharedDashboard } from './support/dashboard.ts';

const { portal, enter } = openSharedDashboard();

const to = (path: string) => portal().server.origin + path;
const ACCOUNT = '/programs/marquee/dashboard/account';
const openAccount = async (page: Page) => {
  await page.goto(to(ACCOUNT));
  await page.getByRole('heading', { name: 'Your data' }).waitFor();
};
const streams = (page: Page) => page.getByRole('checkbox', { name: /^Streams/ });

interface Press {
  readonly platform?: 'Twitch' | 'YouTube';
  /** What its fields say, by their labels. */
  readonly fields?: Readonly<Record<string, string>>;
}

/** Does on a simulated platform what a button there says. */
async function press(
  page: Page,
  person: RegExp,
  button: string,
  { platform = 'Twitch', fields = {} }: Press = {},
) {
  await page.goto(to('/simulated-platforms'));
  const played = page.getByRole('region', { name: platform });
  const account = played.locator('form', { hasText: person });
  for (const [label, text] of Object.entries(fields)) await account.getByLabel(label).fill(text);
  const done = page.waitForResponse((response) => response.request().method() === 'POST');
  await account.getByRole('button', { name: button }).click();
  await done;
}

/** Agrees in the dialog, not on the page behind it, where the account may have been linked before. */
async function agree(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Link Twitch' });
  await dialog.getByRole('checkbox', { name: /^Streams/ }).check();
  await dialog.getByRole('button', { name: 'Go on to Twitch' }).click();
}

/** Looks at what was counted until it says so. */
async function counted(page: Page, words: RegExp) {
  await page.goto(to('/programs/marquee/dashboard/quests#counted'));
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('checkbox', { name: 'Only what did not count' }).waitFor();
      return page.locator('main').innerText();
    })
    .toMatch(words);
}

describe('an account that is linked to be read', () => {
  test('is read as its person lets it, who sees what of it counted and ends it', async () => {
    const { page, context } = await enter('sofia');
    await openAccount(page);
    await page.getByRole('button', { name: 'Link Twitch' }).click();
    const dialog = page.getByRole('dialog', { name: 'Link Twitch' });
    await dialog.waitFor();
    expect(await streams(page).isChecked()).toBe(false);
    expect(await objections(page)).toEqual([]);
    await streams(page).check();
    await dialog.getByRole('button', { name: 'Go on to Twitch' }).click();
    await page.getByRole('button', { name: /Sofia/ }).click();
    await page.waitForURL((url) => url.pathname === ACCOUNT);
    expect(await streams(page).isChecked()).toBe(true);

    await press(page, /Sofia/, 'Go live', { fields: { 'Began, minutes ago': '5' } });
    await counted(page, /\b[45] not counted: that was before you allowed it to be read\./);
    await press(page, /Sofia/, 'End the stream');

    await openAccount(page);
    await page.getByText('Last read this minute').waitFor();
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sticksOut(page)).toEqual([]);
      expect(await objections(page)).toEqual([]);
    }
    await streams(page).focus();
    await page.keyboard.press('Space');
    await page.getByText('It is not read any more.').first().waitFor();
    await page.reload();
    await page.getByRole('heading', { name: 'Your data' }).waitFor();
    expect(await streams(page).isChecked()).toBe(false);
    // What was counted stays with its reason.
    await counted(page, /\b[45] not counted/);
    await openAccount(page);
    await page.getByRole('button', { name: 'Unlink Twitch' }).click();
    await page.getByRole('dialog').getByText('What was read of it here is deleted').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
    await page.getByRole('button', { name: 'Link Twitch' }).waitFor();
    await context.close();
  });

  test('whose permission ended at the platform is said to be linked anew', async () => {
    const { page, context } = await enter('diego');
    await openAccount(page);
    await page.getByRole('button', { name: 'Link Twitch' }).click();
    await agree(page);
    await page.getByRole('button', { name: /Diego/ }).click();
    await page.waitForURL((url) => url.pathname === ACCOUNT);
    await expect
      .poll(async () => {
        await press(page, /Diego/, 'Withdraw the permission there');
        await openAccount(page);
        return page.locator('#linked-accounts').innerText();
      })
      .toContain('The permission at Twitch has ended.');
    await page.getByRole('button', { name: 'Link Twitch again' }).click();
    await agree(page);
    await page.getByRole('button', { name: /Diego/ }).click();
    await page.waitForURL((url) => url.pathname === ACCOUNT);
    expect(await streams(page).isChecked()).toBe(true);
    expect(await page.getByText('The permission at Twitch has ended.').count()).toBe(0);
    await context.close();
  });
});

test('a video with the hashtag counts, and where it has none that is said', async () => {
  const { page, context } = await enter('noah');
  await openAccount(page);
  await page.getByRole('button', { name: 'Link YouTube / Google' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link YouTube / Google' });
  const published = page.getByRole('checkbox', { name: /^What you publish/ });
  await dialog.waitFor();
  expect(await published.isChecked()).toBe(false);
  await published.check();
  await dialog.getByRole('button', { name: 'Go on to YouTube / Google' }).click();
  await page.getByRole('button', { name: /Noah/ }).click();
  await page.waitForURL((url) => url.pathname === ACCOUNT);
  const publish = (title: string) =>
    press(page, /Noah/, 'Publish a video', {
      ...{ platform: 'YouTube' as const, fields: { 'Title, with hashtags': title } },
    });
  await publish('At the house #OnTheMarquee');
  await publish('Without a tag');
  await counted(page, /1 not counted: a hashtag is missing\./);
  await counted(page, /Videos published: 1 of 1/);
  const video = page.getByRole('link', { name: 'At the house #OnTheMarquee' });
  expect(await video.getAttribute('href')).toMatch(/^https:\/\/www\.youtube\.com\/watch\?v=/);
  await openAccount(page);
  await page.getByRole('button', { name: 'Unlink YouTube / Google' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click();
  await page.getByRole('button', { name: 'Link YouTube / Google' }).waitFor();
  // What was counted stays, and what was read is gone.
  await counted(page, /Videos published: 1 of 1/);
  expect(await video.count()).toBe(0);
  await context.close();
});

test('of many streams the latest come first, each with why not more of it counted; a press shows all', async () => {
  const { page, context } = await enter('maya');
  const activities = Array.from({ length: 12 }, (_, at) => ({
    ...{ id: 1_000_000_000_000 + at, appealable: at > 0 },
    ...{ metric: 'minutes_streamed', activity: `twitch:stream:${at}`, platform: 'twitch' },
    ...{ content_type: 'stream', title: null, url: null, started_at: '2026-11-18T10:00:00.000Z' },
    ...{ ended_at: '2026-11-18T11:00:00.000Z', observed: 60, counted: at === 0 ? 60 : 42 },
    uncounted: at === 0 ? [] : [{ reason: 'other_category', amount: 18 }],
  }));
  await page.route(/\/creators\/connections/, (route) =>
    route.fulfill({ json: { connections: [], readable: [], activities } }),
  );
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(to('/programs/marquee/dashboard/quests#counted'));
  const streams = page.getByRole('listitem').filter({ hasText: /Minutes streamed: \d+ of 60/ });
  const all = page.getByRole('button', { name: 'Show all 12' });
  await all.waitFor();
  expect(await streams.count()).toBe(5);
  expect(await streams.nth(1).innerText()).toContain(
    '18 not counted: in a category that does not count.',
  );
  await all.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => streams.count()).toBe(12);
  expect(await sticksOut(page)).toEqual([]);
  expect(await objections(page)).toEqual([]);
  await page.getByRole('checkbox', { name: 'Only what did not count' }).check();
  await expect.poll(() => streams.count()).toBe(11);
  await context.close();
});
