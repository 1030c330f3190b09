import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from '../../../scripts/browser/launch.ts';
import { startTestServer, type TestServer } from '../../../scripts/browser/start-server.ts';

export interface Portal {
  readonly server: TestServer;
  readonly browser: Browser;
  /** A page in a context of its own; what it complains about is collected. */
  readonly open: (options?: BrowserContextOptions) => Promise<OpenPage>;
  /** The address of a path on a program's own host. */
  readonly at: (host: string, path?: string) => string;
  readonly close: () => Promise<void>;
}

export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors and warnings of the console, uncaught errors, refused resources. */
  readonly complaints: string[];
}

/** The real server and a browser, for one file of tests; pages alone, without an API. */
export async function openPortal(
  environment: Readonly<Record<string, string>> = {},
): Promise<Portal> {
  return browsePortal(
    startTestServer({ LOG_LEVEL: 'info', MARQUEE_RATE_LIMITS: 'off', ...environment }),
    'web',
  );
}

/** A browser for a server that is just starting. */
export async function browsePortal(
  starting: Promise<TestServer>,
  half: 'web' | 'all',
): Promise<Portal> {
  const [server, browser] = await Promise.all([
    starting,
    // Chromium resolves *.localhost to this machine by itself; other hosts are mapped.
    launchBrowser(['--host-resolver-rules=MAP *.example 127.0.0.1']),
  ]);
  return {
    server,
    browser,
    open: async (options = {}) => {
      const context = await browser.newContext({ locale: 'en-US', ...options });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        // A server of pages alone has no API to ask who can be signed in with.
        if (half === 'web' && message.location().url.includes('/api/auth/')) return;
        complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      return { page, context, complaints };
    },
    at: (host, path = '/') => `http://${host}:${server.port}${path}`,
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}
