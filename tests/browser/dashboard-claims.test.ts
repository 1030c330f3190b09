import { expect, test } from 'vitest';
import { objections, sticksOut } from '../support/browser/objections.ts';
import { testInDepth } from '../support/in-depth.ts';
import { openDashboard } from './support/dashboard.ts';
import type { OpenPage } from './support/portal.ts';

const { arrive, portal } = openDashboard();

/** Somebody arrives and goes to a section. */
const begin = async (person: string, section: string): Promise<OpenPage> => {
  const opened = await arrive(person);
  await opened.page.getByRole('link', { name: section, exact: true }).first().click();
  await opened.page.getByRole('heading', { name: section, level: 1 }).waitFor();
  return opened;
};

test('a request is checked, sent once by a double click, and withdrawn', async () => {
  const { page, context } = await begin('diego', 'Requests');
  await page.getByRole('link', { name: 'The house shelf' }).click();
  const send = page.getByRole('button', { name: 'Send the request' });
  await send.click();
  await page.getByText('2 answers need another look.').waitFor();
  expect(await objections(page)).toEqual([]);
  await page.getByLabel(/What would you do/).fill('I would play it on a Tuesday.');
  await page.getByLabel('For myself').check();
  await page.getByLabel(/PlayStation 5, Europe/).check();
  await send.dblclick();
  await page.getByText('The program looks at it and decides.').waitFor();
  await page.getByText('I would play it on a Tuesday.').waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sticksOut(page)).toEqual([]);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await page.getByText('The request is withdrawn', { exact: true }).waitFor();
  await page.goto(`${portal().server.origin}/programs/marquee/dashboard/requests/history`);
  await page.getByRole('button', { name: 'Withdrawn' }).click();
  await page.getByRole('link', { name: 'The house shelf' }).waitFor();
  expect(await page.getByRole('listitem').getByText('Not accepted', { exact: true }).count()).toBe(
    0,
  );
  await context.close();
});

testInDepth(
  'a request that needs changes is sent again with what was answered before',
  async () => {
    const { page, context } = await begin('kenji', 'Requests');
    await page.getByRole('link', { name: 'The house shelf' }).click();
    await page.getByRole('heading', { name: 'The program asks for changes' }).waitFor();
    expect(await page.getByLabel(/What would you do/).inputValue()).not.toBe('');
    await page.getByRole('button', { name: 'Send it again' }).click();
    await page.getByText('Sent again', { exact: true }).waitFor();
    await context.close();
  },
);

test('content is submitted by its address, listed, and the form is empty again', async () => {
  const { page, context } = await begin('diego', 'Key claims');
  await page.getByRole('link', { name: 'Show us your sign' }).click();
  await page.getByLabel('Web address').fill('https://youtu.be/dQw4w9WgXcQ?si=1');
  await page.getByText('YouTube', { exact: true }).waitFor();
  await page.getByRole('radio', { name: 'Video' }).check();
  await page.getByLabel('Title').fill('My sign, seen from the moon');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('link', { name: 'My sign, seen from the moon' }).waitFor();
  expect(await page.getByLabel('Web address').inputValue()).toBe('');
  expect(await objections(page)).toEqual([]);
  await page.getByRole('button', { name: 'Stream' }).click();
  await page.getByText('Nothing of this type').waitFor();
  await context.close();
});

test('a claimed key stays hidden until it is asked for', async () => {
  const { page, context } = await begin('maya', 'Key claims');
  await page.getByRole('button', { name: 'Key claimed' }).click();
  await page.getByRole('link', { name: 'The house shelf' }).click();
  await page.getByText('Each time is recorded.').waitFor();
  let reveals = 0;
  page.on('request', (request) => {
    if (request.url().includes('/reveal_key')) reveals += 1;
  });
  await page.getByRole('button', { name: 'Show the key' }).dblclick();
  const key = page.locator('output');
  await key.waitFor();
  expect(await key.innerText()).toMatch(/^SAMPLE-/);
  expect(reveals).toBe(1);
  expect(await objections(page)).toEqual([]);
  await context.close();
});
