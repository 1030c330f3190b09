import { expect, test } from 'vitest';
import { createBingoBoard, publishBingoBoard } from '#contract/bingo/endpoints.ts';
import { listReports, takeDownBingoBoard } from '#contract/moderation/endpoints.ts';
import { readOperator } from '#contract/operator/endpoints.ts';
import { apiOf, callAs } from '../support/browser/call-as.ts';
import { objections, sticksOut } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { signInAs } from '../support/sign-in-by-http.ts';
import { openDashboard } from './support/dashboard.ts';

const { portal, enter } = openDashboard();

const BOARD = {
  ...{ title: 'A board of Maya’s', description: null, size: 3, free_centre: false },
  items: Array.from({ length: 18 }, (_, at) => ({
    ...{ id: `item-${at}`, label: `Item ${at}`, weight: 1, difficulty: 3 },
  })),
  ...{ arrangement: null, points: { row: 10 }, winner_cap: null, claim_window_seconds: null },
};
const NOTE = 'The title names somebody who does not want it.';

test('a visitor reports a member’s board; taken down, it says so, and to its author why', async () => {
  const { origin } = portal().server;
  const client = apiOf(origin);
  const maya = await enter('maya');
  const { auth_token: authToken } = await signInAs(origin, 'olivia', undefined);
  const { roles } = await client.call(readOperator, {}, { authToken });
  const query = { uuid: roles.find(({ program }) => program === 'marquee')?.uuid ?? '' };
  const draft = await callAs(maya.page, createBingoBoard, { query, body: BOARD });
  const params = { board_id: draft.id };
  const { revision } = draft;
  await callAs(maya.page, publishBingoBoard, { query, params, body: { revision } });
  const address = `${origin}/bingo/marquee/${draft.id}?seed=seed`;

  const guest = await portal().open({
    viewport: { width: 360, height: 800 },
  });
  await guest.page.goto(address);
  await wake(guest.page);
  await guest.page.getByRole('button', { name: 'Report this board' }).click();
  await guest.page.getByLabel('What is wrong with it?').fill('It names me.');
  expect([await objections(guest.page), await sticksOut(guest.page)]).toEqual([[], []]);
  await guest.page.getByRole('button', { name: 'Send' }).click();
  await guest.page.getByText('Your report has arrived').first().waitFor();
  const reports = await client.call(listReports, { query }, { authToken });
  expect(reports.items[0]).toMatchObject({ subject_id: String(draft.id), note: 'It names me.' });

  const body = { reason_code: 'personal_data', note: NOTE } as const;
  await client.call(takeDownBingoBoard, { query, params, body }, { authToken });
  for (const [{ page }, shown] of [
    [guest, 0],
    [maya, 1],
  ] as const) {
    await page.goto(address);
    await wake(page);
    await page.getByRole('heading', { name: 'This board was taken down' }).waitFor();
    if (shown) await page.getByText(NOTE).waitFor();
    else expect(await page.getByText(NOTE).count()).toBe(0);
    expect(await page.getByText('Item 3').count()).toBe(0);
    expect([await objections(page), await sticksOut(page)]).toEqual([[], []]);
  }
});

test('the campaign’s own boards are the program’s, so that nobody reports them', async () => {
  const { page } = await portal().open();
  await page.goto(`${portal().server.origin}/bingo/marquee/1?seed=seed`);
  await wake(page);
  await page.getByRole('heading', { name: 'Share' }).waitFor();
  expect(await page.getByRole('button', { name: 'Report this board' }).count()).toBe(0);
});
