import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { workAs } from './support/console.ts';
import { openDashboard } from './support/dashboard.ts';
import { openGuestLinkMaker } from './support/guest-link-maker.ts';
import { mailFiles, openMail } from './support/journey-mail.ts';
import { NARROW_AND_MIRRORED } from './support/swept.ts';

const { portal, visit, enter } = openDashboard();
const PEOPLE = '/operator/marquee/people';

/** Opens the page of the one person whom a search finds. */
async function openPerson(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click();
  await page.getByRole('heading', { name }).first().waitFor();
}

test('a message is seen as each would get it, goes out, and stays in the person’s history', async () => {
  const { page, context, complaints } = await workAs(portal(), 'olivia', `${PEOPLE}?search=Rossi`);
  await openPerson(page, 'Sofia Rossi');
  await page.getByText('Write a message', { exact: true }).click();
  await page.getByLabel('Subject').fill('A lamp of yours, {name}');
  await page.getByLabel('Text', { exact: true }).fill('{program} kept it.\n\nCome and fetch it.');
  await page.getByRole('button', { name: 'See who gets it' }).click();
  await page.getByText('A lamp of yours, Sofia Rossi').waitFor();
  await page.getByText('Marquee Creators kept it.').waitFor();
  expect(await objectionsInBothModes(page)).toEqual([]);
  await page.getByLabel('Name of the template').fill('Left behind');
  await page.getByRole('button', { name: 'Keep as a template' }).click();
  await page.getByText('The template is kept').first().waitFor();
  await page.getByRole('button', { name: 'Send to 1 person' }).click();
  await page.getByText('1 e-mail is on its way').first().waitFor();
  const mail = await openMail(portal().data, 'sofia@people.example', /./, new Set());
  expect(mail.text).toContain('Marquee Creators kept it.');
  await page.reload();
  const history = page.getByRole('listitem').filter({ hasText: 'A lamp of yours, Sofia Rossi' });
  await history.getByText('Olivia Grant', { exact: false }).waitFor();
  await page.getByText('Write a message', { exact: true }).click();
  await page.getByRole('combobox', { name: /^Template/ }).selectOption({ label: 'Left behind' });
  expect(await page.getByLabel('Subject').inputValue()).toBe('A lamp of yours, {name}');
  expect(complaints).toEqual([]);
  await context.close();
});

test('points adjusted by an operator are explained to the creator', async () => {
  const note = 'For the lamp that you mended on stage.';
  const { page, context, complaints } = await workAs(portal(), 'olivia', `${PEOPLE}?search=Maya`);
  await openPerson(page, 'Maya Okafor');
  await page.getByRole('button', { name: 'Adjust points' }).click();
  await page.getByRole('spinbutton', { name: 'Points' }).fill('40');
  await page.getByLabel(/^Reason/).fill(note);
  await page.getByRole('button', { name: 'Adjust points' }).last().click();
  await page
    .getByText(/^They have [\d,]+ points now$/)
    .first()
    .waitFor();
  const maya = await enter('maya');
  await visit(maya, '/quests#points');
  const entry = maya.page.getByRole('listitem').filter({ hasText: note });
  await entry.first().waitFor();
  expect(await entry.first().innerText()).toContain('+40');
  expect(await entry.first().innerText()).not.toContain('Olivia');
  expect(complaints).toEqual([]);
  await Promise.all([context.close(), maya.context.close()]);
});

