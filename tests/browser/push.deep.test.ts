import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSelf } from '#contract/account/endpoints.ts';
import { readOperator } from '#contract/operator/endpoints.ts';
import { sendMessage } from '#contract/people/message-endpoints.ts';
import { apiOf, callAs } from '../support/browser/call-as.ts';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { signInAs as signInPage } from '../support/browser/sign-in-as.ts';
import { wake } from '../support/browser/wake.ts';
import { type PushService, startPushService, type TestBrowser } from '../support/push-service.ts';
import { signInAs } from '../support/sign-in-by-http.ts';
import { openDashboard } from './support/dashboard.ts';
import { rowsOf } from './support/swept.ts';

let serverKey = '';
let pushes: PushService;
beforeAll(async () => {
  pushes = await startPushService(() => serverKey);
});
afterAll(() => pushes.close());
const { portal, visit } = openDashboard(async () => ({ MARQUEE_PUSH: pushes.address }));

/** Opens the account of a sample person, whose browser allows notifications or does not. */
async function openAccount(
  permission: 'granted' | 'denied' | 'unsupported',
  options: { readonly locale?: string; readonly width?: number } = {},
) {
  const { width = 1280, locale = 'en-US' } = options;
  const opened = await portal().open({ locale, viewport: { width, height: 800 } });
  const { page, context } = opened;
  // A headless browser denies it, whatever it is told.
  if (permission !== 'unsupported')
    await context.addInitScript((value) => {
      Object.defineProperty(Notification, 'permission', { value });
      Notification.requestPermission = async () => value;
    }, permission);
  else
    await context.addInitScript(() => {
      Reflect.deleteProperty(window, 'PushManager');
    });
  await signInPage(portal(), opened, 'marquee', 'maya');
  return { ...opened, page, context };
}

/** The browser's own push service, which a headless browser has none of: it subscribes with ours. */
async function standIn(context: BrowserContext, { target }: TestBrowser): Promise<void> {
  await context.addInitScript(({ endpoint, keys }) => {
    const KEPT = 'test-push-key';
    const subscription = (key: string) => ({
      endpoint,
      options: {
        applicationServerKey: Uint8Array.from(
          atob(key.replaceAll('-', '+').replaceAll('_', '/')),
          (character) => character.charCodeAt(0),
        ).buffer,
      },
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => {
        localStorage.removeItem(KEPT);
        return true;
      },
    });
    Object.assign(PushManager.prototype, {
      getSubscription: async () => {
        const key = localStorage.getItem(KEPT);
        return key === null ? null : subscription(key);
      },
      subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
        localStorage.setItem(KEPT, applicationServerKey);
        return subscription(applicationServerKey);
      },
    });
  }, target);
}

/**
 * Hands a message to the worker of the page's program, as the browser does when one comes.
 * @returns what it shows then, which a headless browser would not
 */
async function hand(context: BrowserContext, page: Page, message: unknown): Promise<unknown> {
  const session = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.endsWith('/push-worker/'));
      if (found) resolve(found.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('No worker runs.');
  await worker.evaluate(() => {
    const { registration, shown } = Object.assign(globalThis, {
      shown: Promise.withResolvers<unknown>(),
    }) as unknown as {
      registration: ServiceWorkerRegistration;
      shown: PromiseWithResolvers<unknown>;
    };
    registration.showNotification = async (title, options) => shown.resolve({ title, ...options });
  });
  await session.send('ServiceWorker.deliverPushMessage', {
    ...{ origin: new URL(page.url()).origin, registrationId, data: JSON.stringify(message) },
  });
  return worker.evaluate(
    () => (globalThis as unknown as { shown: PromiseWithResolvers<unknown> }).shown.promise,
  );
}

/** What an operator writes to the person of a page. */
async function write(page: Page, subject: string): Promise<void> {
  const client = apiOf(portal().server.origin);
  const { auth_token: authToken } = await signInAs(portal().server.origin, 'olivia', undefined);
  const { roles } = await client.call(readOperator, {}, { authToken });
  const uuid = roles.find(({ program }) => program === 'marquee')?.uuid ?? '';
  const { id } = await callAs(page, readSelf, {});
  const body = { creator_ids: [id], texts: { en: { subject, text: 'Something.' } } };
  await client.call(sendMessage, { query: { uuid }, body }, { authToken });
}

test('who turns them on is asked, gets what is told, sees it, and turns them off again', async () => {
  const opened = await openAccount('granted');
  const { page, context, complaints } = opened;
  const browser = pushes.subscribe();
  await standIn(context, browser);
  await visit(opened, '/account');
  const group = page.getByRole('group', { name: 'Push notifications' });
  const here = group.getByLabel('In this browser');
  await here.waitFor();
  expect(await here.isChecked()).toBe(false);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await here.check();
  await page.getByText('This browser gets push notifications now.', { exact: true }).waitFor();
  serverKey = (await page.evaluate(() => localStorage.getItem('test-push-key'))) ?? '';
  await group.getByRole('group', { name: 'What they are about' }).waitFor();
  expect(await objectionsInBothModes(page)).toEqual([]);

  const before = pushes.requests.length;
  await write(page, 'About your channel');
  await pushes.asked(before + 1);
  expect(pushes.requests.at(-1)).toEqual({ host: 'push.example.com', refused: undefined });
  const [message] = browser.received;
  const { origin } = portal().server;
  const address = `${origin}/assets/icons/marquee/now/192.png`;
  expect(await hand(context, page, message)).toMatchObject({
    ...{ title: 'About your channel', body: '', lang: 'en', icon: address },
    data: { path: expect.stringMatching(/^\/programs\/marquee/) },
  });
  const icon = await page.request.get(address);
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, 'image/png']);

  await page.reload();
  await wake(page);
  await expect.poll(() => here.isChecked()).toBe(true);
  const news = group.getByLabel('News of the program');
  await news.uncheck();
  await page.getByText('Saved', { exact: true }).first().waitFor();
  await here.uncheck();
  await page
    .getByText('This browser gets no push notifications any more.', { exact: true })
    .waitFor();
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  await page.reload();
  await wake(page);
  await here.waitFor();
  expect(await here.isChecked()).toBe(false);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(
  rowsOf<readonly ['denied' | 'unsupported', string, RegExp]>(
    [
      ['denied', 'en-US', /You blocked notifications from this site/],
      ['unsupported', 'en-US', /This browser cannot show push notifications here/],
    ],
    [['denied', 'ar-SA', /إشعارات هذا الموقع محظورة/]],
  ),
)('on a phone a browser that is %s says what to do (%s)', async (permission, locale, said) => {
  const opened = await openAccount(permission, { locale, width: 360 });
  const { page, context, complaints } = opened;
  await visit(opened, '/account');
  await page.getByText(said).waitFor();
  expect(await sticksOut(page)).toEqual([]);
  expect(await objectionsInBothModes(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
