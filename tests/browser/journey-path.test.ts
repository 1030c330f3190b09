import { afterAll, beforeAll, test } from 'vitest';
import { beginJourney } from './support/journey.ts';
import { liveInMarquee } from './support/journey-marquee.ts';
import { openOperator } from './support/journey-operator.ts';
import { type LivePortal, openLivePortal } from './support/live-portal.ts';

let portal: LivePortal;
beforeAll(async () => {
  portal = await openLivePortal();
});
afterAll(() => portal?.close());

test('a creator applies, is accepted, plays, is rewarded and gets a key, below /programs', async () => {
  const journey = await beginJourney(portal, {
    program: 'marquee',
    home: `${portal.server.origin}/programs/marquee`,
    person: 'Liam',
    email: 'liam@people.example',
  });
  await liveInMarquee(journey, await openOperator(portal.server.origin));
  await journey.context.close();
});
