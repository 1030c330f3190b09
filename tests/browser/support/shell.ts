import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { wake } from '../../support/browser/wake.ts';
import type { OpenPage, Portal } from './portal.ts';

/** The page of components, alive. `clock` makes its time stand at the test's command. */
export async function openShowcase(
  portal: Portal,
  { clock = false, ...options }: BrowserContextOptions & { readonly clock?: boolean } = {},
): Promise<OpenPage> {
  const open = await portal.open({ reducedMotion: 'no-preference', ...options });
  if (clock) await open.page.clock.install();
  await open.page.goto(`${portal.server.origin}/ui-showcase`);
  await wake(open.page);
  return open;
}

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/** The page of components with its hints, which a page fetches when it has nothing better to do. */
export async function openHints(...options: Parameters<typeof openShowcase>): Promise<OpenPage> {
  const open = await openShowcase(...options);
  const tooltip = open.page.getByRole('tooltip');
  while ((await tooltip.count()) === 0) {
    await open.page.mouse.move(1, 1);
    await button(open.page, 'Point here for a quick hint').hover();
    await tooltip.waitFor({ timeout: 3_000 }).catch(() => {});
  }
  await open.page.mouse.move(1, 1);
  await tooltip.waitFor({ state: 'detached' });
  await open.page.waitForTimeout(400); // one that was seen just now makes the next one quick
  return open;
}

/** Goes to a button as the keyboard does: what a script focuses is no step of a person. */
export async function tabTo(page: Page, name: string): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
}

export interface Toasts extends OpenPage {
  /** Shows that many messages, with the pointer far from them. */
  show(count: number, name?: string): Promise<void>;
  /** Lets the page's time go on until so many messages are left. */
  left(count: number): Promise<void>;
}

/**
 * The page of components whose messages stay: how long they do is counted by a clock that stands, so
 * that a slow machine has its time to look at them.
 */
export async function openToasts(
  portal: Portal,
  options: BrowserContextOptions = {},
): Promise<Toasts> {
  const open = await openShowcase(portal, { ...options, clock: true });
  const { page } = open;
  await page.clock.pauseAt(Date.now() + 60_000);
  /** React waits by this clock before it shows what was fetched: it goes on in steps until then. */
  const until = async (reached: () => Promise<boolean>) => {
    while (!(await reached())) await page.clock.runFor(50);
  };
  return {
    ...open,
    show: async (count, name = 'Show a message') => {
      for (let shown = 0; shown < count; shown += 1) await button(page, name).click();
      await until(() => toasts(page).last().isVisible());
    },
    left: (count) => until(async () => (await toasts(page).count()) === count),
  };
}

/** The texts of all messages that the page shows from its next document on, also of those that are gone. */
export async function recordToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    const TOAST = '[data-edge] > li';
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement)
          for (const toast of node.matches(TOAST) ? [node] : node.querySelectorAll(TOAST))
            shown.push((toast as HTMLElement).innerText);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
}

export const toasts = (page: Page): Locator => page.locator('[data-edge] > li');

export interface ToastPlace {
  readonly title: string;
  readonly height: number;
  /** Its offset by style, in pixels. */
  readonly shift: number;
  readonly scale: number;
}

/** The places of the toasts at rest. */
export async function toastPlaces(page: Page): Promise<ToastPlace[]> {
  await page.waitForTimeout(300); // a move takes 200 ms, and longer where the machine is busy
  await page.waitForFunction(() =>
    document.getAnimations().every((animation) => !(animation instanceof CSSTransition)),
  );
  return toasts(page).evaluateAll((nodes) =>
    nodes.map((node) => {
      const { d: scale, m42: shift } = new DOMMatrix(getComputedStyle(node).transform);
      const title = (node as HTMLElement).innerText.split('\n')[0] ?? '';
      const height = (node.firstElementChild as HTMLElement).offsetHeight;
      return { title, height, shift, scale };
    }),
  );
}

/** The addresses with this part that the page asks for from now on. */
export function watchRequests(page: Page, part: string): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(part)) urls.push(request.url());
  });
  return urls;
}

/** The paths of documents that the page goes to from now on. */
export function watchDocuments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      paths.push(new URL(request.url()).pathname);
  });
  return paths;
}
