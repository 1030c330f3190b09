import type { BrowserContext, Page } from 'playwright-core';
import { wake } from '../../support/browser/wake.ts';
import type { OpenPage, Portal } from './portal.ts';

interface Tokens {
  readonly auth_token: string;
  readonly refresh_token: string;
}

/** Changes the tokens that the browser keeps, as time or another program does. */
export async function changeTokens(page: Page, tokens: Partial<Tokens>): Promise<void> {
  await page.evaluate((changed) => {
    const session = JSON.parse(localStorage.getItem('creators_session') ?? '');
    Object.assign(session.tokens, changed);
    localStorage.setItem('creators_session', JSON.stringify(session));
  }, tokens);
}

/** The token that calls are made with; null where nobody is signed in. */
export async function authToken(page: Page): Promise<string | null> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('creators_session') ?? 'null')?.tokens.auth_token ?? null,
  );
}

/** As the API refuses it: its signature fits nothing. */
export const STALE = { auth_token: 'e30.e30.c3RhbGU' };
/** Nothing can be done with this session any more. */
export const DEAD = { ...STALE, refresh_token: 'x'.repeat(43) };

/** What `watchRefreshes` has seen so far. */
export interface SeenRefreshes {
  /** The pages whose calls were refused. */
  readonly refused: Set<Page>;
  refreshes: number;
}

/**
 * Counts the refusals and the refreshes of all tabs; a refresh is answered `once` the test lets it.
 * A token that is given counts as run out, but for the call that tells a page whose it is.
 */
export async function watchRefreshes(
  context: BrowserContext,
  { once, gone }: { readonly once?: () => Promise<void>; readonly gone?: string | null } = {},
): Promise<SeenRefreshes> {
  const seen: SeenRefreshes = { refused: new Set(), refreshes: 0 };
  await context.route(/\/api\/(creators\/(?!campaign\?)|self)/, (route) =>
    gone && route.request().headers().authorization === gone
      ? route.fulfill({
          status: 403,
          json: { status_code: 403, message: 'Expired.', extra: { code: 'AUTH_TOKEN_EXPIRED' } },
        })
      : route.fallback(),
  );
  context.on('response', (response) => {
    if (response.url().includes('/api/') && response.status() === 403)
      seen.refused.add(response.frame().page());
  });
  await context.route('**/api/auth/refresh', async (route) => {
    seen.refreshes += 1;
    await once?.();
    await route.continue();
  });
  return seen;
}

/** Opens a path below the main host's address. */
export async function visit({ server }: Portal, page: Page, path: string): Promise<void> {
  await page.goto(server.origin + path);
  await wake(page);
}

/** At a login page: signs in, and waits until it is left for another page of the portal. */
export async function signInHere({ page }: Pick<OpenPage, 'page'>, person: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Continue with Sample people' }).click();
  await page.getByRole('button', { name: person }).click();
  await page.waitForURL((url) => /^\/programs\/[^/]+\/(?!login)/.test(url.pathname));
}
