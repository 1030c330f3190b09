import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { objections } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { type LivePortal, openSharedPortal, type SharedLive } from './support/live-portal.ts';
import type { OpenPage } from './support/portal.ts';

let portal: LivePortal<SharedLive>;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

const to = (path: string) => portal.server.origin + path;
const LOGIN = '/programs/marquee/login';

/** Leaves for a provider, up to its page of people. */
const leaveFor = async ({ page }: OpenPage, provider = 'Sample people') => {
  await page.goto(to(LOGIN));
  await wake(page);
  await page.getByRole('button', { name: `Continue with ${provider}` }).click();
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
};
const comeBack = async ({ page }: OpenPage, address: string) => {
  await page.goto(address);
  await page.getByRole('alert').waitFor();
};
/** Chooses Liam without following the way back: the address with which the provider answers. */
const catchAnswer = async ({ page, context }: OpenPage) => {
  const { request } = context;
  const once = { maxRedirects: 0 };
  let answer = await request.post(page.url(), { form: { person: 'liam' }, ...once });
  for (;;) {
    const place = new URL(answer.headers().location ?? '', answer.url());
    if (place.pathname === '/auth/callback') return place.href;
    answer = await request.get(place.href, once);
  }
};

describe('a sign-in that does not work', () => {
  test('because it was declined leads back to the program’s login, which says so once', async () => {
    const opened = await portal.open();
    await leaveFor(opened);
    await opened.page.getByRole('button', { name: 'Cancel' }).click();
    await opened.page.waitForURL(to(LOGIN));
    await opened.page.getByRole('alert').getByText('You did not allow the sign-in.').waitFor();
    expect(await objections(opened.page)).toEqual([]);
    await opened.page.reload();
    await wake(opened.page);
    await opened.page.getByRole('button', { name: 'Continue with Sample people' }).waitFor();
    expect(await opened.page.getByRole('alert').count()).toBe(0);
    await opened.page.getByRole('button', { name: 'Continue with Sample people' }).click();
    await opened.page.getByRole('button', { name: /Liam/ }).click();
    await opened.page.waitForURL(/\/dashboard/);
    await opened.context.close();
  });

  test('because its way back was opened twice, or made up, says so and leads back', async () => {
    const opened = await portal.open();
    await leaveFor(opened);
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
    await leaveFor(mine);
    const answer = await catchAnswer(mine);
    await comeBack(theirs, answer);
    await theirs.page.getByText('or began in another browser').waitFor();
    expect(await theirs.page.evaluate(() => localStorage.getItem('creators_session'))).toBeNull();
    await theirs.page.locator('main').getByRole('link', { name: 'All programs' }).click();
    await theirs.page.waitForURL(/\/display_programs/);
    await mine.context.close();
    await theirs.context.close();
  });

  test('because the provider does not answer says so where one is', async () => {
    const { page, context } = await portal.open();
    await page.route(/\/api\/auth\/sign_in|\/api\/auth\/start/, (route) =>
      route.fulfill({
        status: 502,
        json: {
          status_code: 502,
          message: 'The sign-in provider does not answer.',
          extra: { code: 'PROVIDER_UNREACHABLE' },
        },
      }),
    );
    await page.goto(to(LOGIN));
    await wake(page);
    await page.getByRole('button', { name: 'Continue with Sample people' }).click();
    await page.getByText('The sign-in provider does not answer.').waitFor();
    const again = page.getByRole('button', { name: 'Continue with Sample people' });
    expect(await again.isEnabled()).toBe(true);
    await context.close();
  });

  test('because one answer was lost goes on by itself, though everything else answers', async () => {
    const opened = await portal.open();
    await leaveFor(opened);
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
    await leaveFor(opened);
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
