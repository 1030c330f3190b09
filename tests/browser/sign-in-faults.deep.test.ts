import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wake } from '../support/browser/wake.ts';
import { type LivePortal, openSharedPortal, type SharedLive } from './support/live-portal.ts';
import type { OpenPage } from './support/portal.ts';
import { catchAnswer, LOGIN, leaveFor } from './support/sign-in.ts';

let portal: LivePortal<SharedLive>;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

const to = (path: string) => portal.server.origin + path;

const comeBack = async ({ page }: OpenPage, address: string) => {
  await page.goto(address);
  await page.getByRole('alert').waitFor();
};

describe('a sign-in that does not work', () => {
  test('because its way back was opened twice, or made up, says so and leads back', async () => {
    const opened = await portal.open();
    await leaveFor(portal.server.origin, opened);
    const answer = await catchAnswer(opened);
    const { page, context } = opened;
    await page.goto(answer);
    await page.waitForURL(/\/dashboard/);
    await comeBack(opened, answer);
    await page.getByText('This sign-in is used up or too old. Begin again.').waitFor();
    await comeBack(opened, to('/auth/callback?state=made-up&code=x'));
    await page.getByText('This sign-in is used up or too old. Begin again.').waitFor();
    // Still signed in: the login sends them on.
    await page.getByRole('link', { name: 'Back to the login' }).click();
    await page.waitForURL(/\/dashboard/);
    await context.close();
  });

  test('because one turned back on the way can be begun anew at once', async () => {
    const opened = await portal.open();
    const { page, context } = opened;
    await page.goto(to(LOGIN));
    await wake(page);
    const enter = page.getByRole('button', { name: 'Continue with Sample people' });
    await enter.waitFor();
    // An answer without contents leaves the page where it is, as it stood.
    await page.route(/\/embedded-identity\//, (route) => route.fulfill({ status: 204 }));
    await enter.click();
    const leaving = page.getByRole('button', { name: 'Taking you to Sample people' });
    await leaving.waitFor();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    await expect.poll(() => enter.isEnabled()).toBe(true);
    await context.close();
  });

  test('because another browser came back says so, and knows a way on', async () => {
    const [mine, theirs] = [await portal.open(), await portal.open()];
    await leaveFor(portal.server.origin, mine);
    const answer = await catchAnswer(mine);
    await comeBack(theirs, answer);
    await theirs.page.getByText('or began in another browser').waitFor();
    expect(await theirs.page.evaluate(() => localStorage.getItem('creators_session'))).toBeNull();
    await theirs.page.locator('main').getByRole('link', { name: 'All programs' }).click();
    await theirs.page.waitForURL(/\/display_programs/);
    await mine.context.close();
    await theirs.context.close();
  });

  test('because one answer was lost goes on by itself, though everything else answers', async () => {
    const opened = await portal.open();
    await leaveFor(portal.server.origin, opened);
    const { page, context } = opened;
    const answer = await catchAnswer(opened);
    let lost = 0;
    await page.route(/\/api\/auth$/, (route) => {
      lost += 1;
      return lost === 1 ? route.abort('connectionreset') : route.continue();
    });
    await page.goto(answer);
    await page.waitForURL(/\/dashboard/);
    expect(lost).toBe(2);
    await context.close();
  });

  test('for want of a connection goes on by itself when there is one', async () => {
    const opened = await portal.open();
    await leaveFor(portal.server.origin, opened);
    const { page, context } = opened;
    const answer = await catchAnswer(opened);
    await page.route(/\/api\//, (route) => route.abort('internetdisconnected'));
    await comeBack(opened, answer);
    await page.getByText('The server does not answer. What you typed is kept').waitFor();
    await page.unroute(/\/api\//);
    await page.waitForURL(/\/dashboard/);
    await context.close();
  });
});
