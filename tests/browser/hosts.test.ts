import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wake } from '../support/browser/wake.ts';
import { openPortal, type Portal } from './support/portal.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

describe("a program's own host", () => {
  test('shows the program at its root, with links that stay there', async () => {
    const { page, complaints } = await portal.open();
    await page.goto(portal.at('battlefield6.localhost'));
    expect(await page.title()).toBe('Battlefield Creator Program');
    const links = await page
      .locator('header nav a, main a')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('href') ?? ''));
    expect(links.filter((href) => href.startsWith('/programs'))).toEqual([]);
    expect(links).toContain('/login');
    expect(complaints).toEqual([]);
  });

  test('leads another program’s route to its own start first', async () => {
    const { page } = await portal.open();
    await page.goto(portal.at('battlefield6.localhost', '/programs/sega'));
    expect(page.url()).toBe(portal.at('battlefield6.localhost'));
  });

  test('keeps its addresses when the router takes over', async () => {
    const { page, complaints } = await portal.open();
    await page.goto(portal.at('battlefield6.localhost'));
    await wake(page);
    await page.locator('footer a', { hasText: 'Terms of Service' }).click();
    await page.waitForURL(portal.at('battlefield6.localhost', '/terms'));
    await page.getByRole('heading', { level: 1, name: 'Terms of Service' }).waitFor();
    expect(await page.title()).toBe('Terms of Service | Battlefield Creator Program');
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Hold the feed' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('titles its sections as the manifest says, and leads strangers to the login', async () => {
    const { page } = await portal.open();
    await page.goto(portal.at('battlefield6.localhost', '/challenges'));
    expect(await page.title()).toBe('Challenges | Battlefield Creator Program');
    await page.waitForURL(portal.at('battlefield6.localhost', '/login'));
    await expect.poll(() => page.locator('header').count()).toBe(0);
  });
});

describe('the main host', () => {
  test('serves the same program below /programs', async () => {
    const { page, complaints } = await portal.open();
    await page.goto(`${portal.server.origin}/programs/battlefield6`);
    await wake(page);
    await page.locator('footer a', { hasText: 'Privacy Policy' }).click();
    await page.waitForURL(`${portal.server.origin}/programs/battlefield6/privacy`);
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('says of an unknown path that it is not found, without running it', async () => {
    const { page } = await portal.open();
    const response = await page.goto(`${portal.server.origin}/<img src=x onerror=alert(1)>`);
    expect(response?.status()).toBe(404);
    await page.getByText('404: Page not found: /<img src=x onerror=alert(1)>').waitFor();
    expect(await page.locator('main img').count()).toBe(0);
  });
});

test('a host that belongs to nobody shows the page for new programs, and is not listed', async () => {
  const { page } = await portal.open();
  await page.goto(portal.at('somebody.example', '/anything'));
  expect(await page.locator('h1').innerText()).not.toBe('');
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
});
