import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ofBuild } from '../support/browser/built-files.ts';
import { wake } from '../support/browser/wake.ts';
import { openPortal, type Portal } from './support/portal.ts';
import { button, openShowcase, watchDocuments, watchRequests } from './support/shell.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const PROGRAM = '/programs/capcom';
const footerLink = (page: Page, name: string) => page.locator('footer a', { hasText: name });

/** A program's page, alive, with a clock that the test can move on. */
async function openProgram(latest?: { id: string; timestamp: number }) {
  const open = await portal.open();
  const { page } = open;
  const polls: string[] = [];
  await page.clock.install();
  await page.route('**/assets/builds/latest.json*', async (route) => {
    polls.push(route.request().url());
    if (latest) await route.fulfill({ json: latest });
    else await route.continue();
  });
  await page.goto(portal.server.origin + PROGRAM);
  await wake(page);
  await page.waitForLoadState('networkidle');
  return { ...open, polls, documents: watchDocuments(page) };
}

const newer = { id: 'another-build', timestamp: Date.now() + 1e9 };

/** Lets the time of a poll pass, and the answer arrive, which is waited for first: it may be quick. */
async function passPoll(page: Page) {
  await Promise.all([
    page.waitForResponse('**/assets/builds/latest.json*'),
    page.clock.fastForward(60_000),
  ]);
  await page.waitForLoadState('networkidle');
}

describe('a new build', () => {
  test('is asked for every minute, with a timestamp, and the same one changes nothing', async () => {
    const { page, polls, documents, complaints } = await openProgram();
    await passPoll(page);
    await passPoll(page);
    expect(polls).toHaveLength(2);
    expect(polls[0]).toMatch(/latest\.json\?t=\d+$/);
    await footerLink(page, 'Terms of Service').click();
    await page.waitForURL(/\/terms$/);
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
    expect(documents).toEqual([]);
    expect(complaints).toEqual([]);
  });

  test('is loaded with the next navigation, and said before', async () => {
    const { page, documents } = await openProgram(newer);
    await passPoll(page);
    await page.locator('[data-edge]').getByText('There is a new version').waitFor();
    expect(documents).toEqual([]);
    await footerLink(page, 'Terms of Service').click();
    await expect.poll(() => documents).toEqual([`${PROGRAM}/terms`]);
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
  });

  test('is loaded on the way back, too', async () => {
    const { page, documents } = await openProgram(newer);
    await footerLink(page, 'Terms of Service').click();
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
    await passPoll(page);
    await page.locator('[data-edge]').getByText('There is a new version').waitFor();
    await page.goBack();
    await expect.poll(() => documents).toEqual([PROGRAM]);
  });

  test('does not reload a path twice in 10 s', async () => {
    const { page, documents } = await openProgram(newer);
    await passPoll(page);
    await page.locator('[data-edge]').getByText('There is a new version').waitFor();
    await page.evaluate((path) => {
      sessionStorage.setItem('creators_reloads', JSON.stringify({ [path]: Date.now() - 1000 }));
    }, `${PROGRAM}/terms`);
    await footerLink(page, 'Terms of Service').click();
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
    expect(documents).toEqual([]);
  });
});

describe('a file that cannot be fetched', () => {
  test('reloads the page where somebody waits for it, once in 10 s', async () => {
    const { page } = await openShowcase(portal);
    const documents = watchDocuments(page);
    await page.route(ofBuild(/shell\/overlays\.tsx$/), (route) => route.abort());
    const begun = Date.now();
    await page.clock.setFixedTime(begun);
    await button(page, 'Open a dialog').click();
    await expect.poll(() => documents).toEqual(['/ui-showcase']);
    await page.waitForLoadState('networkidle');
    await wake(page);
    await page.clock.setFixedTime(begun + 9_999);
    await button(page, 'Open a dialog').click();
    await page.waitForTimeout(800);
    expect(documents).toEqual(['/ui-showcase']);
    await page.getByRole('heading', { level: 1, name: 'Components' }).waitFor();
    await page.reload();
    await wake(page);
    await page.clock.setFixedTime(begun + 10_000);
    await button(page, 'Open a dialog').click();
    const [path] = documents;
    await expect.poll(() => documents).toEqual([path, path, path]);
  });

  test('does not interrupt whom a preload wanted it for', async () => {
    const { page, documents } = await openProgram();
    const legalPage = ofBuild(/pages\/legal-page\.tsx$/);
    await page.route(legalPage, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await footerLink(page, 'Terms of Service').hover();
    await page.clock.runFor(200);
    await failed;
    await page.waitForTimeout(300);
    expect(documents).toEqual([]);
    await page.unroute(legalPage);
    await footerLink(page, 'Terms of Service').click();
    await expect.poll(() => documents).toEqual([`${PROGRAM}/terms`]);
  });
});

describe('links', () => {
  const hoverAll = async (connection: object | undefined) => {
    const { page } = await portal.open();
    if (connection)
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', { value }),
        connection,
      );
    const views = watchRequests(page, '/portal/view');
    await page.goto(portal.server.origin + PROGRAM);
    await wake(page);
    for (const name of ['Terms of Service', 'Privacy Policy']) {
      await footerLink(page, name).hover();
      await page.waitForTimeout(400);
    }
    return views.length;
  };

  test('are fetched ahead when the pointer rests on them', async () => {
    expect(await hoverAll({ effectiveType: '4g' })).toBe(2);
  });

  test.each([{ saveData: true }, { effectiveType: '2g' }])('are not on %o', async (connection) => {
    expect(await hoverAll(connection)).toBe(0);
  });

  test('to another color mode never lead away by hovering alone', async () => {
    const { page, documents } = await openProgram();
    const view = page.waitForResponse(/\/portal\/view/);
    await page.getByRole('link', { name: 'Apply now' }).first().hover();
    await page.clock.runFor(200);
    await view;
    await page.waitForTimeout(300);
    expect(documents).toEqual([]);
  });
});
