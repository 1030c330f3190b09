import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginJourney } from '../browser/support/journey.ts';
import { liveInMarquee } from '../browser/support/journey-marquee.ts';
import { openOperator } from '../browser/support/journey-operator.ts';
import { type LivePortal, openLivePortal } from '../browser/support/live-portal.ts';

let portal: LivePortal;
beforeAll(async () => {
  portal = await openLivePortal();
});
afterAll(() => portal?.close());

test('the whole life fits a phone, in Arabic from right to left', async () => {
  const journey = await beginJourney(portal, {
    program: 'marquee',
    home: `${portal.server.origin}/programs/marquee`,
    locale: 'ar-sa',
    width: 360,
    person: 'Liam',
    email: 'liam@people.example',
  });
  await liveInMarquee(journey, await openOperator(portal.server.origin));
  expect(await journey.page.locator('html').getAttribute('dir')).toBe('rtl');
  await journey.context.close();
});
