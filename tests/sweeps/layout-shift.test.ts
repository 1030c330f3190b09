import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type LivePortal,
  openSharedPortal,
  type SharedLive,
} from '../browser/support/live-portal.ts';
import {
  isAsManifested,
  MOST_SHIFT,
  type Shifts,
  shiftsOfMenu,
  shiftsOnLoad,
  watchShifts,
} from '../support/browser/layout-shifts.ts';
import { livePrograms, visitPages } from '../support/browser/visit-pages.ts';
import { type Choice, describeVisit, type Visit } from '../support/browser/visits.ts';
import { sampleOf } from '../support/sample-of.ts';

/** The program whose pages somebody looks at; `npm run shifts` looks at all of all. */
const SHOWN = 'marquee';
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
/** One of so many pages is looked at, the first one among them: on a slow network each takes seconds. */
const EACH = { ofShown: 10, ofOther: 4 };

/** Says yes to the first, and then to one of so many. */
const oneOf = (many: number) => {
  let place = 0;
  return () => place++ % many === 0;
};

let portal: LivePortal<SharedLive>;
beforeAll(async () => {
  portal = await openSharedPortal();
});
afterAll(() => portal?.close());

/** Shifts while pages loaded and on the ways between them, by page; the number of pages. */
async function movedOn(choice: Choice) {
  const moved: Record<string, readonly string[]> = {};
  let looked = 0;
  const judge = (what: string, shifts: Shifts) => {
    looked += 1;
    if (shifts.sum > MOST_SHIFT) moved[what] = shifts.moved;
  };
  await visitPages({
    ...{
      server: { origin: portal.server.origin, data: portal.data },
      browser: portal.browser,
      look: {},
    },
    choice,
    prepare: watchShifts,
    looker: async (page, visit) => {
      await page.setViewportSize(looked % 2 === 0 ? PHONE : DESK);
      judge(describeVisit(visit), await shiftsOnLoad(page));
      if (visit.as === undefined || looked > 1) return;
      for (const [path, shifts] of Object.entries(await shiftsOfMenu(page)))
        judge(`on the way to ${path}`, shifts);
    },
  });
  return { moved, looked };
}

test(`nothing moves while the pages of ${SHOWN} load`, { timeout: 300_000 }, async () => {
  const wanted = oneOf(EACH.ofShown);
  const { moved, looked } = await movedOn({ programs: [SHOWN], people: ['maya'], wanted });
  expect(moved).toEqual({});
  expect(looked).toBeGreaterThan(0);
});

test('nothing moves while the pages of another program load', { timeout: 300_000 }, async () => {
  const others = (await livePrograms(portal)).filter(({ slug }) => slug !== SHOWN);
  const programs = sampleOf(others, 1).map(({ slug }) => slug);
  const isTurn = oneOf(EACH.ofOther);
  const wanted = (visit: Visit) => isAsManifested(visit) && isTurn();
  const { moved, looked } = await movedOn({ key: true, programs, wanted });
  expect(moved, `of ${programs.join(', ')}`).toEqual({});
  expect(looked).toBeGreaterThan(0);
});

test('what is pushed by something that comes late is named', async () => {
  const context = await portal.browser.newContext({ viewport: { width: 360, height: 740 } });
  try {
    await watchShifts(context, { slow: false });
    const page = await context.newPage();
    const html = `<!doctype html><p id="late"></p><h1 id="pushed">Pushed</h1><script>
      setTimeout(() => { late.style.height = '200px' }, 300)</script>`;
    await context.route('**/late', (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
    await page.goto(`${portal.server.origin}/late`);
    const { sum, moved } = await shiftsOnLoad(page);
    expect(sum).toBeGreaterThan(MOST_SHIFT);
    expect(moved.join()).toContain('"Pushed');
  } finally {
    await context.close();
  }
});
