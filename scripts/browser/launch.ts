import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

const SYSTEM_BROWSERS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of a Chromium: the one from npm on Linux, otherwise an installed Chrome. */
export async function browserPath(): Promise<string> {
  if (process.platform === 'linux' && process.arch === 'x64') return sparticuz.executablePath();
  const found = SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (!found)
    throw new Error('No browser was found. Install Google Chrome, or run this on Linux x64.');
  return found;
}

/**
 * Starts a headless Chromium. The package's own arguments are left out: they turn off web security
 * and share one process, so that nothing about isolation could fail.
 */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', ...args],
    headless: true,
  });
}
