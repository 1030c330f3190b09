import { describe, expect, test } from 'vitest';
import { builtScripts } from '../support/browser/built-files.ts';
import { wake } from '../support/browser/wake.ts';
import { testInDepth } from '../support/in-depth.ts';
import { workAs } from './support/console.ts';
import { openDashboard } from './support/dashboard.ts';
import { APPLICATIONS, INBOX, itemHeading, waitingNames, waitingRows } from './support/inbox.ts';
import { mailFiles } from './support/journey-mail.ts';

const { portal } = openDashboard();

const work = (operator: string, path: string, options?: Parameters<typeof workAs>[3]) =>
  workAs(portal(), operator, path, options);

test('an operator signs in with buttons and comes to what they asked for', async () => {
  const { page, context, complaints } = await portal().open();
  await page.goto(portal().server.origin + APPLICATIONS);
  await wake(page);
  await page.getByRole('heading', { name: 'Sign in to work on a program' }).waitFor();
  await page.getByRole('button', { name: 'Continue with Sample people' }).click();
  await page.getByRole('button', { name: /Olivia/ }).click();
  await page.waitForURL((url) => url.pathname === INBOX && url.search === '?kinds=application');
  expect((await waitingNames(page)).length).toBeGreaterThan(1);
  expect(complaints).toEqual([]);
  await context.close();
});

testInDepth('who has no role is told whom to ask', async () => {
  const { page, context } = await portal().open();
  await page.goto(`${portal().server.origin}/operator`);
  await wake(page);
  await page.getByRole('button', { name: 'Continue with Sample people' }).click();
  await page.getByRole('button', { name: /Maya/ }).click();
  await page.getByRole('alert').waitFor();
  expect(new URL(page.url()).pathname).toBe('/operator');
  await context.close();
});

test('beside an item stands what else the person handed in', async () => {
  const { page, context } = await work('olivia', `${INBOX}?kinds=activation_request`);
  await waitingRows(page)
    .getByRole('link', { name: /Sofia Rossi/ })
    .click();
  const others = page.getByRole('region', { name: 'Other items of this person' });
  await others.getByRole('link', { name: 'Application' }).click();
  await page.waitForURL(/\/inbox\/application/);
  await itemHeading(page, 'Sofia Rossi').waitFor();
  await others.getByRole('link').first().waitFor();
  await context.close();
});

describe('by keyboard alone', () => {
  test('one decides, the next opens by itself, and undoes: nothing was sent', async () => {
    const { page, context } = await work('olivia', APPLICATIONS);
    const [first = '', second = ''] = await waitingNames(page);
    const mails = (await mailFiles(portal().data)).length;
    await page.keyboard.press('j');
    await itemHeading(page, first).waitFor();
    await page.keyboard.press('a');
    await page.getByLabel('Reason').waitFor();
    await page.keyboard.press('Enter');
    await itemHeading(page, second).waitFor();
    await page.getByText('1 decision waits and can be undone').waitFor();
    await page.keyboard.press('u');
    await page.getByText('Undone. Nothing was sent.').first().waitFor();
    await page.getByText('1 decision waits and can be undone').waitFor({ state: 'detached' });
    expect(await waitingNames(page)).toContain(first);
    expect((await mailFiles(portal().data)).length).toBe(mails);
    await context.close();
  });

  testInDepth('the palette leads to another program, and the keys are listed', async () => {
    const { page, context } = await work('olivia', INBOX);
    await waitingRows(page).first().waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('Next in the list').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('blindf');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/operator\/blindfire\/inbox/);
    await context.close();
  });
});

test('a decision takes effect by itself, and the creator is mailed', async () => {
  const { page, context } = await work('olivia', APPLICATIONS);
  const [first = ''] = await waitingNames(page);
  const mails = (await mailFiles(portal().data)).length;
  await page.keyboard.press('j');
  await itemHeading(page, first).waitFor();
  await page.keyboard.press('r');
  await page.getByLabel('Note to the creator').fill('Come back when you have published more.');
  await page.getByRole('button', { name: 'Reject', exact: true }).last().click();
  await page.getByText('1 decision waits and can be undone').waitFor();
  await expect.poll(() => waitingNames(page), { timeout: 90_000 }).not.toContain(first);
  await expect.poll(async () => (await mailFiles(portal().data)).length).toBeGreaterThan(mails);
  await context.close();
});

test('all that are selected are tried first, then decided together and undone together', async () => {
  const { page, context } = await work('olivia', `${INBOX}?kinds=content`);
  const all = await waitingNames(page);
  expect(all.length).toBeGreaterThan(1);
  await page.getByLabel('Select all that are shown').check();
  await page.getByRole('heading', { name: `${all.length} selected` }).waitFor();
  await page.getByRole('button', { name: 'See what would happen' }).click();
  await page.getByText(`${all.length} would be decided`).waitFor();
  await page.getByRole('button', { name: `Accept (${all.length})` }).click();
  await page.getByText(`${all.length} decisions wait and can be undone`).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Undone. Nothing was sent.').first().waitFor();
  await context.close();
});

testInDepth('no script of the console is fetched by a creator’s page', async () => {
  const { page, context } = await portal().open();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${portal().server.origin}/programs/marquee/login`);
  await wake(page);
  await page.getByRole('button', { name: 'Continue with Sample people' }).waitFor();
  expect(scripts.length).toBeGreaterThan(0);
  const paths = scripts.map((url) => new URL(url).pathname);
  const console = builtScripts(/portal\/(places\/(pages\/operator-page|operator\/)|core\/console)/);
  expect(paths.filter((path) => console.includes(path))).toEqual([]);
  await context.close();
});
