import type { Page } from 'playwright-core';
import { signInAs as signInByHttp } from '../sign-in-by-http.ts';
import type { ServedSamples } from './live-server.ts';

/**
 * Signs a sample person in to a program, and waits for the page that they begin on. The session is
 * opened by HTTP and given to the browser, as the app keeps it: the buttons of a login are pressed
 * where they are what is tested.
 */
export async function signInAs(
  { server }: { readonly server: Pick<ServedSamples, 'origin'> },
  { page }: { readonly page: Page },
  program: string,
  person: string,
): Promise<void> {
  const base = `/programs/${program}`;
  await page.goto(`${server.origin}${base}/login`);
  const {
    user,
    redirect: _,
    ...tokens
  } = await signInByHttp(server.origin, person, await programOf(page));
  await page.evaluate(
    (session) => localStorage.setItem('creators_session', session),
    JSON.stringify({ user, tokens }),
  );
  await page.reload();
  await page.waitForURL(
    ({ pathname }) => `${pathname}/`.startsWith(`${base}/`) && !pathname.endsWith('/login'),
  );
}

/** The UUID of the program whose page this is, from the data in the document. */
const programOf = (page: Page): Promise<string> =>
  page.locator('#page-data').evaluate((script) => {
    const { view } = JSON.parse(script.textContent ?? '') as {
      view: { program: { uuid: string } };
    };
    return view.program.uuid;
  });
