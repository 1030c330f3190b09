import { expect } from 'vitest';
import { wake } from '../../support/browser/wake.ts';
import { button, choice, field, type Journey, link, look, openSection, text } from './journey.ts';
import { openMail } from './journey-mail.ts';
import type { Operator } from './journey-operator.ts';
import { reportEvents } from './report-events.ts';

const CLAIM_ALL =
  '{count, plural, one {Claim what is done (#)} other {Claim all that is done (#)}}';

/** From the landing page to the login and back in: to where one begins. */
export async function arrive(journey: Journey, apply: string): Promise<void> {
  const { page, home, locale } = journey;
  await page.goto(home);
  expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${locale}`, 'i'));
  await link(journey, apply).click();
  await signIn(journey);
}

/** At the login page: with the person's account, to wherever that leads. */
export async function signIn(journey: Journey): Promise<void> {
  const { page, home } = journey;
  await wayIn(journey).waitFor();
  await look(journey);
  await comeIn(journey);
  await page.waitForURL((url) => url.href.startsWith(home) && !/login|auth/.test(url.pathname));
  await wake(page);
}

const wayIn = ({ page, name, account: provider = 'Sample people' }: Journey) =>
  page.getByRole('button', { name: name('Continue with {provider}', { provider }) });

async function comeIn(journey: Journey): Promise<void> {
  await wayIn(journey).click();
  await journey.page.getByRole('button', { name: journey.person }).click();
}

/** By question: the answer to type, or true to tick it. */
export type Answers = Readonly<Record<string, string | true>>;

export async function answer(journey: Journey, answers: Answers): Promise<void> {
  for (const [question, given] of Object.entries(answers)) {
    if (given === true) await choice(journey, question).check();
    else await field(journey, question).fill(given);
  }
}

/** Answers the form, sends it once with a double click, and finds it on the status page. */
export async function apply(journey: Journey, answers: Answers): Promise<void> {
  await button(journey, 'Send application').waitFor();
  await look(journey);
  await answer(journey, answers);
  await button(journey, 'Send application').dblclick();
  await text(
    journey,
    'Your application has been submitted and we will get back to you with a response as soon as possible!',
  ).waitFor();
  await look(journey);
}

/** Opens a link of a mail, and signs in where that is needed to see what it leads to. */
async function followMail(journey: Journey, label: string): Promise<void> {
  const { page, portal, email, name, english } = journey;
  const mail = await openMail(portal.data, email, name(label), journey.mails);
  expect.soft(english([mail.text])).toEqual([]);
  const { pathname } = new URL(mail.link);
  await page.goto(mail.link);
  await wake(page);
  if (await page.evaluate(() => localStorage.getItem('creators_session') === null)) {
    await comeIn(journey);
  }
  await page.waitForURL((url) => url.pathname === pathname);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await wake(page);
  await look(journey);
}

export async function becomeMember(journey: Journey, operator: Operator): Promise<void> {
  await followMail(journey, 'View your application');
  await text(journey, 'Submitted').waitFor();
  await operator.accept('application', { program: journey.program, creator: journey.person });
  await followMail(journey, 'Open the dashboard');
  await goHome(journey);
}

/** To where the program's pages are, if a mail led elsewhere. */
async function goHome({ page, home }: Journey): Promise<void> {
  const { pathname, origin } = new URL(page.url());
  if (origin !== new URL(home).origin)
    await page.goto(new URL(pathname.replace(/^\/programs\/[^/]+/, ''), home).href);
  await page.locator('[data-loading]').first().waitFor({ state: 'detached' });
}

interface Played {
  readonly events: Parameters<typeof reportEvents>[3];
  /** The quest that is claimed by itself, with a double click. */
  readonly quest: string;
}

/** Reports events and claims: one quest by itself, then all the others. */
export async function play(journey: Journey, { events, quest }: Played): Promise<void> {
  const { page, portal, program, name } = journey;
  await reportEvents(portal, journey, program, events);
  await openSection(journey, 'Challenges');
  const claims: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/claim')) claims.push(request.url());
  });
  const card = page.getByRole('article', { name: name(quest) });
  await card.getByRole('button').dblclick();
  await card.getByText(name('Claimed')).waitFor();
  expect(claims).toHaveLength(1);
  await button(journey, CLAIM_ALL).click();
  await expect.poll(() => button(journey, CLAIM_ALL).count()).toBe(0);
  await look(journey);
}

/** Finds oneself among the others. */
export async function seeTheBoard(journey: Journey): Promise<void> {
  await openSection(journey, 'Leaderboards');
  const own = journey.page.locator('[aria-current=true]').filter({ hasText: journey.person });
  await own.waitFor();
}

/** Spends points on a reward that is a key, and sees the key. */
export async function redeemKey(journey: Journey, reward: string): Promise<void> {
  const { page, name } = journey;
  await openSection(journey, 'Rewards');
  const card = page.getByRole('article', { name: name(reward) });
  await card.getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await look(journey);
  await dialog.getByRole('button', { name: name('Redeem') }).click();
  await text(journey, 'Your key').waitFor();
  await look(journey);
}

/** Asks for a key, is granted it, and claims it: once, by a double click. */
export async function requestKey(
  journey: Journey,
  operator: Operator,
  { title, answers }: { readonly title: string; readonly answers: Answers },
): Promise<void> {
  const { page, program, person } = journey;
  await openSection(journey, 'Requests');
  await link(journey, title).click();
  await button(journey, 'Send the request').waitFor();
  await look(journey);
  await answer(journey, answers);
  await button(journey, 'Send the request').dblclick();
  await text(journey, 'Submitted').waitFor();
  await look(journey);
  await operator.accept('request', { program, creator: person });
  await followMail(journey, 'Open the dashboard');
  await goHome(journey);
  await page.getByRole('link', { name: journey.name('Your request was granted: {title}') }).click();
  await button(journey, 'Accept').click();
  const claim = button(journey, 'Claim this key');
  await claim.waitFor();
  await look(journey);
  await claim.dblclick();
  await text(journey, 'Your key').waitFor();
  expect(await page.locator('output').innerText()).toMatch(/^SAMPLE-/);
  await look(journey);
}
