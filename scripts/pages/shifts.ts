import { launchPainter } from '../../tests/support/browser/launch.ts';
import {
  isAsManifested,
  MOST_SHIFT,
  type Shifts,
  shiftsOfMenu,
  shiftsOnLoad,
  watchShifts,
} from '../../tests/support/browser/layout-shifts.ts';
import { startLiveServer } from '../../tests/support/browser/live-server.ts';
import { settle } from '../../tests/support/browser/settle.ts';
import { readTourOptions } from '../../tests/support/browser/tour-options.ts';
import { visitPages } from '../../tests/support/browser/visit-pages.ts';
import { describeVisit } from '../../tests/support/browser/visits.ts';

/**
 * Loads every page on a slow network, at a phone's and a desk's width, and prints what moved while
 * it loaded, and on the ways between the sections of the dashboard; ends with 1 where the shifts of
 * a page come to more than 0.01. Arguments: see `readTourOptions`.
 */
const LONGEST_LIST = 6;
const { choice, look, widths } = readTourOptions(['--width=360,1440', ...process.argv.slice(2)]);
const server = await startLiveServer({ MARQUEE_RATE_LIMITS: 'off' });
const browser = await launchPainter();
/** Visitors whose ways between the sections were gone. */
const walked = new Set<string>();
let looked = 0;
let faulty = 0;
let worst = 0;

function judge(what: string, { sum, moved }: Shifts): void {
  looked += 1;
  worst = Math.max(worst, sum);
  if (sum <= MOST_SHIFT) return;
  faulty += 1;
  const list = moved.slice(0, LONGEST_LIST).map((one) => `  ${one}`);
  console.log([`${sum.toFixed(3)} ${what}`, ...list].join('\n'));
}

try {
  await visitPages({
    ...{ server, browser, choice, look },
    prepare: watchShifts,
    looker: async (page, visit) => {
      if (!isAsManifested(visit)) return;
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
        judge(`${describeVisit(visit)} at ${width} px`, await shiftsOnLoad(page));
        const [, base] = /^(\/programs\/[^/]+)\//.exec(visit.path) ?? [];
        const way = `${base} ${visit.as} at ${width} px`;
        if (base === undefined || visit.as === undefined || walked.has(way)) continue;
        walked.add(way);
        for (const [path, shifts] of Object.entries(await shiftsOfMenu(page)))
          judge(`on the way to ${path} ${visit.as} at ${width} px`, shifts);
        await page.goto(server.origin + visit.path);
        await settle(page);
      }
    },
  });
} finally {
  await browser.close();
  await server.close();
}
console.log(`${looked} looks, the worst ${worst.toFixed(3)}; ${faulty} with something to mend.`);
process.exitCode = faulty === 0 ? 0 : 1;
