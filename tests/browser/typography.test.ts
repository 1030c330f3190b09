import type { CDPSession, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPortal, type Portal } from './support/portal.ts';
import { rowsOf } from './support/swept.ts';

let portal: Portal;
beforeAll(async () => {
  portal = await openPortal();
});
afterAll(() => portal.close());

const landing = (slug: string, locale = 'en') =>
  `${portal.server.origin}/programs/${slug}?locale=${locale}`;
const TEXT = 'main p';

test.each([
  ['en', 'h1', /^Sora/],
  ['en', TEXT, /^Inter/],
  ['de', TEXT, /^Inter/],
  ['ru', TEXT, /^Inter/],
  ['pl', TEXT, /^Inter/],
])("on a first visit in %s, %s is drawn in the brand's face", async (locale, selector, face) => {
  // Nothing is drawn before the faces are there or a tenth of a second has passed: a machine that
  // does other things beside may be late once, not always.
  const drawn = async () => {
    const { page, context } = await portal.open();
    await page.goto(landing('marquee', locale), { waitUntil: 'networkidle' });
    const faces = await facesOf(page, selector);
    await context.close();
    return faces;
  };
  await expect.poll(drawn).toEqual([expect.stringMatching(face)]);
});

test.each(['marquee', 'battlefield6', 'kcd2-key-request'])(
  'nothing on the page of %s moves when its faces come late',
  async (slug) => {
    const { page } = await portal.open({ viewport: { width: 360, height: 740 } });
    await page.addInitScript(sumShifts);
    const late = Promise.withResolvers<void>();
    let held = 0;
    await page.route('**/*.woff2', async (route) => {
      held += 1;
      await late.promise;
      await route.continue();
    });
    await page.goto(landing(slug), { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
    expect(held).toBeGreaterThan(0);
    const before = await facesOf(page, TEXT);
    late.resolve();
    await page.evaluate(() => document.fonts.ready);
    await twoFrames(page);
    expect(
      await page.evaluate(() => [...document.fonts].some((face) => face.status === 'loaded')),
    ).toBe(true);
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)).toBe(0);
    expect(await facesOf(page, TEXT)).toEqual(before);
  },
);

test('an é is in the first file, an ł brings its own', async () => {
  const { page } = await portal.open();
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/(inter[a-z-]*)-[^/]+\.woff2/.exec(request.url()) ?? [];
    if (file) files.push(file);
  });
  // Where the first file comes late once, others are asked for its letters: on the second visit it
  // is there.
  await page.goto(landing('marquee'), { waitUntil: 'networkidle' });
  await page.reload({ waitUntil: 'networkidle' });
  files.length = 0;
  const write = async (text: string) => {
    await page
      .locator(TEXT)
      .first()
      .evaluate((element, written) => {
        element.textContent = written;
      }, text);
    await twoFrames(page);
    await page.waitForLoadState('networkidle');
  };
  await write('Pokémon');
  expect(files).toEqual([]);
  await write('Łukasz');
  await expect.poll(() => files).toEqual(['inter-ext']);
});

/** The faces in which an element's text is drawn, the brand's own alone: not the system's. */
async function facesOf(page: Page, selector: string): Promise<string[]> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.map(({ familyName, isCustomFont }) =>
    isCustomFont ? familyName : `${familyName} of the system`,
  );
}

/** Runs in the browser: adds up how far things moved. */
function sumShifts(): void {
  const counted = globalThis as unknown as { shifts: number };
  counted.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      counted.shifts += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const twoFrames = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => done(undefined))),
      ),
  );

test.each(rowsOf(['ja', 'ar-SA'], ['ko-KR', 'zh-CN']))(
  'no letter slants in %s',
  async (language) => {
    const { page, context } = await portal.open();
    await page.goto(landing('apex-legends'));
    await page.evaluate((tag) => {
      document.documentElement.lang = tag;
    }, language);
    expect(await slanted(page)).toEqual([]);
    await context.close();
  },
);

test("a brand's headings slant where its script has italics", async () => {
  const { page, context } = await portal.open();
  await page.goto(landing('apex-legends'));
  expect(await slanted(page)).toEqual(expect.arrayContaining(['H1', 'EM', 'CITE', 'ADDRESS']));
  await context.close();
});

/** The elements that are drawn aslant, among them those that browsers slant by themselves. */
const slanted = (page: Page) =>
  page.evaluate(() => {
    for (const name of ['em', 'i', 'cite', 'address', 'dfn', 'var'])
      document.body.append(document.createElement(name));
    return [...document.body.querySelectorAll('*')]
      .filter((one) => getComputedStyle(one).fontStyle !== 'normal')
      .map(({ tagName }) => tagName);
  });
