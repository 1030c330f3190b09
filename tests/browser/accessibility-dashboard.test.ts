import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { objectionsInBothModes, sticksOut } from '../../scripts/browser/objections.ts';
import { livePrograms, type Tour, visitPages } from '../../scripts/browser/visit-pages.ts';
import { describeVisit } from '../../scripts/browser/visits.ts';
import { type LivePortal, openLivePortal } from './support/live-portal.ts';

const DAY = 86_400_000;
/** Every page of this one is looked at each time. */
const WHOLE = 'marquee';
/** How many of the others are looked at on one day. */
const OTHERS = 2;
const PEOPLE = ['maya', 'liam', 'lena', 'hana', 'noah', 'sofia', 'kenji', 'diego', 'guest'];

let portal: LivePortal;
beforeAll(async () => {
  portal = await openLivePortal({ MARQUEE_RATE_LIMITS: 'off' });
});
afterAll(() => portal?.close());

type Look = (page: Parameters<Tour['looker']>[0]) => Promise<readonly string[]>;

/** What is wrong on the pages of some people, by page; the pages that there were. */
async function faultsOn(
  look: Look,
  { programs, people, locale }: Record<'programs' | 'people', string[]> & { locale?: string },
) {
  const faults: Record<string, readonly string[]> = {};
  const seen: string[] = [];
  await visitPages({
    server: { origin: portal.server.origin, data: portal.data },
    browser: portal.browser,
    choice: { programs, people },
    look: locale === undefined ? {} : { locale },
    looker: async (page, visit) => {
      await page.setViewportSize({ width: 360, height: 740 });
      seen.push(visit.path);
      const found = await look(page);
      if (found.length > 0) faults[describeVisit(visit)] = found;
    },
  });
  return { faults, seen };
}

const everything: Look = async (page) => [
  ...(await objectionsInBothModes(page)),
  ...(await sticksOut(page)),
];

describe('on a phone, in dark and in light', { timeout: 300_000 }, () => {
  test.each(PEOPLE)('axe objects to no page that %s sees', async (person) => {
    const { faults, seen } = await faultsOn(everything, { programs: [WHOLE], people: [person] });
    expect(faults).toEqual({});
    expect(seen).not.toEqual([]);
  });

  test('axe objects to no page of the programs whose turn it is', async () => {
    const others = (await livePrograms(portal)).filter(({ slug }) => slug !== WHOLE);
    const turn = Math.floor(Date.now() / DAY) * OTHERS;
    const programs = Array.from(
      { length: OTHERS },
      (_, place) => others[(turn + place) % others.length]?.slug ?? '',
    );
    const { faults } = await faultsOn(everything, { programs, people: PEOPLE });
    expect(faults, `of ${programs.join(', ')}`).toEqual({});
  });
});

describe('in the longest words, and from right to left', { timeout: 300_000 }, () => {
  test.each(['de', 'ar-sa'])('no page sticks out of a phone in %s', async (locale) => {
    const people = ['maya', 'liam', 'hana', 'guest'];
    const { faults } = await faultsOn(sticksOut, { programs: [WHOLE], people, locale });
    expect(faults).toEqual({});
  });
});
