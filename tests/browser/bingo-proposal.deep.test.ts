import { expect, test } from 'vitest';
import { createBingoBoard } from '#contract/bingo/endpoints.ts';
import { callAs } from '../support/browser/call-as.ts';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { workAs } from './support/console.ts';
import { openDashboard } from './support/dashboard.ts';
import type { OpenPage } from './support/portal.ts';

const { portal, visit, enter } = openDashboard();
const BOARDS = '/operator/marquee/boards';

const items = Array.from({ length: 8 }, (_, at) => ({
  ...{ id: `item-${at}`, label: `Something happens ${at}`, weight: 1, difficulty: 3 },
}));

/** Opens a new draft of somebody's in the editor. */
async function openDraft({ page }: OpenPage, title: string): Promise<void> {
  const uuid = await page.evaluate(
    () => JSON.parse(localStorage.getItem('creators_session') ?? '').tokens.uuid as string,
  );
  const { id } = await callAs(page, createBingoBoard, {
    query: { uuid },
    body: {
      ...{ title, description: null, size: 3, free_centre: true, items, arrangement: null },
      ...{ points: { row: 10 }, winner_cap: null, claim_window_seconds: null },
    },
  });
  await page.goto(`${portal().server.origin}/bingo/marquee/generate?board=${id}`);
  await wake(page);
}

/** Publishes the draft in the editor and proposes it to the program. */
async function propose({ page }: OpenPage): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: /^Propose it to / }).click();
  await page.getByText('This board is proposed.').waitFor();
}

test('a board that a creator proposes is taken over, and other members find it', async () => {
  const maya = await enter('maya');
  await openDraft(maya, 'Night of nights');
  await propose(maya);
  expect(await objectionsInBothModes(maya.page)).toEqual([]);
  await maya.page.setViewportSize({ width: 360, height: 740 });
  expect(await sticksOut(maya.page)).toEqual([]);

  const { page, context, complaints } = await workAs(portal(), 'olivia', BOARDS);
  const row = page.getByRole('row').filter({ hasText: 'Night of nights' });
  await row.getByRole('link', { name: 'Maya Okafor' }).waitFor();
  expect(await objectionsInBothModes(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sticksOut(page)).toEqual([]);
  await row.getByRole('button', { name: 'Take over' }).click();
  await page.getByText('The board is one of the program’s own.').first().waitFor();
  await page.getByText('No board here').waitFor();
  await page.getByLabel('State').selectOption('taken_over');
  await row.getByText('The program', { exact: true }).waitFor();

  const other = await enter('diego');
  await visit(other, '/quests');
  await other.page.getByText('Bingo: Night of nights').waitFor();

  await row.getByRole('button', { name: 'End' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End' }).click();
  await row.waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await Promise.all([context.close(), maya.context.close(), other.context.close()]);
});

test('whose board is declined reads why', async () => {
  const maya = await enter('maya');
  await openDraft(maya, 'Too like another');
  await propose(maya);
  const { page, context, complaints } = await workAs(portal(), 'olivia', BOARDS);
  const row = page.getByRole('row').filter({ hasText: 'Too like another' });
  await row.getByRole('button', { name: 'Decline' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Why').fill('We have one like it.');
  expect(await objectionsInBothModes(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Decline' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByLabel('State').selectOption('declined');
  await row.getByText('We have one like it.').waitFor();
  await maya.page.reload();
  await maya.page.getByText('We have one like it.').waitFor();
  await maya.page.getByText(/did not take this board over/).waitFor();
  expect(complaints).toEqual([]);
  await Promise.all([context.close(), maya.context.close()]);
});
