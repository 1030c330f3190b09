import type { Page } from 'playwright-core';

/** Milliseconds in which a page begins to react, and in which it has to be there. */
const AFTERWARDS = 100;
const LONGEST = 60_000;

/**
 * Waits until a page shows what it will show: the app is there where the page lives by it, nothing
 * is loading, every picture and font has come.
 * @throws where it does not come to rest, with what it still waits for
 */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const until = Date.now() + LONGEST;
  // An answer may lead to further requests: only twice nothing is nothing.
  for (let quiet = 0; quiet < 2; ) {
    await page.waitForTimeout(AFTERWARDS);
    const awaited = await page.evaluate(whatIsAwaited);
    quiet = awaited.length === 0 ? quiet + 1 : 0;
    if (quiet === 0 && Date.now() > until)
      throw new Error(`${page.url()} still waits for ${awaited.join(', ')}.`);
  }
}

/** Runs in the browser. */
function whatIsAwaited(): string[] {
  const { dataset } = document.documentElement;
  const needsApp = dataset.live !== undefined || localStorage.getItem('creators_session') !== null;
  // Pictures that are out of sight are not asked for, and may come into a page at any moment.
  for (const image of document.images) image.loading = 'eager';
  const pictures = [...document.images].filter(({ complete }) => !complete);
  return [
    ...(needsApp && dataset.ready === undefined ? ['the app'] : []),
    // A sample of what is shown while data loads waits for none.
    ...(document.querySelector('[data-loading]:not([data-sample] *)') ? ['data'] : []),
    ...(document.fonts.status === 'loaded' ? [] : ['fonts']),
    ...pictures.map(({ src }) => src),
  ];
}
