import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { signInAs } from '../support/browser/sign-in-as.ts';
import { wake } from '../support/browser/wake.ts';
import { testInDepth } from '../support/in-depth.ts';
import { type LivePortal, openSharedPortal, type SharedLive } from './support/live-portal.ts';
import { rowsOf } from './support/swept.ts';

let portal: LivePortal<SharedLive>;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

const names = (page: Page) => page.locator('main li h2').allTextContents();
const query = (page: Page) => new URL(page.url()).search;

describe('the list of all programs', () => {
  test('is searched without script, by the server', async () => {
    const { page, context } = await portal.open({ javaScriptEnabled: false });
    await page.goto(`${portal.server.origin}/display_programs`);
    const all = await names(page);
    await page.getByLabel('Applications').selectOption({ label: 'Closed' });
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/state=closed/);
    expect(await page.getByLabel('Applications').inputValue()).toBe('closed');
    const closed = await names(page);
    expect(closed.length).toBeGreaterThan(0);
    expect(closed.length).toBeLessThan(all.length);
    expect(await page.getByText('Applications closed').count()).toBe(closed.length);
    await page.goto(`${portal.server.origin}/display_programs?state=ajar&platform=fax`);
    expect(await names(page)).toEqual(all);
    await context.close();
  });

  test('is searched at once with script, says how many there are, and the address keeps it', async () => {
    const { page, context, complaints } = await portal.open();
    await page.goto(`${portal.server.origin}/display_programs`);
    await wake(page);
    await page.getByLabel('Game or publisher').fill('pokemon');
    await page.getByRole('status').getByText('1 program', { exact: true }).waitFor();
    expect(await names(page)).toEqual(['Pokémon GO Creators']);
    expect(query(page)).toBe('?q=pokemon');
    await page.reload();
    expect(await names(page)).toEqual(['Pokémon GO Creators']);
    await wake(page);
    await page.getByLabel('Language').selectOption({ label: 'Deutsch' });
    await page.getByLabel('Game or publisher').fill('nobody made this');
    await page.getByRole('heading', { name: 'No program found' }).waitFor();
    expect(query(page)).toBe('?q=nobody+made+this&language=de');
    await page.getByRole('link', { name: 'Show all programs' }).click();
    await page
      .getByRole('status')
      .getByText(/\d\d programs/)
      .waitFor();
    expect(query(page)).toBe('');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('shows each program with a picture that comes', async () => {
    const { page, context } = await portal.open();
    await page.goto(`${portal.server.origin}/display_programs?q=pokemon`);
    const picture = page.locator('main li img');
    const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
    await expect.poll(width).toBe(640);
    await context.close();
  });
});

/** Watches what moves on a page without anybody having touched it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number }[])
        (window as unknown as { shifted: number }).shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
/** After two frames: an observer is told of what moved after it was painted. */
const shifted = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    return (window as unknown as { shifted: number }).shifted;
  });

describe('whoever is signed in', () => {
  test.each(
    rowsOf<[string, number]>(
      [['/display_programs', 360]],
      [
        ['/', 1280],
        ['/display_programs', 1280],
      ],
    ),
  )('finds their programs first on %s at %i px, once, and nothing moves', async (path, width) => {
    const opened = await portal.open({ viewport: { width, height: 900 } });
    const { page, context, complaints } = opened;
    // Nobody whom the samples have in every program.
    for (const program of ['marquee', 'sega']) await signInAs(portal, opened, program, 'olivia');
    await watchShifts(page);
    await page.goto(`${portal.server.origin}${path}`);
    const own = page.getByRole('region', { name: 'Your programs' });
    await own.getByRole('link', { name: 'SEGA Creators' }).waitFor();
    await page.locator('main [data-known] li').first().waitFor();
    const more = own.getByRole('button', { name: 'Show all 2' });
    // As many as fit into the room that is there: on a phone one.
    expect(await more.count()).toBe(width < 400 ? 1 : 0);
    expect(await shifted(page)).toBe(0);
    if (width < 400) await more.click();
    const ownNames = await own.getByRole('heading', { level: 3 }).allTextContents();
    expect(ownNames).toHaveLength(2);
    expect(ownNames[0]).toBe('SEGA Creators');
    const others = await names(page);
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter((name) => ownNames.includes(name))).toEqual([]);
    expect(await objectionsInBothModes(page)).toEqual([]);
    expect(await sticksOut(page)).toEqual([]);
    await own.getByRole('link', { name: 'SEGA Creators' }).click();
    await page.waitForURL(/\/programs\/sega\/dashboard$/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('reads what waits in each, as the server counts it', async () => {
    const opened = await portal.open();
    const { page, context } = opened;
    await signInAs(portal, opened, 'sega', 'maya');
    const answered = page.waitForResponse((answer) => answer.url().includes('/creators/programs'));
    await page.goto(`${portal.server.origin}/display_programs`);
    const { programs } = await (await answered).json();
    const waits = programs[0];
    expect(waits.claims + waits.changes + waits.unread).toBeGreaterThan(0);
    const card = page.getByRole('region', { name: 'Your programs' }).getByRole('listitem').first();
    await card.waitFor();
    for (const [count, words] of [
      [waits.claims, /\d to claim/],
      [waits.changes, /\d needs? changes/],
      [waits.unread, /\d unread/],
    ] as const)
      expect(await card.getByText(words).count()).toBe(count > 0 ? 1 : 0);
    await context.close();
  });

  testInDepth('sees all programs also where nobody says which are theirs', async () => {
    const opened = await portal.open();
    const { page, context } = opened;
    await signInAs(portal, opened, 'sega', 'maya');
    await page.route('**/creators/programs*', (route) => route.fulfill({ status: 500 }));
    await page.goto(`${portal.server.origin}/display_programs`);
    const own = page.getByRole('region', { name: 'Your programs' });
    await own.getByRole('link', { name: 'SEGA Creators' }).waitFor();
    expect(await own.getByText('Nothing waits for you').count()).toBe(0);
    expect(await names(page)).not.toContain('SEGA Creators');
    await context.close();
  });

  testInDepth('is told where a search finds a program of theirs alone', async () => {
    const opened = await portal.open();
    const { page, context } = opened;
    await signInAs(portal, opened, 'sega', 'maya');
    await page.goto(`${portal.server.origin}/display_programs?q=sega`);
    await page.getByText('All of them are among your programs above.').waitFor();
    await page.getByRole('status').getByText('1 program', { exact: true }).waitFor();
    await context.close();
  });
});

testInDepth(
  'whoever is not signed in gets a list without room for programs of their own',
  async () => {
    const { page, context } = await portal.open();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${portal.server.origin}/display_programs`);
    await wake(page);
    expect(await page.locator('html').getAttribute('data-own')).toBeNull();
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    expect(await page.getByText('Your programs').count()).toBe(0);
    await context.close();
  },
);

test('the start shows some programs, and the way to all of them', async () => {
  const { page, context } = await portal.open({ javaScriptEnabled: false });
  await page.goto(portal.server.origin);
  const some = await names(page);
  await page.locator('main').getByRole('link', { name: 'All programs' }).click();
  await page.waitForURL(/\/display_programs$/);
  const all = await names(page);
  expect(some.length).toBeLessThan(all.length);
  expect(all).toEqual(expect.arrayContaining(some));
  await context.close();
});
