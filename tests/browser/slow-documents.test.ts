import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../support/browser/sign-in-as.ts';
import { eventually } from '../support/eventually.ts';
import { type HaltingProxy, openHaltingProxy } from './support/halting-proxy.ts';
import { type LivePortal, openSharedPortal, type SharedLive } from './support/live-portal.ts';

let portal: LivePortal<SharedLive>;
let proxy: HaltingProxy;
beforeAll(async () => {
  portal = await openSharedPortal();
  proxy = await openHaltingProxy(portal.server.origin);
});
afterAll(async () => {
  await portal?.close();
  await proxy?.close();
});

test.each([
  ['/programs/marquee', 360],
  ['/display_programs', 1280],
])(
  'of %s at %i px, which come in two parts, nothing moves for whoever is signed in',
  async (path, width) => {
    const opened = await portal.open({ viewport: { width, height: 900 } });
    const { page, context } = opened;
    const through = { ...portal, server: { ...portal.server, origin: proxy.origin } };
    for (const program of ['marquee', 'sega']) await signInAs(through, opened, program, 'olivia');
    // A browser passes on what was stored in its own time; a page that begins before knows of nobody.
    await eventually(async () => {
      await page.goto(`${proxy.origin}/robots.txt`);
      expect(await page.evaluate(() => 'creators_session' in localStorage)).toBe(true);
    });
    await page.addInitScript(() => {
      const signedIn = () => 'creators_session' in localStorage;
      const moved: string[] = [`signed in at first: ${signedIn()}`];
      Object.assign(window, { moved });
      addEventListener('DOMContentLoaded', () => {
        new MutationObserver(() => {
          const { own } = document.documentElement.dataset;
          moved.push(`room for own programs: ${own}; signed in: ${signedIn()}`);
        }).observe(document.documentElement, { attributeFilter: ['data-own'] });
      });
      new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries() as unknown as Shift[])
          for (const { node } of sources) moved.push(`${value} ${node?.outerHTML?.slice(0, 100)}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const halted = proxy.halted();
    await page.goto(proxy.origin + path);
    await page.locator('[data-ready]').waitFor();
    await page.waitForLoadState('networkidle');
    expect(proxy.halted()).toBeGreaterThan(halted);
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved);
    expect(moved.filter((line) => !line.startsWith('room for own programs: ; '))).toEqual([
      'signed in at first: true',
    ]);
    await context.close();
  },
);

interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly node: Element | null }[];
}
