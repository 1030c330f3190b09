import { useRouter, useRouterState } from '@tanstack/react-router';
import { useCallback } from 'react';
import { withSearch } from '../../core/bingo-card/seeds.ts';

type Values = Readonly<Record<string, string | undefined>>;

/** What the address asks for, `?seed=…` and the like, as it stands there. */
export function useSearchText(): string {
  return useRouterState({ select: ({ location }) => location.searchStr });
}

/** Puts other values into the address, as a step of its own or in place of the present one. */
export function useChangeSearch(): (values: Values, how: 'push' | 'replace') => void {
  const router = useRouter();
  return useCallback(
    (values, how) => {
      const { pathname, search, hash } = window.location;
      router.history[how](pathname + withSearch(search, values) + hash);
    },
    [router],
  );
}
