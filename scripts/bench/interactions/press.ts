import type { Locator, Page } from 'playwright-core';

const SLOWER_PROCESSOR = 4;
/** Long enough for what a press sets off to be painted, on the slower processor too. */
const REST_MS = 600;
/** The browser tells of nothing shorter. */
const SHORTEST_MS = 16;

interface Observed {
  marqueeBench: { longest: number };
}

/** From now on the page runs on a slower processor, and the time until its next paint is kept. */
export async function observePresses(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  await page.evaluate((shortest) => {
    const seen = { longest: 0 };
    (window as unknown as Observed).marqueeBench = seen;
    const options = { type: 'event', buffered: false, durationThreshold: shortest };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if ((entry as { interactionId?: number }).interactionId)
          seen.longest = Math.max(seen.longest, entry.duration);
    }).observe(options);
  }, SHORTEST_MS);
}

/**
 * Presses something; milliseconds from the input to the next paint, as the browser's event timing
 * tells them (in steps of 8), at least the shortest that it tells of.
 */
export async function press(page: Page, target: Locator): Promise<number> {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await page.waitForTimeout(REST_MS);
  await page.evaluate(() => {
    (window as unknown as Observed).marqueeBench.longest = 0;
  });
  await target.click();
  await page.waitForTimeout(REST_MS);
  const longest = await page.evaluate(() => (window as unknown as Observed).marqueeBench.longest);
  return Math.max(longest, SHORTEST_MS);
}

/**
 * Puts the page as it stands beside the app: the same elements and styles, no script but one that
 * marks the button that is pressed. What is left is the browser's own work.
 */
export async function freeze(page: Page): Promise<Page> {
  const html = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const script of copy.querySelectorAll('script, link[rel="modulepreload"]'))
      script.remove();
    return `<!doctype html>${copy.outerHTML}`;
  });
  const frozen = await page.context().newPage();
  const address = new URL('/frozen', page.url()).href;
  await frozen.route(address, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await frozen.goto(address, { waitUntil: 'load' });
  await frozen.evaluate(() => {
    document.addEventListener('click', (event) => {
      event.preventDefault();
      const button = (event.target as Element).closest('button, a');
      button?.toggleAttribute('data-pressed');
    });
  });
  return frozen;
}
