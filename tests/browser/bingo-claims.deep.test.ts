import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { claimBingoPattern } from '#contract/bingo/endpoints.ts';
import { callAs } from '../support/browser/call-as.ts';
import { objectionsInBothModes } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { openDashboard } from './support/dashboard.ts';
import { reportMarks } from './support/report-marks.ts';

const { portal, visit, enter } = openDashboard();

/** Items of the card's last row that no event has marked. */
async function missingInLastRow(page: Page): Promise<string[]> {
  const row = page.getByRole('row').last().getByRole('button');
  return await row.evaluateAll((cells) =>
    cells
      .filter((cell) => !cell.ariaLabel?.includes('from the stream'))
      .map((cell) => cell.textContent),
  );
}

test('who completes a row by events is paid for it once, and everybody reads who it was', async () => {
  const opened = await enter('maya');
  const { page, context, complaints } = opened;
  await visit(opened, '/quests');
  await page.getByRole('link', { name: /^Bingo: First-hour night/ }).click();
  await page.waitForURL(/\/bingo\/marquee\/1\?seed=/);
  await wake(page);
  await page.getByText('Live', { exact: true }).waitFor();
  const visitor = await portal().open();
  await visitor.page.goto(page.url());
  await wake(visitor.page);
  await visitor.page.getByText('Live', { exact: true }).waitFor();

  await reportMarks(portal(), 1, await missingInLastRow(page));
  const row = page.getByRole('listitem').filter({ hasText: 'Any row' });
  await row.getByText(/2 complete/).waitFor();
  const prize = page.locator('section').filter({ hasText: 'Yours to claim' });
  const claim = prize
    .locator('div')
    .filter({ hasText: /^Row 5/ })
    .getByRole('button', { name: 'Claim 10 points' });
  await claim.waitFor();
  expect(await objectionsInBothModes(page)).toEqual([]);
  await claim.click();
  await page.getByText('Row 5: 10 points for you').first().waitFor();
  await claim.waitFor({ state: 'detached' });
  await page.locator('[data-card] h1:focus').waitFor();
  await visitor.page.getByRole('log').getByText('Maya Okafor claimed: Row 5').waitFor();
  expect(await visitor.page.getByRole('button', { name: /^Claim/ }).count()).toBe(0);

  const { uuid } = await page.evaluate(async () => {
    const answer = await fetch('/api/bingo/marquee/boards', { headers: { Gamesight: 'true' } });
    return { uuid: ((await answer.json()) as { program_uuid: string }).program_uuid };
  });
  const again = callAs(page, claimBingoPattern, {
    params: { board_id: '1' },
    query: { uuid },
    body: { pattern: 'row_5' },
  });
  await expect(again).rejects.toMatchObject({ code: 'BINGO_ALREADY_CLAIMED' });
  expect(complaints).toEqual([]);
  await visitor.context.close();
  await context.close();
});

test('another language keeps the card', async () => {
  const { page, context } = await portal().open();
  await page.goto(`${portal().server.origin}/bingo/marquee/1?seed=one`);
  await wake(page);
  await page.getByRole('grid').waitFor();
  await page.getByText('Language: EN').click();
  await page.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL(/locale=de/);
  expect(new URL(page.url()).searchParams.get('seed')).toBe('one');
  await wake(page);
  await page.getByRole('grid', { name: /one/ }).waitFor();
  await context.close();
});
