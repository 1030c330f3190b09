import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { objections, sticksOut } from '../support/browser/objections.ts';
import { signInAs } from '../support/browser/sign-in-as.ts';
import {
  type GuestLinkMaker,
  type MadeLink,
  openGuestLinkMaker,
} from './support/guest-link-maker.ts';
import { type LivePortal, openLivePortal } from './support/live-portal.ts';

let portal: LivePortal;
let links: GuestLinkMaker;
beforeAll(async () => {
  portal = await openLivePortal();
  links = await openGuestLinkMaker(portal.server.origin, 'sega');
});
afterAll(() => portal?.close());

const PHONE = { viewport: { width: 360, height: 740 } } as const;

async function claimedLink(): Promise<MadeLink & { readonly key: string }> {
  const link = await links.make();
  await links.accept(link);
  return { ...link, key: await links.claim(link) };
}

function countMerges(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/guest/merge')) calls.push(request.method());
  });
  return calls;
}

const says = (page: Page, heading: string) =>
  page.getByRole('heading', { name: heading }).waitFor();

test('a guest who signs in to keep it comes back, keeps it once, and finds the key in the account', async () => {
  const { page, context, complaints } = await portal.open(PHONE);
  const merges = countMerges(page);
  const { url, key } = await claimedLink();
  await page.goto(url);
  await page.getByRole('link', { name: 'Sign in and keep it' }).click();
  await page.getByRole('button', { name: 'Continue with Sample people' }).click();
  await page.getByRole('button', { name: /Maya/ }).click();
  await says(page, 'It is in your account');
  expect(new URL(page.url()).pathname).toBe(new URL(url).pathname);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
  expect(merges).toHaveLength(1);
  expect(await sticksOut(page)).toEqual([]);
  expect(await objections(page)).toEqual([]);
  await page.getByRole('link', { name: 'See it in your account' }).click();
  await page.getByRole('button', { name: 'Show the key' }).click();
  expect(await page.locator('output').innerText()).toBe(key);
  await page.goto(url);
  await says(page, 'This is kept in an account');
  await page.reload();
  await says(page, 'This is kept in an account');
  expect(merges).toHaveLength(1);
  // The one refusal: the guest's token opens nothing any more.
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
  await context.close();
});

test('whoever is signed in keeps it with one press, and nobody by merely looking', async () => {
  const { page, context } = await portal.open(PHONE);
  const merges = countMerges(page);
  const { url } = await claimedLink();
  await signInAs(portal, { page }, 'sega', 'liam');
  await page.goto(url);
  const keep = page.getByRole('button', { name: 'Keep it in my account' });
  await keep.waitFor();
  expect(merges).toHaveLength(0);
  await keep.focus();
  await page.keyboard.press('Enter');
  await says(page, 'It is in your account');
  expect(merges).toHaveLength(1);
  await context.close();
});

test('who comes back without having signed in keeps nothing unasked later', async () => {
  const { page, context } = await portal.open(PHONE);
  const merges = countMerges(page);
  const { url } = await claimedLink();
  await page.goto(url);
  await page.getByRole('link', { name: 'Sign in and keep it' }).click();
  await page.getByRole('button', { name: 'Continue with Sample people' }).waitFor();
  await page.goto(url);
  await page.getByRole('link', { name: 'Sign in and keep it' }).waitFor();
  await signInAs(portal, { page }, 'sega', 'liam');
  await page.goto(url);
  await page.getByRole('button', { name: 'Keep it in my account' }).waitFor();
  expect(merges).toHaveLength(0);
  await context.close();
});

test('a link that expired, was withdrawn or is used up says which, to whoever is new to it', async () => {
  const { page, context } = await portal.open(PHONE);
  const expired = await links.make({ expires_at: '2026-01-01T00:00:00Z' });
  const revoked = await links.make();
  await links.revoke(revoked);
  const used = await links.make({ uses_limit: 2 });
  await links.accept(used);
  await links.accept(used);
  for (const [link, heading] of [
    [expired, 'This link has expired'],
    [revoked, 'This link was withdrawn'],
    [used, 'All places are taken'],
  ] as const) {
    await page.goto(link.url);
    await says(page, heading);
    const way = page.getByRole('link', { name: /Have a look at/ });
    expect(await way.getAttribute('href')).toBe('/programs/sega');
    expect(await objections(page)).toEqual([]);
  }
  await context.close();
});

test('a link that was withdrawn still shows the key that was claimed, and lets it be kept', async () => {
  const { page, context } = await portal.open(PHONE);
  const { key, ...link } = await claimedLink();
  const late = await links.make();
  await links.accept(late);
  for (const one of [link, late]) await links.revoke(one);
  await page.goto(link.url);
  await page.getByText('This link was withdrawn.').waitFor();
  await page.getByRole('button', { name: 'Show the key' }).click();
  expect(await page.locator('output').innerText()).toBe(key);
  expect(await page.getByRole('link', { name: 'Sign in and keep it' }).count()).toBe(1);
  expect(await objections(page)).toEqual([]);
  await page.goto(late.url);
  await page.getByText('This link was withdrawn.').waitFor();
  expect(await page.getByRole('button', { name: 'Claim this key' }).count()).toBe(0);
  expect(await page.getByRole('link', { name: 'Sign in and keep it' }).count()).toBe(0);
  await context.close();
});
