import type { BrowserContextOptions } from 'playwright-core';
import { wake } from '../../support/browser/wake.ts';
import { signInAs } from '../../support/sign-in-by-http.ts';
import type { OpenPage, Portal } from './portal.ts';

/** Opens an address of the console as a sample operator, in a browser of their own. */
export async function workAs(
  portal: Portal,
  operator: string,
  path: string,
  options: BrowserContextOptions = {},
): Promise<OpenPage> {
  const { origin } = portal.server;
  const { user, redirect: _, ...tokens } = await signInAs(origin, operator, undefined);
  const opened = await portal.open({ viewport: { width: 1280, height: 800 }, ...options });
  await opened.page.goto(`${origin}/operator`);
  await opened.page.evaluate(
    (session) => localStorage.setItem('creators_session', session),
    JSON.stringify({ user, tokens }),
  );
  await opened.page.goto(origin + path);
  await wake(opened.page);
  return opened;
}
