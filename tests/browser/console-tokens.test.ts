import { expect, test } from 'vitest';
import { listOperators } from '#contract/operator/endpoints.ts';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { workAs } from './support/console.ts';
import { openSharedDashboard } from './support/dashboard.ts';

const { portal } = openSharedDashboard();

/** What the API answers a script that reads the team with a token. */
const readTeam = (uuid: string, token: string) =>
  fetch(`${portal().server.origin}/api${listOperators.path}?uuid=${uuid}`, {
    headers: { authorization: `Bearer ${token}` },
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

  const uuid = await page.evaluate(() => {
    const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const list = asked.find(({ pathname }) => pathname.endsWith('/operator_tokens'));
    return list?.searchParams.get('uuid') ?? '';
  });
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
