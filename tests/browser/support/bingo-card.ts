import type { Locator, Page } from 'playwright-core';
import { wake } from '../../support/browser/wake.ts';
import type { LivePortal, SharedLive } from './live-portal.ts';
import type { OpenPage } from './portal.ts';

/** A board of the samples on which two may play. */
export const BOARD = '/bingo/marquee/1';

export const cells = (page: Page): Locator => page.getByRole('grid').getByRole('button');

export const markedCell = (page: Page, label: string): Locator =>
  page.getByRole('grid').getByRole('button', { pressed: true, name: `${label}, marked` });

/** The first square that nothing has marked, and what it says. */
export async function unmarked(page: Page, nth = 0): Promise<{ cell: Locator; label: string }> {
  const cell = page.getByRole('grid').getByRole('button', { pressed: false }).nth(nth);
  const label = (await cell.textContent()) ?? '';
  return { cell: page.getByRole('grid').getByRole('button', { name: label }), label };
}

type Portal = () => Pick<LivePortal<SharedLive>, 'open' | 'server'>;

export const openWindow = (portal: Portal, width: number): Promise<OpenPage> =>
  portal().open({ viewport: { width, height: 800 }, acceptDownloads: true });

/** Opens an address for somebody who is not signed in, and wakes its page. */
export async function watch(portal: Portal, path: string, width = 1280): Promise<OpenPage> {
  const opened = await openWindow(portal, width);
  await opened.page.goto(portal().server.origin + path);
  await wake(opened.page);
  return opened;
}
