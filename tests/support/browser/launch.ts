import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, type BrowserServer, chromium } from 'playwright-core';
import { bringFonts } from './bring-fonts.ts';

const SYSTEM_BROWSERS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The same letters and edges on every machine. */
const DRAWN_ALIKE = ['--font-render-hinting=none', '--disable-lcd-text'];

/** Whether the browser is the one from npm: it draws the same on every machine. */
export const IS_BUNDLED = process.platform === 'linux' && process.arch === 'x64';

/** The path of a Chromium: the one from npm on Linux, otherwise an installed Chrome. */
export async function browserPath(): Promise<string> {
  if (IS_BUNDLED) return sparticuz.executablePath();
  const found = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (!found)
    throw new Error('No browser was found. Install Google Chrome, or run this on Linux x64.');
  return found;
}

/**
 * Starts a headless Chromium; `environment` is laid over this process's own. The package's own
 * arguments are left out: they turn off web security and share one process, so that nothing about
 * isolation could fail.
 */
export async function launchBrowser(
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<Browser> {
  return chromium.launch(await launchOptions(args, environment));
}

/**
 * Starts a browser for pictures: it knows the fonts that are brought along and no others, and draws
 * letters the same on every machine (where it is the one from npm).
 */
export const launchPainter = async (): Promise<Browser> =>
  launchBrowser(DRAWN_ALIKE, await bringFonts());

/**
 * Starts a painter that several processes use at a time (`chromium.connect`). Chromium finds
 * *.localhost on this machine by itself; *.example is mapped to it.
 */
export const launchSharedPainter = async (): Promise<BrowserServer> =>
  chromium.launchServer(
    await launchOptions(
      [...DRAWN_ALIKE, '--host-resolver-rules=MAP *.example 127.0.0.1'],
      await bringFonts(),
    ),
  );

async function launchOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
) {
  return {
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', ...args],
    env: { ...process.env, ...environment },
    headless: true,
  };
}
