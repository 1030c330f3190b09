import { expect, test } from 'vitest';
import { objections, sticksOut } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { openDashboard } from './support/dashboard.ts';
import { openOperator } from './support/journey-operator.ts';

const { portal, enter } = openDashboard();

test('content is handed in from the card of the quest that asks for it, and moves the quest', async () => {
  const { origin } = portal().server;
  const { page, context } = await enter('sofia', { slug: 'battlefield6', width: 360 });
  await page.goto(`${origin}/programs/battlefield6/challenges`);
  await wake(page);
  const card = page.getByRole('article', { name: 'A receipt' });
  const opener = card.getByRole('button', { name: 'Submit content A receipt' });
  await card.getByText('0 of 1').waitFor();
  await opener.focus();
  await page.keyboard.press('Enter');
  await card.getByLabel('Web address').fill('https://youtu.be/receipt4567');
  await card.getByRole('radio', { name: 'Video' }).check();
  expect(await card.getByRole('radio').count()).toBe(2);
  await card.getByLabel('Title').fill('Clip that');
  await card.getByLabel('#BF6Receipts').check();
  expect(await objections(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);
  await card.getByRole('button', { name: 'Submit', exact: true }).dblclick();
  const piece = card.getByRole('listitem').filter({ hasText: 'Clip that' });
  await piece.getByText('Submitted', { exact: true }).first().waitFor();
  expect(await piece.count()).toBe(1);

  const operator = await openOperator(origin);
  await operator.accept('content', { program: 'battlefield6', creator: 'Sofia' });
  // Nobody touches the page: what was decided shows by itself.
  await card.getByText('1 of 1').waitFor();
  await card.getByRole('button', { name: /^Claim/ }).click();
  await card.getByText('Claimed', { exact: true }).waitFor();
  expect(await objections(page)).toEqual([]);
  await context.close();
});
