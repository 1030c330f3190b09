import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { keepSession } from '../../../tests/support/browser/keep-session.ts';
import { browserPath } from '../../../tests/support/browser/launch.ts';

export interface DebuggedBrowser {
  /** Gives an origin's pages a session, until another one is given. */
  readonly keepSession: (origin: string, session: string) => Promise<void>;
  readonly close: () => void;
}

/**
 * Starts a browser that others steer by its debugging port, on loopback.
 *
 * @throws Error where the port is not open after ten seconds
 */
export async function openDebuggedBrowser(port: number): Promise<DebuggedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const browser = spawn(
    await browserPath(),
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--remote-debugging-address=127.0.0.1',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const close = () => {
    browser.kill();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await portIsOpen(port);
  } catch (error) {
    close();
    throw error;
  }
  return { keepSession: (origin, session) => keepIn(port, origin, session), close };
}

/** The driver is gone before anything is measured. */
async function keepIn(port: number, origin: string, session: string): Promise<void> {
  const driver = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await driver.contexts()[0]?.newPage();
  if (!page) throw new Error('The browser has no window to sign in with.');
  await keepSession(page, origin, session);
  await page.close();
  await driver.close();
}

async function portIsOpen(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The browser did not open its debugging port.');
}