test('a suspension that runs is changed, and what another operator made of it meanwhile is seen first', async () => {
  const list = `${PEOPLE}?search=Lena`;
  const { page, context, complaints } = await workAs(portal(), 'olivia', list);
  await openPerson(page, 'Lena Fischer');
  await page.getByRole('button', { name: 'Suspend' }).click();
  await page.getByLabel('Reason').fill('Lanterns without oil.');
  await page.getByLabel('Last day').fill('2094-12-24');
  await page.getByRole('button', { name: 'Suspend' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await page.getByText('Reason: Lanterns without oil.').waitFor();
  const other = await workAs(portal(), 'olivia', list);
  await openPerson(other.page, 'Lena Fischer');
  for (const { page: one } of [{ page }, other])
    await one.getByRole('button', { name: 'Change the suspension' }).click();
  expect(await page.getByLabel('Last day').inputValue()).toBe('2094-12-24');
  expect(await page.getByLabel('Reason').inputValue()).toBe('Lanterns without oil.');
  await other.page.getByLabel('Last day').fill('');
  await other.page.getByRole('button', { name: 'Save' }).click();
  await other.page.getByText('The suspension is changed').first().waitFor();
  await page.getByLabel('Reason').fill('A lantern without oil.');
  // Whether or not it heard of the change already, the page does not replace it unseen.
  const overtaken = page.getByText('Another operator changed the suspension meanwhile:');
  const save = page.getByRole('button', { name: 'Save' });
  if (!(await overtaken.isVisible())) await save.click();
  await overtaken.waitFor();
  await page.getByText('lasts until somebody lifts it', { exact: true }).waitFor();
  expect(await page.getByLabel('Reason').inputValue()).toBe('A lantern without oil.');
  expect(await objectionsInBothModes(page)).toEqual([]);
  await page.getByLabel('Last day').fill('2095-01-01');
  await page.getByRole('button', { name: 'Go on with what I wrote' }).click();
  await save.click();
  await page.getByText('Reason: A lantern without oil.').waitFor();
  await page.getByText(/^ends by itself .*2095/).waitFor();
  expect(complaints.filter((text) => !text.includes('409'))).toEqual([]);
  await Promise.all([context.close(), other.context.close()]);
});

test('a guest is found, looked at and merged; who comes later is told whose they are', async () => {
  const links = await openGuestLinkMaker(portal().server.origin, 'sega');
  const [first, second] = [await links.make(), await links.make()];
  for (const link of [first, second]) {
    await links.accept(link);
    await links.claim(link);
  }
  const { page, context, complaints } = await workAs(
    portal(),
    'olivia',
    '/operator/sega/people?search=Noah',
  );
  await openPerson(page, 'Noah Byrne');
  const late = await workAs(portal(), 'olivia', `/operator/sega/guest-links/${second.id}`);
  await late.page.getByRole('link', { name: 'Merge into a person’s account' }).click();
  await late.page
    .getByText('Open the person into whose account the guest goes.', { exact: true })
    .waitFor();
  await openPerson(late.page, 'Maya Okafor');
  const lateMerge = late.page.getByRole('button', {
    name: 'Merge into the account of Maya Okafor',
  });
  await lateMerge.waitFor();

  const open = page.getByRole('button', { name: 'Merge a guest' });
  const merge = page.getByRole('button', { name: 'Merge into the account of Noah Byrne' });
  for (const [sentence, left] of [
    ['What the guest has becomes the person’s.', 2],
    [/^What the guest has stays/, 1],
  ] as const) {
    await open.click();
    await page.getByRole('searchbox', { name: /^Search guests/ }).fill('robin');
    const found = page.getByRole('row').filter({ hasText: 'Robin' });
    // Who was merged is still shown until the list is there anew.
    await expect.poll(() => found.count()).toBe(left);
    await found.first().getByRole('button', { name: 'See what would happen' }).click();
    await page.getByText(sentence).waitFor();
    await page.getByText('claimed, and goes along', { exact: true }).waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await sticksOut(page)).toEqual([]);
    expect(await objectionsInBothModes(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 800 });
    await merge.click();
    await merge.waitFor({ state: 'detached' });
  }
  await page.getByText('The guest is merged').first().waitFor();
  await lateMerge.click();
  await late.page.getByText('This guest went into an account already.').waitFor();
  await late.page.getByRole('link', { name: 'See whose' }).click();
  await late.page.getByRole('heading', { name: 'Noah Byrne' }).first().waitFor();
  const enrolments = late.page.getByRole('region', { name: 'Enrolments' });
  await expect.poll(() => enrolments.getByText('Key claimed').count()).toBe(2);
  expect(complaints).toEqual([]);
  await Promise.all([context.close(), late.context.close()]);
});

test('all that match are counted, written to beyond what is shown, and nobody twice', async () => {
  const { page, context, complaints } = await workAs(portal(), 'olivia', PEOPLE);
  // So many more than a page shows; the search leaves those of them who can be mailed.
  await page.route('**/api/operator/creators?*', async (route) => {
    const url = new URL(route.request().url());
    if (url.searchParams.has('limit')) url.searchParams.set('limit', '2');
    await route.continue({ url: url.href });
  });
  await page.goto(`${portal().server.origin}${PEOPLE}?member=yes`);
  await page.getByText('Write to all that match', { exact: true }).click();
  const counted = page.getByText(/^\d+ people match/);
  await counted.waitFor();
  const form = page.locator('form').filter({ has: counted });
  await form.getByLabel('Subject').fill('The lamps are lit, {name}');
  await form.getByLabel('Text', { exact: true }).fill('Come and see them.');
  await form.getByRole('button', { name: 'See who gets it' }).click();
  const would = await form.getByText(/^\d+ (person|people) would get it$/).innerText();
  const count = Number.parseInt(would, 10);
  expect(count).toBeGreaterThan(1);
  await form.getByText(/\d+ ha(s|ve) no verified e-mail address/).waitFor();
  expect(await objectionsInBothModes(page)).toEqual([]);
  // The first answer is lost on the way: the operator sends again, and nobody gets it twice.
  let lost = 0;
  await page.route('**/api/operator/messages/matching?*', async (route) => {
    const { dry_run } = route.request().postDataJSON() ?? { dry_run: true };
    if (dry_run || lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort();
  });
  const before = (await mailFiles(portal().data)).length;
  const send = form.getByRole('button', { name: `Send to ${count} people` });
  await send.click();
  await form
    .getByRole('alert')
    .or(form.getByText(/already|cannot be reached/))
    .first()
    .waitFor();
  await page.reload();
  await page.getByText('Write to all that match', { exact: true }).click();
  await form.getByRole('button', { name: 'See who gets it' }).click();
  await form.getByText(`${count} have it from an earlier attempt`, { exact: false }).waitFor();
  await expect.poll(async () => (await mailFiles(portal().data)).length - before).toBe(count);
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  await context.close();
});

test.each(NARROW_AND_MIRRORED)(
  'with %s nothing sticks out, and axe objects to nothing',
  async (_name, options) => {
    const { page, context, complaints } = await workAs(portal(), 'olivia', PEOPLE, options);
    await page.getByRole('rowheader').first().waitFor();
    await page.locator('summary').last().click();
    expect(await sticksOut(page)).toEqual([]);
    expect(await objectionsInBothModes(page)).toEqual([]);
    await page.getByRole('link', { name: 'Maya Okafor' }).click();
    await page.getByRole('heading', { name: 'Maya Okafor' }).first().waitFor();
    await page.getByRole('table').first().waitFor();
    expect(await sticksOut(page)).toEqual([]);
    expect(await objectionsInBothModes(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
