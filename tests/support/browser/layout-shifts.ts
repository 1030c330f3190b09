import type { BrowserContext, Page } from 'playwright-core';
import { settle } from './settle.ts';
import type { Visit } from './visits.ts';

/** A shift on a page that nobody touched. */
export interface Shifts {
  /** The sum of all layout shifts, as browsers reckon them; 0 where nothing moved. */
  readonly sum: number;
  /** The elements that moved, by how much the shift weighed that they moved in; most first. */
  readonly moved: readonly string[];
}

/**
 * Whether a page keeps the place of just what comes: a development server offers one way to sign in
 * more than the manifest, the sample people.
 */
export const isAsManifested = ({ path }: Pick<Visit, 'path'>): boolean => !path.endsWith('/login');

/** The largest sum of a page's shifts. */
export const MOST_SHIFT = 0.01;
/** A telephone's network in a train: so slow that everything is seen while it loads. */
const SLOW = { latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const PACE = 0.7;

interface Watched {
  shifts: { value: number; moved: string[] }[];
}

/** Notes down, on every page of a context, what moves; the network is slow and nothing is kept. */
export async function watchShifts(context: BrowserContext, { slow = true } = {}): Promise<void> {
  await context.addInitScript(observe);
  if (!slow) return;
  context.on('page', (page) => {
    void slowDown(page).catch((error: unknown) => {
      if (!page.isClosed()) throw error;
    });
  });
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await session.send('Network.emulateNetworkConditions', { offline: false, ...SLOW });
}

/** Loads a page anew at its size, reads through it, and tells what moved meanwhile. */
export async function shiftsOnLoad(page: Page): Promise<Shifts> {
  // A page that is loaded again begins where one was.
  await scrollToShare(page, 0);
  await page.reload();
  await settle(page);
  await readThrough(page);
  return readShifts(page);
}

/** Goes from section to section by the links of a page's menu, and tells what moved on each way. */
export async function shiftsOfMenu(
  page: Page,
  links = 'main nav a[href]',
): Promise<Record<string, Shifts>> {
  const found: Record<string, Shifts> = {};
  const targets = await page
    .locator(links)
    .evaluateAll((all) =>
      (all as HTMLAnchorElement[])
        .filter(({ hash, origin }) => hash === '' && origin === location.origin)
        .map((link) => link.getAttribute('href') ?? ''),
    );
  for (const target of new Set(targets)) {
    await forgetShifts(page);
    // A script's click is no touch: all that moves afterwards counts.
    const isThere = await page.evaluate((href) => {
      const link = document.querySelector<HTMLElement>(`main nav a[href="${CSS.escape(href)}"]`);
      link?.click();
      return link !== null;
    }, target);
    if (!isThere) continue;
    await settle(page);
    found[target] = await readShifts(page);
  }
  return found;
}

/** To the foot of the page, by script: what is seen for the first time may move too. */
async function readThrough(page: Page): Promise<void> {
  const steps = await page.evaluate(
    (pace) => Math.ceil(document.documentElement.scrollHeight / (innerHeight * pace)),
    PACE,
  );
  for (let step = 0; step <= steps; step += 1) {
    await scrollToShare(page, step / steps);
    await page.waitForTimeout(60);
  }
}

const scrollToShare = (page: Page, share: number): Promise<void> =>
  page.evaluate((part) => {
    scrollTo({ top: part * document.documentElement.scrollHeight, behavior: 'instant' });
  }, share);

const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (globalThis as unknown as { watched: Watched }).watched.shifts = [];
  });

async function readShifts(page: Page): Promise<Shifts> {
  const { shifts } = await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50)));
    return (globalThis as unknown as { watched: Watched }).watched;
  });
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  const heaviest = shifts.toSorted((one, other) => other.value - one.value);
  return {
    sum,
    moved: heaviest.flatMap(({ value, moved }) =>
      moved.map((element) => `${value.toFixed(3)} ${element}`),
    ),
  };
}

/** Runs in the browser, before anything of the page. */
function observe(): void {
  interface Shift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }[];
  }
  const name = (node: Node | null): string => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    if (!element) return 'what is gone';
    const steps: string[] = [];
    for (let at: Element | null = element; at && steps.length < 4; at = at.parentElement)
      steps.unshift(at.localName + (at.id ? `#${at.id}` : '') + (at.role ? `[${at.role}]` : ''));
    const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    return `${steps.join(' > ')} "${text}"`;
  };
  const box = ({ x, y, width, height }: DOMRectReadOnly): string =>
    `${Math.round(width)}×${Math.round(height)} at ${Math.round(x)},${Math.round(y)}`;
  const watched: Watched = { shifts: [] };
  (globalThis as unknown as { watched: Watched }).watched = watched;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Shift[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(
        ({ node, previousRect, currentRect }) =>
          `${name(node)}: ${box(previousRect)}, then ${box(currentRect)}`,
      );
      watched.shifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
