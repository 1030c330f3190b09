import { expect } from 'vitest';
import type { OpenPage, Portal } from './portal.ts';
import { wake } from './portal.ts';

/** Signs in to a program as one of the sample people, and waits for the page that they begin on. */
export async function signInAs(
  { server }: Pick<Portal, 'server'>,
  { page }: Pick<OpenPage, 'page'>,
  program: string,
  person: RegExp,
): Promise<void> {
  await page.goto(`${server.origin}/programs/${program}/login`);
  await wake(page);
  await page.getByRole('button', { name: 'Continue with Sample people' }).click();
  await page.getByRole('button', { name: person }).click();
  await expect
    .poll(async () => {
      // What has come back from the provider wakes up at a sign of interaction.
      await page.mouse.move(7, 7 + Math.random() * 40).catch(() => undefined);
      return new URL(page.url()).pathname;
    })
    .toMatch(new RegExp(`^/programs/${program}/(?!login)`));
}
