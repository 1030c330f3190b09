import { readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { beginAs } from '../support/browser/sign-in-as.ts';
import { wake } from '../support/browser/wake.ts';
import { mailFiles, openMail } from './support/journey-mail.ts';
import { type LivePortal, openLivePortal } from './support/live-portal.ts';

/** How long the server may take to see that a manifest changed, and to write the mails of that. */
const OPENED = 90_000;

let portal: LivePortal;
let manifest: string;
const opened = new Set<string>();

beforeAll(async () => {
  portal = await openLivePortal((programs) => {
    manifest = join(programs, 'borderlands', 'program.yaml');
  });
});
afterAll(() => portal.close());

/** Asks for a reminder on the page, and confirms it by the mail. */
async function subscribe(email: string): Promise<string> {
  const { page } = await portal.open();
  await page.goto(`${portal.server.origin}/programs/borderlands`);
  await page.getByRole('link', { name: 'Tell me when it opens' }).first().click();
  await page.getByRole('heading', { level: 1, name: /Tell me when/ }).waitFor();
  // Before the page is alive the form is sent as without script, and answers another page.
  await wake(page);
  await page.getByLabel('E-mail address').fill('no address');
  await page.getByRole('button', { name: 'Write to me when it opens' }).click();
  await page.getByText('Please enter a valid e-mail address.').waitFor();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Write to me when it opens' }).click();
  await page.getByRole('status').filter({ hasText: email }).waitFor();
  const { link, file } = await openMail(portal.data, email, /Yes, write to me/, opened);
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await page.getByText('We will write to you once, when it opens.').waitFor();
  return file;
}

/** Where a mail program posts to end it (RFC 8058). */
async function oneClick(file: string): Promise<string> {
  const headers = await readFile(join(portal.data, 'mail', file), 'utf8');
  expect(headers).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  const [, url = ''] = /^List-Unsubscribe: <([^>]+)>/m.exec(headers) ?? [];
  return url;
}

/** The subjects of the mails to an address that tell of an opening. */
async function told(email: string): Promise<string[]> {
  const files = await mailFiles(portal.data);
  const mails = await Promise.all(
    files.map((file) => readFile(join(portal.data, 'mail', file), 'utf8')),
  );
  return mails
    .filter((mail) => mail.includes(`To: ${email}`))
    .flatMap((mail) => /^Subject: (.* open)\r?$/m.exec(mail)?.[1] ?? []);
}

test('a visitor is written to once when applications open, and not who took themselves out', async () => {
  const stays = 'stays@visitors.example';
  const leaves = 'leaves@visitors.example';
  await subscribe(stays);
  const url = await oneClick(await subscribe(leaves));
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const out = await fetch(url, {
    ...{ method: 'POST', headers: form, body: 'List-Unsubscribe=One-Click' },
  });
  expect(out.status).toBe(200);

  const closed = readFileSync(manifest, 'utf8');
  expect(closed).toMatch(/^ {2}opens_at: /m);
  writeFileSync(
    manifest,
    closed.replace(/^ {2}opens_at: .*$/m, '  opens_at: "2026-01-01T00:00:00Z"'),
  );
  await expect
    .poll(() => told(stays), { timeout: OPENED })
    .toEqual(['Borderlands Creators: applications are open']);
  expect(await told(leaves)).toEqual([]);
  const { link } = await openMail(portal.data, stays, /Go to Borderlands/, opened);
  const { page } = await portal.open();
  await page.goto(link);
  await page.getByRole('link', { name: 'Apply now' }).first().waitFor();
  await page.goto(`${portal.server.origin}/remind/borderlands`);
  await page.getByRole('heading', { name: 'Applications are open' }).waitFor();
}, 180_000);

test('without script the form is sent as well, and answers a page', async () => {
  const { page } = await portal.open({ javaScriptEnabled: false });
  const email = 'plain@visitors.example';
  await page.goto(`${portal.server.origin}/remind/blindfire`);
  await page.locator('input[type=email]').fill(email);
  await page.getByRole('button', { name: 'Write to me when it opens' }).click();
  await page.getByText('We have sent you an e-mail.').waitFor();
  const { link } = await openMail(portal.data, email, /Yes, write to me/, opened);
  await page.goto(link);
  await page.getByRole('button', { name: 'Yes, write to me' }).click();
  await page.getByText('We will write to you once, when it opens.').waitFor();
});

test('the form is sound in dark and light, and fits a phone', async () => {
  const { page } = await portal.open({ viewport: { width: 360, height: 740 } });
  await page.goto(`${portal.server.origin}/remind/blindfire`);
  await page.getByRole('button', { name: 'Write to me when it opens' }).waitFor();
  expect(await objectionsInBothModes(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
});

test('a member sets a reminder beside a deadline, and finds and removes it in the account', async () => {
  const opened = await portal.open({ viewport: { width: 360, height: 740 } });
  const { page } = opened;
  await beginAs(portal, opened, 'marquee', 'maya');
  await page.goto(`${portal.server.origin}/programs/marquee/dashboard`);
  const bell = page.getByRole('button', { name: 'Remind me by e-mail: The house tombola' });
  await bell.click();
  await expect.poll(() => bell.getAttribute('aria-pressed')).toBe('true');
  await page.reload();
  await expect.poll(() => bell.getAttribute('aria-pressed')).toBe('true');
  await page.goto(`${portal.server.origin}/programs/marquee/dashboard/account`);
  const remove = page.getByRole('button', { name: 'Remove the reminder: The house tombola' });
  await remove.waitFor();
  expect(await sticksOut(page)).toEqual([]);
  await remove.click();
  await remove.waitFor({ state: 'detached' });
  await page.goto(`${portal.server.origin}/programs/marquee/dashboard`);
  await expect.poll(() => bell.getAttribute('aria-pressed')).toBe('false');
});
