import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { listOperators } from '#contract/operator/endpoints.ts';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { testInDepth } from '../support/in-depth.ts';
import { workAs } from './support/console.ts';
import { openSharedDashboard } from './support/dashboard.ts';

const { portal } = openSharedDashboard();

/** What the API answers a script that reads the team with a token. */
const readTeam = (uuid: string, token: string) =>
  fetch(`${portal().server.origin}/api${listOperators.path}?uuid=${uuid}`, {
    headers: { authorization: `Bearer ${token}` },
  });

/** The program of the page, as it asks for its tokens. */
const programUuid = (page: Page) =>
  page.evaluate(() => {
    const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const list = asked.find(({ pathname }) => pathname.endsWith('/operator_tokens'));
    return list?.searchParams.get('uuid') ?? '';
  });

test('a reviewer makes an access token, a script calls with it, and an owner ends it', async () => {
  const viewer = await workAs(portal(), 'ravi', '/operator/marquee/team');
  const { page } = viewer;
  await page.getByText('There is no token yet.').waitFor();
  expect(await page.getByRole('heading', { name: 'API keys' }).count()).toBe(0);
  await page.getByLabel('Name').fill('Weekly figures');
  const role = page.getByLabel('Role');
  expect(await role.getByRole('option').allInnerTexts()).toEqual(['Viewer', 'Reviewer']);
  await page.getByLabel('Valid for').selectOption('365 days');
  await page.getByLabel('Name').press('Enter');
  const secret = page.locator('code', { hasText: /^mqt_/ });
  await secret.waitFor();
  const token = await secret.innerText();
  expect(await objectionsInBothModes(page)).toEqual([]);
  await page.getByRole('button', { name: 'I have it' }).click();
  await secret.waitFor({ state: 'detached' });

  const uuid = await programUuid(page);
  expect((await readTeam(uuid, token)).status).toBe(200);
  await page.reload();
  const row = page.getByRole('row', { name: /Weekly figures/ });
  await row.waitFor();
  expect(await row.innerText()).toMatch(/Viewer\s.*In use/s);
  expect(await row.innerText()).not.toContain('Never');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await sticksOut(page)).toEqual([]);
    expect(await objectionsInBothModes(page)).toEqual([]);
  }

  const owner = await workAs(portal(), 'olivia', '/operator/marquee/team');
  const theirs = owner.page.getByRole('row', { name: /Weekly figures/ });
  await theirs.getByRole('button', { name: 'End the token “Weekly figures”' }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await theirs.getByText(/^Ended /).waitFor();
  expect((await readTeam(uuid, token)).status).toBe(403);
  expect([...viewer.complaints, ...owner.complaints]).toEqual([]);
  await viewer.context.close();
  await owner.context.close();
});

testInDepth(
  'an owner makes an account for a script, and a token with which it calls in nobody’s name',
  async () => {
    const { page, context, complaints } = await workAs(
      portal(),
      'olivia',
      '/operator/marquee/team',
    );
    const services = page.getByRole('region', { name: 'Service accounts' });
    await services.getByLabel('Name').fill('Nightly import');
    expect(await services.getByLabel('Role').getByRole('option').allInnerTexts()).toEqual([
      'Viewer',
      'Reviewer',
      'Manager',
    ]);
    await services.getByLabel('Role').selectOption('Reviewer');
    await services.getByLabel('Name').press('Enter');
    await services.getByText('“Nightly import” is there.').waitFor();
    const row = page
      .getByRole('table')
      .first()
      .getByRole('row', { name: /Nightly import/ });
    await row.getByText('Signs in nowhere').waitFor();

    const form = page.locator('form').last();
    await form.getByLabel('Calls as').selectOption('Nightly import');
    expect(await form.getByLabel('Role').getByRole('option').allInnerTexts()).toEqual([
      'Viewer',
      'Reviewer',
    ]);
    await form.getByLabel('Name').fill('Import of figures');
    await form.getByLabel('Name').press('Enter');
    const secret = page.locator('code', { hasText: /^mqt_/ });
    const token = await secret.innerText();
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sticksOut(page)).toEqual([]);
      expect(await objectionsInBothModes(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'I have it' }).click();
    const uuid = await programUuid(page);
    expect((await readTeam(uuid, token)).status).toBe(200);

    await row.getByRole('button', { name: 'Change the role of Nightly import' }).click();
    await page.getByRole('dialog').getByLabel('Role').selectOption('Manager');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await row.getByText('Manager').waitFor();
    await row.getByRole('button', { name: 'Take away the role of Nightly import' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take away' }).click();
    await row.waitFor({ state: 'detached' });
    expect((await readTeam(uuid, token)).status).toBe(403);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
