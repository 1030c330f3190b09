import { signIn } from '../../../scripts/browser/sign-in.ts';
import type { OpenPage, Portal } from './portal.ts';

/** Signs in to a program as one of the sample people, and waits for the page that they begin on. */
export const signInAs = (
  { server }: Pick<Portal, 'server'>,
  { page }: Pick<OpenPage, 'page'>,
  program: string,
  person: RegExp,
): Promise<void> => signIn(page, `${server.origin}/programs/${program}/login`, person);
