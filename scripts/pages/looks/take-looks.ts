import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type LiveServer, startLiveServer } from '../../../tests/support/browser/live-server.ts';
import { settle } from '../../../tests/support/browser/settle.ts';
import { showFonts } from '../../../tests/support/browser/show-fonts.ts';
import { livePrograms, visitPages } from '../../../tests/support/browser/visit-pages.ts';
import { lookersAt, pageOf, type Scene } from './looks-set.ts';
import { toKeep } from './picture.ts';

/** When it is in pictures. */
const MOMENT = Date.parse('2026-11-24T12:00:00Z');
/** In browsers it stays so much later: the sample data is written by then. */
const AFTER_START = 60_000;
const WIDTHS = [360, 768, 1440];

export interface LooksPicture {
  /** Of its file: program, page, locale and width. */
  readonly name: string;
  readonly png: Buffer;
}

/** A portal with sample data on which it is always the same day. */
export const startLooksServer = (): Promise<LiveServer> =>
  startLiveServer({
    MARQUEE_RATE_LIMITS: 'off',
    MARQUEE_MOMENT: String(MOMENT),
    MARQUEE_STARTED: String(Date.now()),
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'steady-process.ts'))}`,
    TZ: 'UTC',
  });

/** Takes the pictures of a scene, at every width, the first screen alone. */
export async function takeLooks(
  server: LiveServer,
  browser: Browser,
  { program: slug, locale, pages }: Scene,
): Promise<LooksPicture[]> {
  const program = (await livePrograms(server)).find((one) => one.slug === slug);
  if (!program) throw new Error(`There is no program "${slug}" to take pictures of.`);
  const taken = new Map<string, Buffer>();
  const seen = new Set<string>();
  const wanted = (visit: Parameters<typeof pageOf>[0]) => {
    const page = pageOf(visit, program);
    return page !== undefined && pages.includes(page) && !seen.has(page);
  };
  await visitPages({
    ...{ server, browser, look: { locale, mode: 'dark' } },
    choice: { key: true, programs: [slug], people: lookersAt(pages), wanted },
    prepare: standStill,
    looker: async (page, visit) => {
      const name = pageOf(visit, program) ?? '';
      seen.add(name);
      if (name === 'bingo') await showOneCard(page);
      await showFonts(page);
      for (const width of WIDTHS)
        taken.set(`${slug}.${name}.${locale}.${width}`, await take(page, width));
    },
  });
  const missing = pages.filter((page) => !seen.has(page));
  if (missing.length > 0) throw new Error(`"${slug}" has no page for ${missing.join(', ')}.`);
  return [...taken].map(([name, png]) => ({ name, png }));
}

const standStill = (context: BrowserContext): Promise<void> =>
  context.clock.setFixedTime(MOMENT + AFTER_START);

/** Everybody gets a card at random, unless the address names one. */
async function showOneCard(page: Page): Promise<void> {
  const address = new URL(page.url());
  address.searchParams.set('seed', 'looks');
  await page.goto(address.href);
  await settle(page);
}

async function take(page: Page, width: number): Promise<Buffer> {
  await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
  // What follows the width by script has to come to rest.
  await page.waitForTimeout(250);
  return toKeep(await page.screenshot({ animations: 'disabled' }));
}
