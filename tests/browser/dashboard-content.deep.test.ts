import { expect, test } from 'vitest';
import { readOperator } from '#contract/operator/endpoints.ts';
import { appealReview, contentReview } from '#contract/reviews/endpoints.ts';
import { apiOf } from '../support/browser/call-as.ts';
import { objections, sticksOut } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { signInAs as signInByHttp } from '../support/sign-in-by-http.ts';
import { hasFocus, openDashboard } from './support/dashboard.ts';
import { reportEvents, reportFigures } from './support/report-events.ts';

const { portal, visit, enter } = openDashboard();

/** The program's people ask for changes to the newest of what somebody sent. */
async function askForChanges(review: typeof appealReview | typeof contentReview, search: string) {
  const { origin } = portal().server;
  const api = apiOf(origin);
  const { auth_token: authToken } = await signInByHttp(origin, 'olivia', undefined);
  const { roles } = await api.call(readOperator, {}, { authToken });
  const uuid = roles.find(({ program }) => program === 'marquee')?.uuid ?? '';
  const query = { uuid, search, state: 'submitted' } as const;
  const item = (await api.call(review.list, { query }, { authToken })).items.at(-1);
  if (!item) throw new Error(`${search} has sent nothing.`);
  const body = {
    decision: 'request_changes',
    reason_code: 'other',
    note: 'Please tell us where to look.',
    revision: item.revision,
  } as const;
  await api.call(review.decide, { params: { id: item.id }, query: { uuid }, body }, { authToken });
}

test('an appeal that needs changes says what is asked, and is sent again', async () => {
  const opened = await enter('sofia');
  const { page, context } = opened;
  const old = { metric: 'minutes_streamed', value: 47, platform: 'twitch', daysAgo: 80 };
  await reportEvents(portal(), opened, 'marquee', [old]);
  await visit(opened, '/quests#counted');
  await page.getByLabel('Only what did not count').check();
  await page.getByRole('button', { name: /^Appeal Minutes streamed: 47/ }).click();
  const panel = page.getByRole('dialog');
  await panel.getByLabel('Why should it count?').fill('It is online.');
  await panel.getByRole('button', { name: 'Send' }).click();
  await page.getByRole('region', { name: 'Your appeal' }).waitFor();
  await askForChanges(appealReview, 'Sofia');
  await visit(opened, '');
  await page.getByRole('link', { name: /Your appeal needs changes/ }).click();
  const appeal = page.getByRole('region', { name: 'Your appeal' });
  await appeal.getByText('Please tell us where to look.').waitFor();
  expect(await objections(page)).toEqual([]);
  await appeal.getByRole('button', { name: 'Change and send again' }).click();
  expect(await panel.getByLabel('Why should it count?').inputValue()).toBe('It is online.');
  await panel.getByLabel('Why should it count?').fill('https://videos.example/47');
  expect(await objections(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Send again' }).dblclick();
  await appeal.getByText('Submitted', { exact: true }).waitFor();
  await appeal.getByText('https://videos.example/47').waitFor();
  await context.close();
});

test('content that needs changes is changed and sent again, then withdrawn', async () => {
  const opened = await enter('diego', { width: 360 });
  const { page, context } = opened;
  await visit(opened, '/key-claims');
  await page.getByRole('link', { name: 'Show us your sign' }).click();
  await page.getByLabel('Web address').fill('https://youtu.be/sign4567890');
  await page.getByRole('radio', { name: 'Video' }).check();
  await page.getByLabel('Title').fill('A sign in the rain');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const piece = page.getByRole('listitem').filter({ hasText: 'A sign in the rain' });
  await piece.waitFor();
  await askForChanges(contentReview, 'A sign in the rain');
  const url = 'https://www.youtube.com/watch?v=sign4567890';
  await reportFigures(portal(), 'marquee', { url, views: 1_204, comments: 3 });
  await page.reload();
  await wake(page);
  await piece.getByText('Please tell us where to look.').waitFor();
  await piece.getByText('1,204 views · 3 comments · seen 2 hours ago').waitFor();
  await piece.getByRole('button', { name: 'Change and send again' }).click();
  const heading = piece.getByRole('heading', { name: 'Change your submission' });
  expect(await hasFocus(heading)).toBe(true);
  await piece.getByLabel('Anything we should know?').fill('From minute two on.');
  expect(await sticksOut(page)).toEqual([]);
  await piece.getByRole('button', { name: 'Send again' }).click();
  await piece.getByText('Submitted', { exact: true }).first().waitFor();
  expect(await hasFocus(piece)).toBe(true);
  expect(await objections(page)).toEqual([]);
  await piece.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).dblclick();
  await piece.getByText('Withdrawn', { exact: true }).first().waitFor();
  await expect.poll(() => hasFocus(piece)).toBe(true);
  await context.close();
});

test('the address of a piece fills in its type and title, and what somebody typed stays', async () => {
  const opened = await enter('diego', { width: 360 });
  const { page, context } = opened;
  await visit(opened, '/key-claims');
  await page.getByRole('link', { name: 'Show us your sign' }).click();
  const [address, title] = [page.getByLabel('Web address'), page.getByLabel('Title')];
  const known = 'First night on the new map: every secret we found';
  // From one field to the other: what stands above them may still be loading.
  const apart = async () =>
    ((await title.boundingBox())?.y ?? 0) - ((await address.boundingBox())?.y ?? 0);
  const before = await apart();
  await address.fill('https://youtu.be/sampleVideo?si=tracking');
  await page.getByText('YouTube · Maya plays').waitFor();
  const picture = page.locator('img[src^="data:image/webp"]');
  await picture.waitFor();
  await expect.poll(() => title.inputValue()).toBe(known);
  expect(await page.getByRole('radio', { name: 'Video' }).isChecked()).toBe(true);
  // A pixel may be the page's own, while it scrolls.
  expect(Math.abs((await apart()) - before)).toBeLessThan(3);
  expect(await objections(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);

  // Another piece of which nothing is known takes it back; what was typed is nobody's to change.
  await address.fill('https://clips.twitch.tv/BraveClip');
  await page.getByText('Please type its title below.').waitFor();
  await expect.poll(() => title.inputValue()).toBe('');
  await title.fill('My own words');
  await address.fill('https://youtu.be/sampleVideo');
  await page.getByText('YouTube · Maya plays').waitFor();
  await expect.poll(() => page.getByRole('radio', { name: 'Video' }).isChecked()).toBe(true);
  expect(await title.inputValue()).toBe('My own words');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const piece = page.getByRole('listitem').filter({ hasText: 'My own words' });
  await piece.getByText('https://youtu.be/sampleVideo').waitFor();
  await context.close();
});
