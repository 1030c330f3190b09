import { launchBrowser } from './browser/launch.ts';
import { startLiveServer } from './browser/live-server.ts';
import { objectionsInBothModes, sticksOut } from './browser/objections.ts';
import { readTourOptions } from './browser/tour-options.ts';
import { visitPages } from './browser/visit-pages.ts';
import { describeVisit } from './browser/visits.ts';

/**
 * Has axe look at every page in dark and in light, at a phone's width, and prints what it objects
 * to and what sticks out; ends with 1 where there was anything. Arguments: see `readTourOptions`.
 */
const { choice, look, widths } = readTourOptions(['--width=360', ...process.argv.slice(2)]);
const server = await startLiveServer({ MARQUEE_RATE_LIMITS: 'off' });
const browser = await launchBrowser();
let pages = 0;
let faulty = 0;
try {
  await visitPages({
    ...{ server, browser, choice, look },
    looker: async (page, visit) => {
      pages += 1;
      const faults: string[] = [];
      for (const width of widths) {
        await page.setViewportSize({ width, height: 740 });
        faults.push(...(await objectionsInBothModes(page)), ...(await sticksOut(page)));
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
