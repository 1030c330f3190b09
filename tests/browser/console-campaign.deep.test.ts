import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { signInAs } from '../support/browser/sign-in-as.ts';
import { startTestServer, type TestServer, untilReady } from '../support/browser/start-server.ts';
import { operatorSession, workWith } from './support/console.ts';
import { type LivePortal, openLivePortal } from './support/live-portal.ts';
import { reportEvents } from './support/report-events.ts';
import { NARROW_AND_MIRRORED } from './support/swept.ts';

const CAMPAIGN = '/operator/marquee/campaign';
const MINUTE = 60_000;

let portal: LivePortal;
let again: TestServer | undefined;
const sessions: Record<string, string> = {};

/** Replaces parts of Marquee's campaign; each must be there. */
function rewrite(programs: string, parts: readonly (readonly [RegExp, string])[]): void {
  const file = join(programs, 'marquee/campaign.yaml');
  const text = parts.reduce(
    (before, [part, by]) => {
      if (!part.test(before)) throw new Error(`The campaign has no ${part}.`);
      return before.replace(part, by);
    },
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, text);
}

/** The draw takes what back ends report, so that a test can complete it. */
const drawOfLines = (programs: string) =>
  rewrite(programs, [
    [
      /(title: The house tombola\n[\s\S]*?) {4}metric: accepted_content\n {4}target: 2\n/,
      '$1    metric: bingo_wins\n    target: 2\n',
    ],
  ]);

/** What the program's people change later: words, a new quest, and when the draw is held. */
const laterChanges = (programs: string) => {
  const ago = (minutes: number) => new Date(Date.now() - minutes * MINUTE).toISOString();
  rewrite(programs, [
    [/title: First bingo\n/, 'title: The very first bingo\n'],
    [/(metric: bingo_wins\n {4}target: )25\n/, '$140\n'],
    [
      /(title: The house tombola\n[\s\S]*?)closes_at: .*\n {4}draw_at: .*\n/,
      `$1closes_at: "${ago(6)}"\n    draw_at: "${ago(5)}"\n`,
    ],
  ]);
};

// Where campaigns are applied by people: in development every start applies what it finds.
beforeAll(async () => {
  portal = await openLivePortal(drawOfLines);
  const { server, environment } = portal;
  for (const operator of ['olivia', 'ravi'])
    sessions[operator] = await operatorSession(server.origin, operator);
  for (const person of ['maya', 'sofia']) {
    const creator = await portal.open();
    await signInAs(portal, creator, 'marquee', person);
    await reportEvents(portal, creator, 'marquee', [
      { metric: 'bingo_wins', value: 2 },
      { metric: 'lamps_polished', value: 3 },
      { metric: 'minutes_streamed', value: 30, platform: 'steam' },
    ]);
    await creator.context.close();
  }
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await ended;
  laterChanges(environment.MARQUEE_PROGRAMS ?? '');
  const others = { ...environment, MARQUEE_ENV: 'staging', PORT: `${server.port}` };
  again = await startTestServer(others, 'all');
  await untilReady(again);
});
afterAll(async () => {
  await portal?.close();
  await again?.close();
});

const work = (operator: string, path: string, options?: Parameters<typeof workWith>[3]) =>
  workWith(portal, sessions[operator] ?? '', path, options);

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

test('what is live stands beside the manifest, and a quest tells how far creators come', async () => {
  const { page, context, complaints } = await work('ravi', CAMPAIGN);
  await page.getByText('The manifest says something else than what is live.').waitFor();
  await page.getByRole('link', { name: /^Quests/ }).click();
  await page.waitForURL(/kind=quest/);
  await row(page, 'First bingo').getByText('Changes', { exact: true }).waitFor();
  expect(await row(page, 'Lights on').getByText('Changes', { exact: true }).count()).toBe(0);
  await page.getByLabel('State').selectOption('changing');
  await page.waitForURL(/state=changing/);
  await row(page, 'Lights on').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'First bingo' }).click();
  const funnel = page.getByRole('region', { name: 'How far creators come' });
  await funnel.getByRole('row', { name: /^Began/ }).waitFor();
  const numbers = await funnel
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((one) => Number(one.children[1]?.textContent)));
  expect(numbers.length).toBe(3);
  expect(numbers[0]).toBeGreaterThan(0);
  expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
  expect(complaints).toEqual([]);
  await context.close();
});

