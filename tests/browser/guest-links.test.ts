import { afterAll, beforeAll, expect, test } from 'vitest';
import { objections, sticksOut } from '../support/browser/objections.ts';
import { type LivePortal, openSharedPortal, type SharedLive } from './support/live-portal.ts';
import { sampleLink } from './support/sample-link.ts';

let portal: LivePortal<SharedLive>;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

const PHONE = { viewport: { width: 360, height: 740 } } as const;

test('a guest accepts, claims the preferred key once, and finds it again', async () => {
  const { page, context } = await portal.open(PHONE);
  const claims: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/guest/claim_key')) claims.push(request.url());
  });
  await page.goto(await sampleLink(portal, 'sega guest-link'));
  const accept = page.getByRole('button', { name: 'Accept the invitation' });
  // The page comes to life by itself: nobody needs to touch it.
  await accept.waitFor();
  await accept.click();
  await page.getByText('Please answer this.').first().waitFor();
  expect(await objections(page)).toEqual([]);
  await page.getByLabel('Your name').fill('Robin');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await accept.click();
  await page.getByText('You take part as Robin.').waitFor();
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(1);
  expect(await sticksOut(page)).toEqual([]);
  await page.getByRole('button', { name: 'Claim this key' }).dblclick();
  const key = await page.locator('output').innerText();
  expect(claims).toHaveLength(1);
  await page.reload();
  await page.getByRole('button', { name: 'Show the key' }).click();
  expect(await page.locator('output').innerText()).toBe(key);
  await context.close();
});

test('a link that lost a part says so, and leads on to the program', async () => {
  const { page, context } = await portal.open(PHONE);
  const link = await sampleLink(portal, 'marquee guest-quests-link');
  await page.goto(link);
  await page.getByRole('heading', { name: 'What there is to do' }).waitFor();
  await page.goto(link.slice(0, -4));
  await page.getByRole('heading', { name: 'We do not know this link' }).waitFor();
  await page.getByRole('link', { name: /Have a look at/ }).waitFor();
  expect(await objections(page)).toEqual([]);
  await context.close();
});
