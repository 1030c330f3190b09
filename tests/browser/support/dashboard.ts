import type { Locator } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { signInAs } from '../../support/browser/sign-in-as.ts';
import { wake } from '../../support/browser/wake.ts';
import { type LivePortal, openLivePortal } from './live-portal.ts';
import type { OpenPage } from './portal.ts';

/** Options of a visit. */
interface Arrival {
  /** In CSS pixels; a desktop's unless told. */
  readonly width?: number;
  readonly slug?: string;
}

export interface Dashboard {
  /** There while the tests of the file run. */
  readonly portal: () => LivePortal;
  /** Signs a sample person in, in a browser of their own. */
  readonly arrive: (person: string, arrival?: Arrival) => Promise<OpenPage>;
  /** Goes to a section of Marquee's dashboard by its address: '', '/quests', '/requests/14'. */
  readonly visit: (opened: OpenPage, section: string) => Promise<void>;
}

/** The live portal for one file of tests of the dashboard. */
export function openDashboard(): Dashboard {
  let portal: LivePortal | undefined;
  beforeAll(async () => {
    portal = await openLivePortal();
  });
  afterAll(() => portal?.close());
  const opened = (): LivePortal => {
    if (!portal) throw new Error('The portal is open while tests run, not before.');
    return portal;
  };
  return {
    portal: opened,
    arrive: async (person, { width = 1280, slug = 'marquee' } = {}) => {
      const viewport = { width, height: 800 };
      const arrived = await opened().open({ viewport });
      await signInAs(opened(), arrived, slug, person);
      return arrived;
    },
    visit: async ({ page }, section) => {
      await page.goto(`${opened().server.origin}/programs/marquee/dashboard${section}`);
      await wake(page);
    },
  };
}

/** The paths of the POST calls that end with `part`, from now on. */
export function watchPosts({ page }: OpenPage, part: string): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() === 'POST' && pathname.endsWith(part)) paths.push(pathname);
  });
  return paths;
}

/** Whether an element has the focus. */
export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one === document.activeElement);
