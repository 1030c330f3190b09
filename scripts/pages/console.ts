import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { keepSession, keptSession } from '../../tests/support/browser/keep-session.ts';
import { launchPainter } from '../../tests/support/browser/launch.ts';
import { startLiveServer } from '../../tests/support/browser/live-server.ts';
import { showFonts } from '../../tests/support/browser/show-fonts.ts';
import { livePrograms } from '../../tests/support/browser/visit-pages.ts';
import { localized } from '../../tests/support/browser/visits.ts';
import { wake } from '../../tests/support/browser/wake.ts';
import { signInAs } from '../../tests/support/sign-in-by-http.ts';

/**
 * Writes a picture of every page of the operators' console, as its navigation has them, with the
 * sample data to MARQUEE_DATA/screenshots/console, or with `--docs` those of docs/operators.md.
 * `--program=<slug>` (else the first one), `--width=360,1440`, `--locale=ar-sa`, `--mode=light`; other
 * words are parts of addresses.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    docs: { type: 'boolean', default: false },
    program: { type: 'string' },
    width: { type: 'string', default: '360,768,1440' },
    locale: { type: 'string' },
    mode: { type: 'string' },
  },
});
const { docs, locale, mode } = values;
const folder = docs
  ? 'docs/operators'
  : join(process.env.MARQUEE_DATA ?? '.marquee', 'screenshots/console');
const widths = docs ? [1280] : values.width.split(',').map(Number);
/** Whose console docs/operators.md shows. */
const DOCUMENTED = 'marquee';
const IN_DOCS = ['overview', 'inbox-one', 'people-one', 'program'];
mkdirSync(folder, { recursive: true });

const server = await startLiveServer({ MARQUEE_RATE_LIMITS: 'off' });
const start = `/operator/${await shownProgram()}`;
const browser = await launchPainter();
try {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  const signedIn = await signInAs(server.origin, 'olivia', undefined);
  await keepSession(page, server.origin, keptSession(signedIn));
  await page.evaluate(
    (color) => localStorage.setItem('creators_color_mode', color),
    mode ?? (docs ? 'light' : 'dark'),
  );
  for (const address of await addresses(page)) {
    const name = nameOf(address);
    if (docs ? !IN_DOCS.includes(name) : !asked(address)) continue;
    for (const width of widths) {
      await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
      await open(page, address);
      const file = [name, locale, mode, docs ? undefined : width].filter(Boolean).join('.');
      await page.screenshot(
        docs
          ? { path: join(folder, `${file}.jpg`), type: 'jpeg', quality: 72 }
          : { path: join(folder, `${file}.png`), fullPage: true },
      );
      console.log(file);
    }
  }
} finally {
  await browser.close();
  await server.close();
}

/** The program whose console is shown. */
async function shownProgram(): Promise<string> {
  if (docs) return DOCUMENTED;
  return values.program ?? (await livePrograms(server))[0]?.slug ?? '';
}

/** `inbox`, or `inbox-one` for one thing of it, whichever that is today. */
function nameOf(address: string): string {
  const [page = '', thing] = address.slice(start.length + 1).split('/');
  return thing === undefined ? page : `${page}-${/\d/.test(thing) ? 'one' : thing}`;
}

function asked(address: string): boolean {
  return positionals.length === 0 || positionals.some((part) => address.includes(part));
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(server.origin + localized(address, locale));
  await wake(page);
  await page.getByRole('navigation').first().waitFor();
  await page.waitForLoadState('networkidle');
  await showFonts(page);
}

/** Every page in the navigation, and the first thing of each list. */
async function addresses(page: Page): Promise<string[]> {
  await open(page, start);
  const navigation = page.locator(`nav a[href^="${start}/"]`);
  await navigation.first().waitFor();
  const links = (of: typeof navigation) =>
    of.evaluateAll((anchors) =>
      anchors.map((anchor) => new URL((anchor as HTMLAnchorElement).href).pathname),
    );
  const pages = [...new Set(await links(navigation))];
  const things: string[] = [];
  for (const address of pages) {
    await open(page, address);
    const [first] = await links(page.locator(`main a[href^="${address}/"]`));
    if (first) things.push(first);
  }
  return [...pages, ...things].sort();
}
