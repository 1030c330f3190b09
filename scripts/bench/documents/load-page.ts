import type { Browser, Page } from 'playwright-core';

/** One load in a new browser context: nothing is cached. Times in milliseconds. */
export interface PageLoad {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** What of long tasks before the page came to rest was beyond 50 ms. */
  readonly blocked: number;
  readonly scriptsBefore: number;
  readonly requestsBefore: number;
  readonly requests: number;
}

const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const SLOWER_PROCESSOR = 4;
/** Late enough for a font that swaps to have painted its text again. */
const REST_MS = 500;

/** Loads a page over a slow network on a slow processor, until it came to rest. */
export async function loadPage(browser: Browser, address: string): Promise<PageLoad> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    await page.addInitScript(observePaints);
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.waitForTimeout(REST_MS);
    return await readPaints(page);
  } finally {
    await context.close();
  }
}

interface Observed {
  marqueeBench: { largest: number; blocked: number };
}

function observePaints(): void {
  const seen = { largest: 0, blocked: 0 };
  (window as unknown as Observed).marqueeBench = seen;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
}

function readPaints(page: Page): Promise<PageLoad> {
  return page.evaluate(() => {
    const { largest, blocked } = (window as unknown as Observed).marqueeBench;
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const before = fetched.filter(({ startTime }) => startTime < largest);
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largestPaint: largest,
      blocked,
      scriptsBefore: before.filter(({ name }) => /\.js(\?|$)/.test(name)).length,
      requestsBefore: before.length + 1,
      requests: fetched.length + 1,
    };
  });
}
