import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type LivePortal,
  openSharedPortal,
  type SharedLive,
} from '../browser/support/live-portal.ts';
import { unreadable } from '../support/browser/clipping.ts';
import { sticksOut } from '../support/browser/objections.ts';
import { lengthenTexts } from '../support/browser/pseudo-locale.ts';
import { livePrograms, visitPages } from '../support/browser/visit-pages.ts';
import { type Choice, describeVisit } from '../support/browser/visits.ts';
import { sampleOf } from '../support/sample-of.ts';

const PHONE = { width: 360, height: 740 };
/** The program whose pages somebody looks at ; `npm run overflow` looks at all of all. */
const SHOWN = 'marquee';
const PEOPLE = [
  'maya',
  'liam',
  'lena',
  'hana',
  'noah',
  'sofia',
  'kenji',
  'diego',
  'guest',
  'nobody',
];

let portal: LivePortal<SharedLive>;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

/** Texts that cannot be read with the longest words, by page; all pages looked at. */
async function faultsOn(choice: Choice) {
  const faults: Record<string, readonly string[]> = {};
  const seen: string[] = [];
  await visitPages({
    ...{
      server: { origin: portal.server.origin, data: portal.data },
      browser: portal.browser,
      choice,
      look: {},
    },
    looker: async (page, visit) => {
      await lengthenTexts(page);
      await page.setViewportSize(PHONE);
      seen.push(visit.path);
      const found = [...(await sticksOut(page)), ...(await unreadable(page))];
      if (found.length > 0) faults[describeVisit(visit)] = found;
    },
  });
  return { faults, seen };
}

test(`the longest words fit a phone on the pages of ${SHOWN}`, { timeout: 300_000 }, async () => {
  const { faults, seen } = await faultsOn({ programs: [SHOWN], people: sampleOf(PEOPLE, 1) });
  expect(faults).toEqual({});
  expect(seen).not.toEqual([]);
});

test('the longest words fit a phone on the pages of another program', {
  timeout: 300_000,
}, async () => {
  const others = (await livePrograms(portal)).filter(({ slug }) => slug !== SHOWN);
  const programs = sampleOf(others, 1).map(({ slug }) => slug);
  const { faults, seen } = await faultsOn({ key: true, programs });
  expect(faults, `of ${programs.join(', ')}`).toEqual({});
  expect(seen).not.toEqual([]);
});

const SEEN_WRONG = {
  'cut off at the side': '<p style="width:4rem;overflow:hidden;white-space:nowrap">Verantwortung',
  'cut off above or below': '<div style="height:1rem;overflow:clip"><p>One<p>Two</div>',
  'outside of the page': '<p style="white-space:nowrap;position:absolute;left:340px">Verantwortung',
  'outside of its box': '<button style="width:2rem;white-space:nowrap">Verantwortung</button>',
  'over "Below"': '<p style="margin:0">Below</p><p style="margin:-1.2em 0 0">Above</p>',
} as const;
const SEEN_RIGHT = [
  '<p style="width:4rem;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">Verantwortung',
  '<div style="height:1rem;overflow:auto"><p>One<p>Two<p>Three</div>',
  '<button>Verantwortung</button><p>Below</p><p>Above</p>',
];

test.each(Object.entries(SEEN_WRONG))('text that is %s is found', async (fault, html) => {
  expect(await readAsPage(html)).toEqual([expect.stringMatching(new RegExp(`^${fault}`))]);
});

test.each(SEEN_RIGHT)('what can be read is not objected to: %s', async (html) => {
  expect(await readAsPage(html)).toEqual([]);
});

test('texts become longer once, names and code stay', async () => {
  const page = await portal.browser.newPage();
  try {
    await page.setContent(
      '<h1>Quests</h1><p>Accept <code>key</code> <b translate="no">Sega</b></p>',
    );
    await lengthenTexts(page);
    await lengthenTexts(page);
    expect(await page.locator('h1').innerText()).toMatch(/^⟦Qüé\w*\p{L}+⟧ \p{L}{30}$/u);
    expect(await page.locator('p').innerText()).toMatch(/^⟦Åççép\p{L}{3,}⟧ key Sega$/u);
  } finally {
    await page.close();
  }
});

async function readAsPage(html: string): Promise<string[]> {
  const page = await portal.browser.newPage({ viewport: PHONE });
  try {
    await page.setContent(`<!doctype html><html><body>${html}`);
    return await unreadable(page);
  } finally {
    await page.close();
  }
}
