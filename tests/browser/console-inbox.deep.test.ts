import { expect, test } from 'vitest';
import { listRequests, withdrawRequest } from '#contract/requests/endpoints.ts';
import { apiOf } from '../support/browser/call-as.ts';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { signInAs } from '../support/sign-in-by-http.ts';
import { workAs } from './support/console.ts';
import { openDashboard } from './support/dashboard.ts';
import { APPLICATIONS, INBOX, itemHeading, waitingNames, waitingRows } from './support/inbox.ts';
import { IN_ARABIC, ON_A_PHONE } from './support/swept.ts';

const { portal } = openDashboard();
/** Of the program that the console works on here (programs/marquee). */
const UUID = '3254de6c-a974-41ea-b5e5-97f6ca3df2d1';

const work = (operator: string, path: string, options?: Parameters<typeof workAs>[3]) =>
  workAs(portal(), operator, path, options);

test('filters are saved under a name and shared: a colleague opens them, their owner deletes them', async () => {
  const olivia = await work('olivia', `${INBOX}?kinds=content&search=le`);
  await olivia.page.getByText('Saved views').click();
  await olivia.page.getByLabel('Name of this view').fill('Pieces to watch');
  await olivia.page.getByLabel('Share it with the team').check();
  await olivia.page.keyboard.press('Enter');
  await olivia.page.getByRole('link', { name: 'Pieces to watch' }).waitFor();
  const ravi = await work('ravi', INBOX);
  await ravi.page.getByText('Saved views').click();
  await ravi.page.getByRole('link', { name: 'Pieces to watch' }).click();
  await ravi.page.waitForURL((url) => url.search === '?kinds=content&search=le');
  expect(await ravi.page.getByRole('button', { name: /^Delete the view/ }).count()).toBe(0);
  await olivia.page.getByRole('button', { name: 'Delete the view Pieces to watch' }).click();
  await olivia.page.getByText('None yet.', { exact: false }).waitFor();
  await Promise.all([olivia, ravi].map(({ context }) => context.close()));
});

test('a note that is kept is inserted another time, and Enter in its name decides nothing', async () => {
  const { page, context } = await work('olivia', APPLICATIONS);
  const [first = ''] = await waitingNames(page);
  await page.keyboard.press('j');
  await itemHeading(page, first).waitFor();
  await page.keyboard.press('c');
  const note = page.getByLabel('Note to the creator');
  await note.fill('Tell us more about your channel.');
  await page.getByText('Kept notes').click();
  await page.getByLabel('Name', { exact: true }).fill('Tell more');
  await page.keyboard.press('Enter');
  await page.getByText('The note is kept', { exact: true }).waitFor();
  await note.fill('Hello!');
  await page.getByLabel('Insert a kept note').selectOption('Tell more');
  expect(await note.inputValue()).toBe('Hello!\n\nTell us more about your channel.');
  await page.getByRole('button', { name: 'Delete the kept note Tell more' }).click();
  await page.getByLabel('Insert a kept note').waitFor({ state: 'detached' });
  expect(await waitingNames(page)).toContain(first);
  expect(await page.getByText('1 decision waits').count()).toBe(0);
  await context.close();
});

test('what was typed is there again when the session ended meanwhile', async () => {
  const { page, context } = await work('olivia', APPLICATIONS);
  await waitingRows(page).last().getByRole('link').click();
  await page.getByRole('button', { name: 'Ask for changes' }).click();
  await page.getByLabel('Note to the creator').fill('Which channel is yours?');
  const address = page.url();
  await page.evaluate(() => localStorage.removeItem('creators_session'));
  await page.reload();
  await wake(page);
  await page.getByRole('button', { name: 'Continue with Sample people' }).click();
  await page.getByRole('button', { name: /Olivia/ }).click();
  await page.waitForURL(address);
  await expect
    .poll(() => page.getByLabel('Note to the creator').inputValue())
    .toBe('Which channel is yours?');
  await context.close();
});

test.each([ON_A_PHONE, IN_ARABIC])(
  'with %s nothing sticks out, and axe objects to nothing',
  async (_name, options) => {
    const { page, context, complaints } = await work('olivia', INBOX, options);
    await page.getByRole('checkbox').nth(1).waitFor();
    expect(await sticksOut(page)).toEqual([]);
    expect(await objectionsInBothModes(page)).toEqual([]);
    await page.locator('a[href*="/inbox/application"]').first().click();
    await page.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await sticksOut(page)).toEqual([]);
    expect(await objectionsInBothModes(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);

test('axe objects in neither mode to people, one of them, the team and the audit log', async () => {
  const { page, context, complaints } = await work('olivia', '/operator/marquee/people');
  const person = page.locator('main a[href*="/people/"]').first();
  await person.waitFor();
  expect(await objectionsInBothModes(page)).toEqual([]);
  await person.click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await objectionsInBothModes(page)).toEqual([]);
  for (const name of ['Team', 'Audit log']) {
    await page.getByRole('link', { name, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await objectionsInBothModes(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('what a creator withdraws leaves the open list by itself', async () => {
  const { page, context } = await work('olivia', `${INBOX}?kinds=activation_request`);
  await page.clock.install();
  await page.reload();
  await wake(page);
  expect(await waitingNames(page)).toContain('Sofia Rossi');
  const { origin } = portal().server;
  const { auth_token: authToken } = await signInAs(origin, 'sofia', UUID);
  const query = { uuid: UUID };
  const { items } = await apiOf(origin).call(listRequests, { query }, { authToken });
  for (const { id, state } of items) {
    if (state !== 'submitted') continue;
    const params = { activation_request_id: id };
    await apiOf(origin).call(withdrawRequest, { params, query }, { authToken });
  }
  await expect
    .poll(async () => {
      await page.clock.fastForward(21_000);
      return waitingNames(page);
    })
    .not.toContain('Sofia Rossi');
  await context.close();
});

test('of two operators at one item each sees the other; one decides, the other is told', async () => {
  const [olivia, ravi] = await Promise.all([
    work('olivia', APPLICATIONS),
    work('ravi', APPLICATIONS),
  ]);
  const [first = ''] = await waitingNames(olivia.page);
  for (const { page } of [olivia, ravi]) {
    await waitingRows(page).first().waitFor();
    await page.keyboard.press('j');
    await itemHeading(page, first).waitFor();
    await page.keyboard.press('a');
    await page.getByLabel('Reason').waitFor();
  }
  await ravi.page.getByText(/Also looking at this: Olivia/).waitFor();
  await olivia.page.getByText(/Also looking at this: Ravi/).waitFor();
  await olivia.page.keyboard.press('Enter');
  await olivia.page.getByText('1 decision waits and can be undone').waitFor();
  await ravi.page.keyboard.press('Enter');
  // It waits for half a minute; a slow machine may be later than that.
  await ravi.page
    .getByText(/A decision on this waits already|It was changed since you read it/)
    .first()
    .waitFor();
  await ravi.page.getByText('Accept, by Olivia', { exact: false }).first().waitFor();
  await olivia.page.keyboard.press('u');
  await olivia.page.getByText('Undone. Nothing was sent.').first().waitFor();
  await Promise.all([olivia, ravi].map(({ context }) => context.close()));
});
