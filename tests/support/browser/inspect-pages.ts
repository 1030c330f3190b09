import type { Browser, Page } from 'playwright-core';
import { startLiveServer } from './live-server.ts';
import { readTourOptions } from './tour-options.ts';
import { visitPages } from './visit-pages.ts';
import { describeVisit } from './visits.ts';

interface Inspection {
  /** See `readTourOptions`; a phone's width unless they name others. */
  readonly args: readonly string[];
  readonly launch: () => Promise<Browser>;
  /** Once for each page, before any width. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The faults of a page at one width. */
  readonly inspect: (page: Page) => Promise<readonly string[]>;
}

/** Goes through every page and prints what is wrong there; the process ends with 1 where any is. */
export async function inspectPages({ args, launch, prepare, inspect }: Inspection): Promise<void> {
  const { choice, look, widths } = readTourOptions(['--width=360', ...args]);
  const server = await startLiveServer({ MARQUEE_RATE_LIMITS: 'off' });
  const browser = await launch();
  let pages = 0;
  let faulty = 0;
  try {
    await visitPages({
      ...{ server, browser, choice, look },
      looker: async (page, visit) => {
        pages += 1;
        await prepare?.(page);
        const faults: string[] = [];
        for (const width of widths) {
          await page.setViewportSize({ width, height: 740 });
          faults.push(...(await inspect(page)));
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
}
