import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginJourney } from './support/journey.ts';
import { liveInBattlefield } from './support/journey-battlefield.ts';
import { liveInMarquee } from './support/journey-marquee.ts';
import { openOperator } from './support/journey-operator.ts';
import { type LivePortal, openLivePortal } from './support/live-portal.ts';

let portal: LivePortal;
beforeAll(async () => {
  portal = await openLivePortal();
});
afterAll(() => portal?.close());

const LIAM = { person: 'Liam', email: 'liam@people.example' };

test('the same life is lived in German, on the program’s own host', async () => {
  const journey = await beginJourney(portal, {
    ...LIAM,
    program: 'marquee',
    home: portal.at('marquee.localhost'),
    locale: 'de',
  });
  await liveInMarquee(journey, await openOperator(portal.server.origin));
  await journey.context.close();
});

test('a program without a dashboard leads from its landing page to a key as well', async () => {
  const journey = await beginJourney(portal, {
    ...LIAM,
    account: 'Games account',
    program: 'battlefield6',
    home: portal.at('battlefield6.localhost'),
    locale: 'de',
  });
  await journey.page.goto(portal.at('battlefield6.localhost', '/login'));
  await expect.poll(() => journey.page.locator('header, footer').count()).toBe(0);
  await liveInBattlefield(journey, await openOperator(portal.server.origin));
  await journey.context.close();
});
