import type { Page } from 'playwright-core';
import { wake } from './wake.ts';

/**
 * Signs in to a program as one of the sample people, by the buttons that people press, and waits
 * for the page that they begin on. `login` is the address of the program's login, in English.
 */
export async function signIn(page: Page, login: string, person: string | RegExp): Promise<void> {
  await page.goto(login);
  await wake(page);
  await page.getByRole('button', { name: 'Continue with Sample people' }).click();
  await page.getByRole('button', { name: person }).click();
  const base = new URL(login).pathname.replace(/\/login$/, '');
  await page.waitForURL(
    ({ pathname }) => `${pathname}/`.startsWith(`${base}/`) && !pathname.endsWith('/login'),
  );
}
