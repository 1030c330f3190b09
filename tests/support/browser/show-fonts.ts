import type { Page } from 'playwright-core';
import { settle } from './settle.ts';

/**
 * Shows a page in its own fonts, as on a second visit: the first one may do without those that come
 * late, and it would depend on the machine whether a picture has them.
 */
export async function showFonts(page: Page): Promise<void> {
  await page.evaluate(loadFonts);
  await page.reload();
  await settle(page);
  await page.evaluate(loadFonts);
}

/** Runs in the browser. */
async function loadFonts(): Promise<void> {
  const faces = [...document.fonts];
  for (const face of faces) face.display = 'block';
  await Promise.allSettled(faces.map((face) => face.load()));
  await document.fonts.ready;
}
