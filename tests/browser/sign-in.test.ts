import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { objections } from '../support/browser/objections.ts';
import { wake } from '../support/browser/wake.ts';
import { type LivePortal, openSharedPortal, type SharedLive } from './support/live-portal.ts';
import { LOGIN, leaveFor } from './support/sign-in.ts';

let portal: LivePortal<SharedLive>;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

const to = (path: string) => portal.server.origin + path;

describe('a sign-in that does not work', () => {
  test('because it was declined leads back to the program’s login, which says so once', async () => {
    const opened = await portal.open();
    await leaveFor(portal.server.origin, opened);
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
});
