import type { Locator } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { beginAs, signInAs } from '../../support/browser/sign-in-as.ts';
import { wake } from '../../support/browser/wake.ts';
import {
  type LivePortal,
  openLivePortal,
  openSharedPortal,
  type SharedLive,
} from './live-portal.ts';
import type { OpenPage } from './portal.ts';
import type { ServedLive } from './serve-live.ts';

/** Options of a visit. */
interface Arrival {
  /** In CSS pixels; a desktop's unless told. */
  readonly width?: number;
  readonly slug?: string;
}

export interface Dashboard<Server extends SharedLive = ServedLive> {
  /** There while the tests of the file run. */
  readonly portal: () => LivePortal<Server>;
  /** Signs a sample person in, in a browser of their own, which shows no page of the app yet. */
  readonly enter: (person: string, arrival?: Arrival) => Promise<OpenPage>;
  /** Signs a sample person in, in a browser of their own, and waits for where they begin. */
  readonly arrive: (person: string, arrival?: Arrival) => Promise<OpenPage>;
  /** Goes to a section of Marquee's dashboard by its address: '', '/quests', '/requests/14'. */
  readonly visit: (opened: OpenPage, section: string) => Promise<void>;
}

/** The live portal for one file of tests of the dashboard; with further options of its server. */
export const openDashboard = (
  changes: () => Promise<Readonly<Record<string, string>>> = async () => ({}),
): Dashboard => dashboardOf(async () => openLivePortal(undefined, await changes()));

/** The run's live portal, for tests that only read, or change what nobody else sees. */
export const openSharedDashboard = (): Dashboard<SharedLive> => dashboardOf(openSharedPortal);

function dashboardOf<Server extends SharedLive>(
  open: () => Promise<LivePortal<Server>>,
): Dashboard<Server> {
  let portal: LivePortal<Server> | undefined;
  beforeAll(async () => {
    portal = await open();
  });
  afterAll(() => portal?.close());
  const opened = (): LivePortal<Server> => {
    if (!portal) throw new Error('The portal is open while tests run, not before.');
    return portal;
  };
  const openWith =
    (signIn: typeof signInAs): Dashboard['arrive'] =>
    async (person, { width = 1280, slug = 'marquee' } = {}) => {
      const arrived = await opened().open({ viewport: { width, height: 800 } });
      await signIn(opened(), arrived, slug, person);
      return arrived;
    };
  return {
    portal: opened,
    enter: openWith(signInAs),
    arrive: openWith(beginAs),
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
