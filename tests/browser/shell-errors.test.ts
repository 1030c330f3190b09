import { afterAll, beforeAll, expect, test } from 'vitest';
import { ofBuild } from '../support/browser/built-files.ts';
import { wake } from '../support/browser/wake.ts';
import { openPortal, type Portal } from './support/portal.ts';
import { button, openShowcase, watchRequests } from './support/shell.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

test('an error of rendering takes the whole screen, is logged, and can be tried again', async () => {
  const { page, complaints } = await openShowcase(portal);
  await button(page, 'Show the error page').click();
  await page.getByRole('heading', { name: '418: This error is only a sample.' }).waitFor();
  expect(await page.getByText('Marquee Creators').isVisible()).toBe(true);
  expect(await page.locator('header, footer').count()).toBe(0);
  expect(await page.locator('main svg circle').count()).toBeGreaterThanOrEqual(3);
  expect(complaints.join()).toContain('This error is only a sample.');
  await button(page, 'Try again').click();
  await page.getByRole('heading', { name: 'Components' }).waitFor();
});

test('a page that is not there has three orbs in sight, and the wave', async () => {
  const { page } = await portal.open({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${portal.server.origin}/programs/capcom/nothing-here`);
  await page.getByRole('heading', { level: 1, name: /^404: Page not found:/ }).waitFor();
  const orbs = page.locator('main i');
  expect(await orbs.count()).toBe(3);
  for (const orb of await orbs.all()) {
    const box = await orb.boundingBox();
    expect(box?.width).toBeGreaterThan(30);
    expect(await orb.evaluate((shown) => Number(getComputedStyle(shown).opacity))).toBeGreaterThan(
      0.5,
    );
    expect(Math.abs((box?.width ?? 0) - (box?.height ?? 0))).toBeLessThan(1);
  }
  expect(await page.locator('main svg path').last().isVisible()).toBe(true);
});

test('a page that cannot be loaded shows what the server says, and the way back works', async () => {
  const { page } = await portal.open();
  await page.goto(`${portal.server.origin}/programs/capcom`);
  await wake(page);
  await page.route('**/portal/view*', (route) =>
    route.fulfill({
      status: 503,
      json: { status_code: 503, message: 'Back in a minute.', extra: {} },
    }),
  );
  await page.locator('footer a', { hasText: 'Terms of Service' }).click();
  await page.getByRole('heading', { level: 1, name: '503: Back in a minute.' }).waitFor();
  await page.unroute('**/portal/view*');
  await page.getByRole('link', { name: 'Back to the start page' }).click();
  await page.waitForURL(/\/programs\/capcom$/);
  await page.locator('header').waitFor();
});

test('an app that cannot start reloads once, then shows the error page and logs why', async () => {
  const { page, complaints } = await portal.open();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(ofBuild(/\/en\.po/), (route) => route.abort());
  await page.goto(`${portal.server.origin}/programs/capcom`);
  const failure = page.getByRole('heading', { level: 1, name: '500: Something went wrong' });
  await expect
    .poll(async () => {
      await page.mouse.move(5 + 40 * Math.random(), 5);
      return failure.count();
    })
    .toBe(1);
  expect(documents).toBe(2);
  expect(complaints.join()).toMatch(/dynamically imported module/);
});

test('icons that are not at hand come from the icon service, all in one request', async () => {
  const { page, context } = await portal.open();
  const asked = watchRequests(page, '/api/icons/');
  await page.goto(`${portal.server.origin}/ui-showcase`);
  await wake(page);
  await page.locator('main li h3').first().waitFor();
  await expect.poll(() => page.locator('main li:has(h3) > svg path').count()).toBeGreaterThan(2);
  expect(asked.map((url) => new URL(url).search)).toEqual(['?icons=balloon,kite,umbrella']);
  await context.close();
});
