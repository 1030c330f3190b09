import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAs } from '../support/browser/sign-in-as.ts';
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
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
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
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([]);
    await context.close();
  },
);

interface Shift {
  readonly value: number;
  readonly sources: readonly { readonly node: Element | null }[];
}
