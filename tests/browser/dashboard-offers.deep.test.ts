import { expect, test } from 'vitest';
import { objections, sticksOut } from '../support/browser/objections.ts';
import { todaysMoment } from '../support/todays-programs.ts';
import { hasFocus, openDashboard, watchPosts } from './support/dashboard.ts';
import { reportEvents } from './support/report-events.ts';

const { portal, visit, enter } = openDashboard();

test('a season that is open to all asks nobody to join, and is joined once by a double click', async () => {
  const opened = await enter('diego');
  const { page, context } = opened;
  for (const section of ['', '/quests']) {
    await visit(opened, section);
    await page.getByText('Winter season').first().waitFor();
    expect(await page.getByText(/join/i).count(), section).toBe(0);
  }
  await visit(opened, '/key-claims');
  await page.getByRole('link', { name: 'Winter season' }).click();
  await page.getByRole('heading', { name: 'Join Winter season' }).waitFor();
  await page.getByText('Open to every member', { exact: true }).waitFor();
  expect(await page.getByText(/invite/i).count()).toBe(0);
  expect(await objections(page)).toEqual([]);
  const accepted = watchPosts(opened, '/accept');
  await page.getByRole('button', { name: 'Join', exact: true }).dblclick();
  await page.getByText('You take part in Winter season').first().waitFor();
  expect(accepted).toHaveLength(1);
  const heading = page.getByRole('heading', { name: 'Winter season', exact: true });
  expect(await hasFocus(heading)).toBe(true);
  await context.close();
});

test('declining is asked about, told, and leaves the offer in the list as declined', async () => {
  const opened = await enter('kenji', { width: 360 });
  const { page, context } = opened;
  await visit(opened, '/key-claims');
  await page.getByRole('link', { name: 'Winter season' }).click();
  const decline = page.getByRole('button', { name: 'Not for me' });
  await decline.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Keep it open' }).click();
  await dialog.waitFor({ state: 'hidden' });
  expect(await hasFocus(decline)).toBe(true);
  const declined = watchPosts(opened, '/decline');
  await decline.click();
  await dialog.getByRole('button', { name: 'Not for me' }).dblclick();
  await page.getByText('You declined Winter season').first().waitFor();
  await page.getByText(/^You declined this offer/).waitFor();
  expect(declined).toHaveLength(1);
  expect(await sticksOut(page)).toEqual([]);
  expect(await objections(page)).toEqual([]);
  await context.close();
});

test('what can be requested only later says when', async () => {
  const opened = await enter('diego');
  const { page, context } = opened;
  await visit(opened, '/requests');
  const later = page.getByRole('listitem').filter({ hasText: 'Long-haul bingo' });
  const day = todaysMoment('2026-12-12T19:00:00Z').toLocaleDateString('en-US', {
    dateStyle: 'medium',
  });
  await later.getByText(new RegExp(`^Can be requested from ${day}`)).waitFor();
  await visit(opened, '/requests/14');
  const opens = new RegExp(`^This cannot be requested yet. It opens ${day}`);
  await page.getByText(opens).waitFor();
  await context.close();
});

test('a claim that needs agreements asks for them, and goes on by itself', async () => {
  const opened = await enter('maya');
  const { page, context } = opened;
  await reportEvents(portal(), opened, 'marquee', [{ metric: 'bingo_wins', value: 9 }]);
  const agreed = watchPosts(opened, '/agreements');
  // A new version of an agreement comes out while the page is open: claims are refused until then.
  await page.route('**/creators/quests/*/claim*', async (route) => {
    if (agreed.length > 0) return route.continue();
    const extra = {
      code: 'AGREEMENTS_MISSING',
      agreements: [{ agreement: 'coc_accepted', version: '2026-11-01' }],
    };
    const message = 'Accept the agreements first.';
    await route.fulfill({ status: 403, json: { status_code: 403, message, extra } });
  });
  await visit(opened, '/quests');
  await page
    .getByRole('button', { name: /^Claim (what|all)/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('checkbox').waitFor();
  expect(await objections(page)).toEqual([]);
  const claims = watchPosts(opened, '/claim');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'I agree: claim it' }).dblclick();
  await page
    .getByText(/quests? claimed/)
    .first()
    .waitFor();
  expect([agreed.length, claims.length]).toEqual([1, 1]);
  await context.close();
});
