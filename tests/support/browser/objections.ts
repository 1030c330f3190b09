import axe, { type RunOptions } from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { layOutAll } from './lay-out-all.ts';

declare global {
  interface Window {
    readonly axe: Pick<typeof axe, 'run'>;
  }
}

/** Axe's objections to a page laid out to its end; empty where all is well. */
export async function objections(page: Page): Promise<string[]> {
  await layOutAll(page);
  return objectionsAsOpened(page);
}

/**
 * Axe's objections to a page whose lower parts are not laid out yet: every rule of it, unless the
 * options say otherwise. It collects nothing of what is well, and only what is wrong leaves the page.
 */
export async function objectionsAsOpened(page: Page, options: RunOptions = {}): Promise<string[]> {
  await Promise.all(page.frames().map(bringAxe));
  return page.evaluate(
    async (chosen) => {
      const { violations } = await window.axe.run(document, chosen);
      return violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map(({ html, any }) => `${html.slice(0, 120)} ${any[0]?.message ?? ''}`).join(' | ')}`,
      );
    },
    { resultTypes: ['violations'], ...options } satisfies RunOptions,
  );
}

/**
 * Brings axe into a document that does not have it yet: to send and compile its half a megabyte
 * takes as long as a look at a page.
 */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/** Axe's objections to a page as it is, and in the other mode where visitors choose. */
export async function objectionsInBothModes(page: Page): Promise<string[]> {
  const found = await objections(page);
  const other = await page.evaluate(switchMode);
  if (other === undefined) return found;
  const more = await objectionsAsOpened(page);
  await page.evaluate(switchMode);
  return [...found, ...more.map((objection) => `in ${other}: ${objection}`)];
}

/** Runs in the browser. @returns the mode it changed to, where there is a choice */
async function switchMode(): Promise<string | undefined> {
  const { dataset } = document.documentElement;
  if (dataset.colorMode !== 'preference') return undefined;
  dataset.mode = dataset.mode === 'light' ? 'dark' : 'light';
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  return dataset.mode;
}

/** Elements that stick out of a page on either side. */
export async function sticksOut(page: Page): Promise<string[]> {
  await layOutAll(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    // Contents that scroll or are cut off within a box do not widen the page.
    const isHeld = (element: Element): boolean => {
      for (let at = element.parentElement; at && at !== document.body; at = at.parentElement)
        if (getComputedStyle(at).overflowX !== 'visible') return true;
      return false;
    };
    const outside = [...document.querySelectorAll('body *')].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      const isOut = right > clientWidth + 1 || left < -1;
      return isOut && element.checkVisibility() && !isHeld(element);
    });
    return [
      `${scrollWidth - clientWidth} px too wide:`,
      ...outside.slice(0, 5).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
}
