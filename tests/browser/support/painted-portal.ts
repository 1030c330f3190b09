import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchPainter } from '../../../scripts/browser/launch.ts';
import { type LivePortal, openLivePortal } from './live-portal.ts';

export interface PaintedPortal {
  readonly portal: LivePortal;
  /** With the fonts of every script that the portal speaks. */
  readonly browser: Browser;
}

/** The live portal, and a browser that draws it alike everywhere, for one file of tests. */
export function openPaintedPortal(): () => PaintedPortal {
  let painted: PaintedPortal | undefined;
  beforeAll(async () => {
    const [portal, browser] = await Promise.all([openLivePortal(), launchPainter()]);
    painted = { portal, browser };
  });
  afterAll(async () => {
    await painted?.browser.close();
    await painted?.portal.close();
  });
  return () => {
    if (!painted) throw new Error('The portal is open while tests run, not before.');
    return painted;
  };
}
