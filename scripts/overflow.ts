import { unreadable } from './browser/clipping.ts';
import { launchPainter } from './browser/launch.ts';
import { startLiveServer } from './browser/live-server.ts';
import { sticksOut } from './browser/objections.ts';
import { lengthenTexts } from './browser/pseudo-locale.ts';
import { readTourOptions } from './browser/tour-options.ts';
import { visitPages } from './browser/visit-pages.ts';
import { describeVisit } from './browser/visits.ts';

/**
 * Lengthens the texts of every page as the wordiest translation would, at a phone's width, and
 * prints what sticks out, is cut off or lies over something else; ends with 1 where there was
 * anything. Arguments: see `readTourOptions`.
 */
const { choice, look, widths } = readTourOptions(['--width=360', ...process.argv.slice(2)]);
const server = await startLiveServer({ MARQUEE_RATE_LIMITS: 'off' });
const browser = await launchPainter();
let pages = 0;
let faulty = 0;
try {
  await visitPages({
    ...{ server, browser, choice, look },
    looker: async (page, visit) => {
      pages += 1;
      await lengthenTexts(page);
      const faults: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        faults.push(...(await sticksOut(page)), ...(await unreadable(page)));
      }
      if (faults.length === 0) return;
      faulty += 1;
      console.log(`${describeVisit(visit)}\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
    },
  });
} finally {
  await browser.close();
  await server.close();
}
console.log(`${pages} pages, ${faulty} with something to mend.`);
process.exitCode = faulty === 0 ? 0 : 1;
