import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';
import { startTestServer, type TestServer } from '../../support/browser/start-server.ts';
import { PAGES_ALONE } from './pages-alone.ts';

export type PortalServer = Pick<TestServer, 'origin' | 'port' | 'close'>;

export interface Portal {
  readonly server: PortalServer;
  /** This file's view of the browser of the run: it draws alike everywhere. */
  readonly browser: Browser;
  /**
   * A page in a context of its own; what it complains about is collected. Art stands still unless a
   * test asks for motion (`no-preference`): without a graphics card it takes half a processor.
   */
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

/** How long a test waits for what must come, on a machine that does much else. Milliseconds. */
const PATIENCE = 60_000;

/** The pages of the real server, without an API. With an `environment`, of a server of its own. */
export async function openPortal(environment?: Readonly<Record<string, string>>): Promise<Portal> {
  if (environment) return browsePortal(startTestServer({ ...PAGES_ALONE, ...environment }), 'web');
  const port = inject('pagesPort');
  const shared = { port, origin: `http://localhost:${port}`, close: async () => {} };
  return browsePortal(Promise.resolve(shared), 'web');
}

/** A browser for a server that is just starting; both are let go when the portal is closed. */
export async function browsePortal(
  starting: Promise<PortalServer>,
  half: 'web' | 'all',
): Promise<Portal> {
  const [server, browser] = await Promise.all([
    starting,
    chromium.connect(inject('browserEndpoint')),
  ]);
  return {
    server,
    browser,
    open: async (options = {}) => {
      const context = await browser.newContext({
        locale: 'en-US',
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(PATIENCE);
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
