import type { Page } from 'playwright-core';

/**
 * Lays out what nobody has scrolled to as well, which pages put off: whoever measures or pictures a
 * whole page wants all of it. Holds until the page is loaded anew.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const all = new CSSStyleSheet();
    all.replaceSync('*{content-visibility:visible!important}');
    document.adoptedStyleSheets.push(all);
  });
}
