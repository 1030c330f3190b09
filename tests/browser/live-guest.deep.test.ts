import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { submitGuestContent } from '#contract/guest/endpoints.ts';
import { readOperator } from '#contract/operator/endpoints.ts';
import { contentReview } from '#contract/reviews/endpoints.ts';
import { apiOf } from '../support/browser/call-as.ts';
import { sampleLine } from '../support/browser/live-server.ts';
import { signInAs } from '../support/sign-in-by-http.ts';
import { openDashboard } from './support/dashboard.ts';
import { type GuestLinkMaker, openGuestLinkMaker } from './support/guest-link-maker.ts';
import { type Listening, listening } from './support/listening.ts';
import { toasts } from './support/shell.ts';

const { portal, visit, enter } = openDashboard();
const PROGRAM = 'marquee';
/** The content that guests may hand in there. */
const SIGN = 13;
/** Milliseconds for what shows because it was told, on a machine that does much else. */
/** The guest link's own, and the program's announcements. */
const GUEST_CHANNELS = 2;
const MEMBER_CHANNELS = 3;

let links: GuestLinkMaker;
beforeAll(async () => {
  links = await openGuestLinkMaker(portal().server.origin, PROGRAM);
});

const makeLink = (values: { uses_limit?: number } = {}) =>
  links.make({ ...values, activation_id: SIGN });

async function openGuest(url: string, { credentials = true } = {}) {
  const opened = await portal().open();
  if (!credentials)
    await opened.page.route('**/credentials/', (route) =>
      route.fulfill({ status: 400, json: { __type: 'NotAuthorizedException', message: 'No.' } }),
    );
  const live = listening(opened.page, GUEST_CHANNELS);
  await opened.page.goto(url);
  await live.all();
  // Earlier changes have been read by now, so later ones come by themselves.
  await opened.page.waitForTimeout(700);
  return { ...opened, live };
}

const says = (page: Page, text: string) => page.getByText(text).first().waitFor();
const signed = (live: Listening) => expect([...live.shown()]).toEqual(['signature']);

test('what is decided on a guest’s content shows on the open page at once', async () => {
  const { origin } = portal().server;
  const link = await makeLink();
  const body = { content_type: 'image', url: 'https://art.example/sign', title: 'Bulbs' } as const;
  await links.accept(link);
  const { token } = link;
  const made = await apiOf(origin).call(submitGuestContent, { query: { token }, body });
  const { page, context, complaints, live } = await openGuest(link.url);
  signed(live);
  await page.getByText('Bulbs').first().waitFor();

  const { auth_token: authToken } = await signInAs(origin, 'olivia', undefined);
  const { roles } = await apiOf(origin).call(readOperator, {}, { authToken });
  const uuid = roles.find(({ program }) => program === PROGRAM)?.uuid ?? '';
  await apiOf(origin).call(
    contentReview.decide,
    {
      params: { id: made.id },
      query: { uuid },
      body: { decision: 'accept', reason_code: 'none', revision: made.revision },
    },
    { authToken },
  );
  await toasts(page).filter({ hasText: 'Your content was accepted.' }).waitFor();
  await page.getByRole('main').getByText('Accepted', { exact: true }).first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('whoever accepts listens as somebody else from then on, and nothing is refused for it', async () => {
  const { page, context, complaints, live } = await openGuest(
    (await makeLink({ uses_limit: 5 })).url,
  );
  await page.getByLabel('Your name').fill('Robin');
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
  await page.getByRole('button', { name: 'Accept the invitation' }).click();
  await page.getByText('You take part as Robin.').waitFor();
  await live.all();
  signed(live);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a link that is withdrawn meanwhile says so to who has accepted and to who has not', async () => {
  const [accepted, fresh] = [await makeLink(), await makeLink()];
  await links.accept(accepted);
  const one = await openGuest(accepted.url);
  signed(one.live);
  const other = await openGuest(fresh.url, { credentials: false });
  expect([...other.live.shown()]).toEqual(['token']);
  for (const link of [accepted, fresh]) await links.revoke(link);
  await says(one.page, 'This link was withdrawn. What you have stays yours');
  await other.page.getByRole('heading', { name: 'This link was withdrawn' }).waitFor();
  await one.context.close();
  await other.context.close();
});

test('news published with the program’s own key reach guests and members', async () => {
  const { origin } = portal().server;
  const guest = await openGuest((await makeLink({ uses_limit: 5 })).url);
  const member = await enter('maya');
  const live = listening(member.page, MEMBER_CHANNELS);
  await visit(member, '/account');
  await live.all();
  signed(live);
  const { uuid } = await member.page.evaluate(
    () => JSON.parse(localStorage.getItem('creators_session') ?? '').tokens,
  );
  const key = (await sampleLine(portal(), PROGRAM, 'api-key')) ?? '';
  const event = { kind: 'announcement', id: 'doors', title: { en: 'Doors open at eight' } };
  const response = await fetch(`${origin}/event`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': key },
    body: JSON.stringify({
      channel: `/programs/${uuid}/announcements`,
      events: [JSON.stringify(event)],
    }),
  });
  expect(response.status).toBe(200);
  for (const { page } of [guest, member])
    await toasts(page).filter({ hasText: 'News: Doors open at eight' }).waitFor();
  expect(guest.complaints).toEqual([]);
  await guest.context.close();

  // Signing out leaves no identity behind.
  const identities = async () =>
    (await member.context.cookies()).filter(({ name }) => name === `creators_identity.${uuid}`);
  expect(await identities()).toHaveLength(1);
  const leave = { name: 'Sign out', exact: true } as const;
  await member.page.getByRole('main').getByRole('button', leave).click();
  await expect.poll(identities).toEqual([]);
  await member.context.close();
});