test('an event says for each quest whether it counted, and why not', async () => {
  const { page, context, complaints } = await work('ravi', `${CAMPAIGN}/why`);
  await page.getByLabel('Creator, or id of an event').fill('Maya Okafor');
  await page.getByRole('link', { name: 'Maya Okafor' }).click();
  await page.getByRole('heading', { name: 'Reported of Maya Okafor' }).waitFor();
  const entry = (metric: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: metric }) });
  await entry('lamps_polished: 3').getByText('No quest asks for this metric.').waitFor();
  await entry('minutes_streamed: 30')
    .first()
    .getByText('The quest asks for twitch, youtube, tiktok; it was steam.')
    .waitFor();
  await entry('bingo_wins: 2').first().getByText('The house tombola: counted').waitFor();
  await page.getByLabel('Which to show').selectOption('no');
  await page.waitForURL(/counted=no/);
  await entry('bingo_wins: 2').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await context.close();
});

test('the plan says what each change means; an owner applies it once, and the draw is held', async () => {
  const reviewer = await work('ravi', `${CAMPAIGN}/plan`);
  await reviewer.page.getByText('An owner of the program applies it.').waitFor();
  const changes = reviewer.page.getByRole('listitem');
  const change = (name: string) =>
    changes.filter({ has: reviewer.page.getByRole('heading', { name }) });
  await change('Quest: The very first bingo').getByText('Creators read other words').waitFor();
  await change('Quest: The very first bingo')
    .getByRole('cell', { name: 'First bingo', exact: true })
    .waitFor();
  await change('Quest: Caller').getByText('It takes more:').waitFor();
  await change('Quest: The house tombola').getByText('It is drawn at another time').waitFor();

  const { page, context, complaints } = await work('olivia', `${CAMPAIGN}/plan`);
  const late = await work('olivia', `${CAMPAIGN}/plan`);
  for (const one of [page, late.page]) {
    await one.getByRole('button', { name: 'Apply this plan' }).click();
    await one.getByRole('dialog').waitFor();
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Apply this plan' }).click();
  await page.getByText('Nothing to do').waitFor();
  await late.page.getByRole('dialog').getByRole('button', { name: 'Apply this plan' }).click();
  await late.page.getByText('It was applied already').first().waitFor();
  await late.page.getByText('Nothing to do').waitFor();
  await Promise.all([reviewer, late].map((one) => one.context.close()));

  const held = async () => {
    await page.goto(`${portal.server.origin}${CAMPAIGN}/quest:11`);
    await page.getByRole('heading', { name: 'Draw' }).waitFor();
    return page.getByText(/2 of 2 who took part/).count();
  };
  await expect.poll(held, { timeout: 90_000, interval: 2_000 }).toBe(1);
  await page.getByLabel('Whom to show').selectOption('won');
  await page.waitForURL(/entries=won/);
  for (const name of ['Maya Okafor', 'Sofia Rossi'])
    await row(page, name).getByText('won', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(NARROW_AND_MIRRORED)(
  'with %s nothing sticks out, and axe objects to nothing',
  async (_name, options) => {
    const { page, context, complaints } = await work('olivia', CAMPAIGN, options);
    for (const [path, there] of [
      ['', 'table'],
      ['/plan', 'main h2'],
      ['/quest:11', 'table'],
      ['/why?search=maya', 'a[href*="creator="]'],
    ] as const) {
      await page.goto(portal.server.origin + CAMPAIGN + path);
      await page.locator(there).first().waitFor();
      expect(await sticksOut(page)).toEqual([]);
      expect(await objectionsInBothModes(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await context.close();
  },
);
