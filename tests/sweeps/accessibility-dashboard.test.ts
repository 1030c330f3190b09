import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type LivePortal,
  openSharedPortal,
  type SharedLive,
} from '../browser/support/live-portal.ts';
import { objectionsInBothModes, sticksOut } from '../support/browser/objections.ts';
import { livePrograms, type Tour, visitPages } from '../support/browser/visit-pages.ts';
import { describeVisit } from '../support/browser/visits.ts';
import { sampleOf } from '../support/sample-of.ts';

/** The program whose pages somebody looks at; `npm run axe` looks at all of everybody's. */
const SHOWN = 'marquee';
const PEOPLE = ['maya', 'liam', 'lena', 'hana', 'noah', 'sofia', 'kenji', 'diego', 'guest'];
/** With the longest words, and from right to left. */
const HARD_LOCALES = ['de', 'ar-sa'];

let portal: LivePortal<SharedLive>;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

type Look = (page: Parameters<Tour['looker']>[0]) => Promise<readonly string[]>;

/** Objections to the pages of some people, by page; all pages looked at. */
async function faultsOn(
  look: Look,
  {
    programs,
    people,
    parts,
    locale,
  }: Record<'programs' | 'people', string[]> & { parts?: string[]; locale?: string },
) {
  const faults: Record<string, readonly string[]> = {};
  const seen: string[] = [];
  await visitPages({
    server: { origin: portal.server.origin, data: portal.data },
    browser: portal.browser,
    choice: { programs, people, ...(parts ? { parts } : {}) },
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
  test.each(sampleOf(PEOPLE, 2))(
    `axe objects to no page of ${SHOWN} that %s sees`,
    async (person) => {
      const { faults, seen } = await faultsOn(everything, { programs: [SHOWN], people: [person] });
      expect(faults).toEqual({});
      expect(seen).not.toEqual([]);
    },
  );

  test('axe objects to no account where a look gives buttons a ground of their own', async () => {
    const choice = { programs: ['mecha-break'], people: ['maya'], parts: ['account'] };
    const { faults, seen } = await faultsOn(everything, choice);
    expect(faults).toEqual({});
    expect(seen).toHaveLength(1);
  });

  test('axe objects to no page of another program', async () => {
    const others = (await livePrograms(portal)).filter(({ slug }) => slug !== SHOWN);
    const programs = sampleOf(others, 1).map(({ slug }) => slug);
    const { faults, seen } = await faultsOn(everything, { programs, people: ['liam'] });
    expect(faults, `of ${programs.join(', ')}`).toEqual({});
    expect(seen).not.toEqual([]);
  });
});

test.each(HARD_LOCALES)(
  'no page sticks out of a phone in %s, which needs room',
  {
    timeout: 300_000,
  },
  async (locale) => {
    const choice = { programs: [SHOWN], people: sampleOf(PEOPLE, 1), locale };
    const { faults, seen } = await faultsOn(sticksOut, choice);
    expect(faults).toEqual({});
    expect(seen).not.toEqual([]);
  },
);
