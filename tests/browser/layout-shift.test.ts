import { expect, test } from 'vitest';
import {
  isAsManifested,
  MOST_SHIFT,
  type Shifts,
  shiftsOfMenu,
  shiftsOnLoad,
  watchShifts,
} from '../../scripts/browser/layout-shifts.ts';
import { livePrograms, visitPages } from '../../scripts/browser/visit-pages.ts';
import { type Choice, describeVisit } from '../../scripts/browser/visits.ts';
import { sampleOf } from '../support/sample-of.ts';
import { openPaintedPortal } from './support/painted-portal.ts';

/** The program whose pages somebody looks at; `npm run shifts` looks at all of all. */
const SHOWN = 'marquee';
const PHONE = { width: 360, height: 740 };
const DESK = { width: 1440, height: 900 };
/** Every fifth of her pages is looked at. */
const EACH = 5;

const painted = openPaintedPortal();

/** What moved while pages loaded and on the ways between them, by page; how many were looked at. */
async function movedOn(choice: Choice) {
  const moved: Record<string, readonly string[]> = {};
  const { portal, browser } = painted();
  let looked = 0;
  const judge = (what: string, shifts: Shifts) => {
    looked += 1;
    if (shifts.sum > MOST_SHIFT) moved[what] = shifts.moved;
  };
  await visitPages({
    ...{ server: { origin: portal.server.origin, data: portal.data }, browser, look: {} },
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
  let place = 0;
  const wanted = () => {
    place += 1;
    return place % EACH === 1;
  };
  const { moved, looked } = await movedOn({ programs: [SHOWN], people: ['maya'], wanted });
  expect(moved).toEqual({});
  expect(looked).toBeGreaterThan(0);
});

test('nothing moves while the pages of another program load', { timeout: 300_000 }, async () => {
  const others = (await livePrograms(painted().portal)).filter(({ slug }) => slug !== SHOWN);
  const programs = sampleOf(others, 1).map(({ slug }) => slug);
  const { moved, looked } = await movedOn({ key: true, programs, wanted: isAsManifested });
  expect(moved, `of ${programs.join(', ')}`).toEqual({});
  expect(looked).toBeGreaterThan(0);
});

test('what is pushed by something that comes late is named', async () => {
  const { portal, browser } = painted();
  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
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
