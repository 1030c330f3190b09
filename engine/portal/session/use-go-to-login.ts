import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { joinPath } from '#domain/routing/paths.ts';
import { useProgram } from '../view/use-view.ts';

/** Leads to the login page of the program that is shown; the way back is not the present page. */
export function useGoToLogin(): () => void {
  const router = useRouter();
  const { slug, sections } = useProgram();
  const login = sections.find(({ name }) => name === 'login')?.path ?? '/login';
  return useCallback(
    () => void router.navigate({ to: joinPath(`/programs/${slug}`, login), replace: true }),
    [router, slug, login],
  );
}
