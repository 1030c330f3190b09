import type { BrowserContextOptions } from 'playwright-core';
import { keepSession, keptSession } from '../../support/browser/keep-session.ts';
import { wake } from '../../support/browser/wake.ts';
import { signInAs } from '../../support/sign-in-by-http.ts';
import type { OpenPage, Portal } from './portal.ts';

/** A session of a sample operator, as the browser keeps it. */
export async function operatorSession(origin: string, operator: string): Promise<string> {
  return keptSession(await signInAs(origin, operator, undefined));
}

/** Opens an address of the console as a sample operator, in a browser of their own. */
export const workAs = async (
  portal: Portal,
  operator: string,
  path: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> =>
  workWith(portal, await operatorSession(portal.server.origin, operator), path, options);

/** Opens an address of the console with a session, in a browser of its own. */
export async function workWith(
  portal: Portal,
  session: string,
  path: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const { origin } = portal.server;
  const opened = await portal.open({ viewport: { width: 1280, height: 800 }, ...options });
  await keepSession(opened.page, origin, session);
  await opened.page.goto(origin + path);
  await wake(opened.page);
  return opened;
}
