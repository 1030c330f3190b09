import type { Page } from 'playwright-core';
import type { SignedIn } from '../sign-in-by-http.ts';

/** A session as the app keeps it in the browser. */
export const keptSession = ({ user, redirect: _, ...tokens }: SignedIn): string =>
  JSON.stringify({ user, tokens });

/**
 * Gives a browser a session. The page is then a text of the origin that runs no app: whoever opens
 * the app next is signed in from its first moment.
 */
export async function keepSession(page: Page, origin: string, session: string): Promise<void> {
  await page.goto(`${origin}/robots.txt`);
  await page.evaluate((kept) => localStorage.setItem('creators_session', kept), session);
}
