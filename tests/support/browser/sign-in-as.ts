import type { Page } from 'playwright-core';
import { signInAs as signInByHttp } from '../sign-in-by-http.ts';
import { keepSession, keptSession } from './keep-session.ts';
import type { ServedSamples } from './live-server.ts';

type Served = { readonly server: Pick<ServedSamples, 'origin'> };
type Opened = { readonly page: Page };

/**
 * Signs a sample person in to a program. The session is opened by HTTP and given to the browser, as
 * the app keeps it: the buttons of a login are pressed where they are what is tested. No page of the
 * app is open afterwards.
 */
export async function signInAs(
  { server }: Served,
  { page }: Opened,
  program: string,
  person: string,
): Promise<void> {
  const uuid = await uuidOf(server.origin, program);
  const signedIn = await signInByHttp(server.origin, person, uuid);
  await keepSession(page, server.origin, keptSession(signedIn));
}

/** Signs a sample person in, and waits for the page that they begin on. */
export async function beginAs(
  served: Served,
  opened: Opened,
  program: string,
  person: string,
): Promise<void> {
  await signInAs(served, opened, program, person);
  const base = `/programs/${program}`;
  await opened.page.goto(`${served.server.origin}${base}/login`);
  await opened.page.waitForURL(
    ({ pathname }) => `${pathname}/`.startsWith(`${base}/`) && !pathname.endsWith('/login'),
  );
}

/** A program's UUID, as its pages carry it. @throws Error for a program that is not served there */
async function uuidOf(origin: string, program: string): Promise<string> {
  const answer = await fetch(`${origin}/programs/${program}/login`);
  const data = /<script[^>]* id="?page-data"?[^>]*>([^<]*)</.exec(await answer.text())?.[1];
  if (data === undefined) throw new Error(`${origin} shows no login of "${program}".`);
  const { view } = JSON.parse(data) as { view: { program: { uuid: string } } };
  return view.program.uuid;
}
