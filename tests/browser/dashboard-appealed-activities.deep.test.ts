import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { appealReview } from '#contract/reviews/endpoints.ts';
import { listInbox } from '#contract/reviews/inbox-endpoints.ts';
import { callAs } from '../support/browser/call-as.ts';
import { objections, sticksOut } from '../support/browser/objections.ts';
import { signInAs } from '../support/browser/sign-in-as.ts';
import { workAs } from './support/console.ts';
import { openDashboard } from './support/dashboard.ts';
import { INBOX } from './support/inbox.ts';
import { IN_ARABIC } from './support/swept.ts';

const { portal, enter, visit } = openDashboard();
/** Of the program that is shown here (programs/marquee). */
const UUID = '3254de6c-a974-41ea-b5e5-97f6ca3df2d1';
const REASON = '1 not counted: a hashtag is missing.';

/** Links YouTube with what its person publishes, and publishes a video there. */
async function publish(page: Page, title: string) {
  const { origin } = portal().server;
  await page.goto(`${origin}/programs/marquee/dashboard/account`);
  await page.getByRole('button', { name: 'Link YouTube / Google' }).click();
  const dialog = page.getByRole('dialog', { name: 'Link YouTube / Google' });
  await dialog.getByRole('checkbox', { name: /^What you publish/ }).check();
  await dialog.getByRole('button', { name: 'Go on to YouTube / Google' }).click();
  await page.getByRole('button', { name: /Noah/ }).click();
  await page.waitForURL((url) => url.pathname.endsWith('/account'));
  await page.goto(`${origin}/simulated-platforms`);
  const account = page
    .getByRole('region', { name: 'YouTube' })
    .locator('form', { hasText: /Noah/ });
  await account.getByLabel('Title, with hashtags').fill(title);
  const done = page.waitForResponse((response) => response.request().method() === 'POST');
  await account.getByRole('button', { name: 'Publish a video' }).click();
  await done;
}

test('what of a linked account was not counted is appealed against, and given when operators accept', async () => {
  const opened = await enter('noah', { width: 360 });
  const { page, context } = opened;
  await publish(page, 'Without a tag');
  const video = page.getByRole('listitem').filter({ hasText: /Videos published: \d of 1/ });
  await visit(opened, '/quests#counted');
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole('checkbox', { name: 'Only what did not count' }).waitFor();
      return page.locator('main').innerText();
    })
    .toContain(REASON);
  await video.getByRole('button', { name: 'Appeal' }).click();
  const appeal = page.getByRole('dialog');
  await appeal.getByText(/^Videos published: 0 of 1 · /).waitFor();
  await appeal.getByLabel('Why should it count?').fill('The hashtag is spoken in it.');
  await appeal.getByRole('button', { name: 'Send' }).click();
  await video.getByText('Your appeal', { exact: true }).waitFor();
  expect(await video.getByRole('button', { name: 'Appeal' }).count()).toBe(0);
  expect(await sticksOut(page)).toEqual([]);
  expect(await objections(page)).toEqual([]);
  const arabic = await portal().open({ ...IN_ARABIC[1], viewport: { width: 360, height: 800 } });
  await signInAs(portal(), arabic, 'marquee', 'noah');
  await visit(arabic, '/quests#counted');
  await arabic.page.getByText('The hashtag is spoken in it.').waitFor();
  expect(await sticksOut(arabic.page)).toEqual([]);
  expect(await objections(arabic.page)).toEqual([]);

  const olivia = await workAs(portal(), 'olivia', `${INBOX}?kinds=appeal`);
  await olivia.page.getByRole('link', { name: /Noah/ }).first().click();
  await olivia.page.getByText('What the creator reads', { exact: true }).waitFor();
  const item = await olivia.page.locator('main').innerText();
  for (const words of [REASON, '0 of 1', 'YouTube', 'Videos published'])
    expect(item).toContain(words);
  const query = { uuid: UUID };
  const { items } = await callAs(olivia.page, listInbox, { query: { ...query, kinds: 'appeal' } });
  const waiting = items.find(({ creator }) => creator?.display_name.startsWith('Noah'));
  await callAs(olivia.page, appealReview.decide, {
    ...{ query, params: { id: Number(waiting?.id) } },
    body: { decision: 'accept', revision: 1, reason_code: 'exception' },
  });
  await video.getByText('Videos published: 1 of 1').waitFor();
  await video.getByText('Accepted').waitFor();
  expect(await video.getByText(REASON).count()).toBe(0);
  await Promise.all([context, arabic.context, olivia.context].map((one) => one.close()));
});
