import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { PublicProgram } from '#contract/programs/program.ts';
import { joinPath } from '#domain/routing/paths.ts';
import { useProgram } from '../view/use-view.ts';

/** Where a program's login page is, within the program. */
export const loginSection = (sections: PublicProgram['sections']): string =>
  sections.find(({ name }) => name === 'login')?.path ?? '/login';

/** Leads to the login page of the program that is shown; the way back is not the present page. */
export function useGoToLogin(): () => void {
  const router = useRouter();
  const { slug, sections } = useProgram();
  const login = loginSection(sections);
  return useCallback(
    () => void router.navigate({ to: joinPath(`/programs/${slug}`, login), replace: true }),
    [router, slug, login],
  );
}
