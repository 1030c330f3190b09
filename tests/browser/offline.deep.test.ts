import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ofBuild } from '../support/browser/built-files.ts';
import { wake } from '../support/browser/wake.ts';
import { openPortal, type Portal } from './support/portal.ts';
import { watchDocuments } from './support/shell.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const PROGRAM = '/programs/capcom';
const footerLink = (page: Page, name: string) => page.locator('footer a', { hasText: name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const notice = (page: Page, text: string) => page.getByRole('status').getByText(text);
const OFFLINE = 'You are offline.';
const SILENT = 'The server does not answer.';

/** A program's page, alive and with all it fetches at leisure; with a clock where one is wanted. */
async function openProgram(clock?: 'clock') {
  const opened = await portal.open();
  const { page } = opened;
  if (clock) await page.clock.install();
  await page.goto(portal.server.origin + PROGRAM);
  await wake(page);
  await page.waitForLoadState('networkidle');
  const landing = (await page.locator('h1').textContent()) ?? '';
  return { ...opened, landing };
}

test('without a network the page stays, says why, and goes on by itself to what was asked last', async () => {
  const { page, context, landing } = await openProgram();
  const documents = watchDocuments(page);
  await context.setOffline(true);
  await footerLink(page, 'Terms of Service').click();
  await notice(page, OFFLINE).waitFor();
  await footerLink(page, 'Privacy Policy').click();
  await page.waitForURL(/\/privacy$/);
  expect(await notice(page, OFFLINE).count()).toBe(1);
  expect(await heading(page, landing).isVisible()).toBe(true);
  await context.setOffline(false);
  await heading(page, 'Privacy Policy').waitFor();
  await notice(page, OFFLINE).waitFor({ state: 'detached' });
  expect(documents).toEqual([]);
  await context.close();
});

test('without a network the ways back and forward are kept as well', async () => {
  const { page, context, landing } = await openProgram();
  await footerLink(page, 'Terms of Service').click();
  await heading(page, 'Terms of Service').waitFor();
  await context.setOffline(true);
  await footerLink(page, 'Privacy Policy').click();
  await notice(page, OFFLINE).waitFor();
  await page.goBack();
  await heading(page, 'Terms of Service').waitFor();
  await page.goBack();
  await heading(page, landing).waitFor();
  await page.goForward();
  await page.goForward();
  await page.waitForURL(/\/privacy$/);
  await context.setOffline(false);
  await heading(page, 'Privacy Policy').waitFor();
  await context.close();
});

test('a server that does not answer is asked again, and the page stays until it does', async () => {
  const { page, context, landing } = await openProgram();
  let asked = 0;
  await page.route('**/portal/view*', (route) => {
    asked += 1;
    return asked < 3 ? route.abort('connectionrefused') : route.continue();
  });
  await footerLink(page, 'Terms of Service').click();
  await notice(page, SILENT).waitFor();
  expect(await heading(page, landing).isVisible()).toBe(true);
  await heading(page, 'Terms of Service').waitFor();
  await context.close();
});

test('a line that neither carries nor breaks counts as none after 10 s', async () => {
  const { page, context, landing } = await openProgram('clock');
  await page.route('**/portal/view*', () => new Promise(() => {}));
  await footerLink(page, 'Terms of Service').click();
  await page.clock.runFor(9_000);
  expect(await notice(page, SILENT).count()).toBe(0);
  await page.clock.runFor(2_000);
  await notice(page, SILENT).waitFor();
  expect(await heading(page, landing).isVisible()).toBe(true);
  await page.unroute('**/portal/view*');
  await page.clock.runFor(3_000);
  await heading(page, 'Terms of Service').waitFor();
  await context.close();
});

test('where files of a page do not come, it is loaded as a document once there is a server', async () => {
  const { page, context, landing } = await openProgram();
  const documents = watchDocuments(page);
  let reached = false;
  const unlessReached = async (url: Parameters<Page['route']>[0]) =>
    page.route(url, (route) => (reached ? route.continue() : route.abort('connectionrefused')));
  await unlessReached(ofBuild(/pages\/legal-page\.tsx$/));
  await unlessReached(`**${PROGRAM}/terms`);
  await footerLink(page, 'Terms of Service').click();
  await notice(page, SILENT).waitFor();
  expect(await heading(page, landing).isVisible()).toBe(true);
  expect(documents).toEqual([]);
  reached = true;
  await expect.poll(() => documents).toEqual([`${PROGRAM}/terms`]);
  await heading(page, 'Terms of Service').waitFor();
  await context.close();
});
