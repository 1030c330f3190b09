import { afterAll, beforeAll, expect, test } from 'vitest';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { testInDepth } from '../support/in-depth.ts';
import { workAs } from './support/console.ts';
import { type LivePortal, openSharedPortal, type SharedLive } from './support/live-portal.ts';

const PROGRAM = '/operator/marquee/program';
let portal: LivePortal<SharedLive>;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal.close());

test('each value says where it is written, and opens to its whole', async () => {
  const { page, context, complaints } = await workAs(portal, 'olivia', PROGRAM);
  const values = page.getByRole('region', { name: 'Values and where they come from' });
  const field = (name: string) => values.getByRole('listitem').filter({ hasText: name }).first();
  expect(await field('slug: marquee').innerText()).toMatch(/programs\/marquee\/program\.yaml:\d+/);
  await field('sections:').getByText('sections:', { exact: true }).click();
  await field('sections:').getByText('name: dashboard').waitFor();
  await page.getByRole('region', { name: 'Issues of the files' }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

testInDepth('a page opens as wide, in the language and the mode that was chosen', async () => {
  const { page, context } = await workAs(portal, 'olivia', PROGRAM);
  await page.getByLabel('Width in pixels').fill('420');
  await page.getByLabel('Language').selectOption('de');
  await page.getByLabel('Color mode').selectOption('light');
  await page.waitForURL(/width=420&language=de&mode=light/);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: '/login' }).click();
  const preview = await opening;
  await wake(preview);
  expect(await preview.locator('html').getAttribute('lang')).toMatch(/^de/);
  expect(await preview.locator('html').getAttribute('data-mode')).toBe('light');
  // What one looks at in light changes nothing of what one has chosen for oneself.
  expect(await preview.evaluate(() => localStorage.getItem('creators_color_mode'))).toBeNull();
  await context.close();
});

test('a page opens as of the moment that was chosen, and so do those that it leads to', async () => {
  const { page, context } = await workAs(portal, 'olivia', PROGRAM);
  const moments = page.getByLabel('Moment', { exact: true });
  const option = moments.getByRole('option', { name: /^After: / }).first();
  const at = (await option.getAttribute('value')) ?? '';
  await moments.selectOption(at);
  await page.waitForURL(/moment=/);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: '/login' }).click();
  const preview = await opening;
  await wake(preview);
  const isThen = async () => {
    expect(await preview.locator('html').getAttribute('data-moment')).toBe(at);
    const hours = await preview.evaluate((then) => (Date.now() - Date.parse(then)) / 3.6e6, at);
    expect(hours).toBeGreaterThanOrEqual(0);
    expect(hours).toBeLessThan(1);
    await preview.getByRole('complementary', { name: 'Another moment' }).waitFor();
  };
  await isThen();
  await preview.getByRole('link', { name: 'FAQ' }).first().click();
  await preview.waitForURL(/#faq/);
  await wake(preview);
  await isThen();
  expect(await sticksOut(preview)).toEqual([]);
  expect(await objectionsInBothModes(preview)).toEqual([]);
  await context.close();
});

test('a page as of a moment is kept nowhere, and a moment that is none is ignored', async () => {
  const ask = async (query: string) => {
    const answer = await fetch(`${portal.server.origin}/programs/marquee${query}`);
    const html = await answer.text();
    const kept = answer.headers.get('cache-control');
    return { kept, moment: /<html[^>]* data-moment="([^"]*)"/.exec(html)?.[1], html };
  };
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const then = await ask(`?at=${at}`);
  expect(then).toMatchObject({ kept: 'no-store', moment: at });
  expect(then.html).toContain('noindex');
  for (const query of ['', '?at=9999-01-01T00:00:00Z', '?at=soon', '?at=%22%3E%3Cscript%3E'])
    expect(await ask(query)).toMatchObject({
      ...{ kept: 'private, max-age=0, must-revalidate', moment: undefined },
    });
});

testInDepth('nobody meets a barrier, and on a phone nothing sticks out', async () => {
  const viewport = { width: 360, height: 740 };
  const { page, context, complaints } = await workAs(portal, 'olivia', PROGRAM, { viewport });
  await page.getByRole('region', { name: 'Values and where they come from' }).waitFor();
  await page.getByText('pages:', { exact: true }).click();
  expect(await sticksOut(page)).toEqual([]);
  expect(await objectionsInBothModes(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
