import { useLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** What a list is narrowed to, by name; an empty text is no filter. */
export type Filters<Name extends string> = Readonly<Partial<Record<Name, string>>>;

/**
 * The filters of a list, which live in the address: a link brings others to the same view, and the
 * way back to the one before. `names` are those that the list knows; others in the address stay.
 */
export function useFilters<const Name extends string>(names: readonly Name[]) {
  const router = useRouter();
  const search = useLocation({ select: (location) => location.searchStr });
  const key = names.join(' ');
  const filters = useMemo(() => {
    const parameters = new URLSearchParams(search);
    const entries = (key.split(' ') as Name[]).flatMap((name) => {
      const value = parameters.get(name);
      return value ? [[name, value] as const] : [];
    });
    return Object.fromEntries(entries) as Filters<Name>;
  }, [search, key]);
  const narrow = useCallback(
    (change: Readonly<Partial<Record<Name, string | undefined>>>) => {
      const parameters = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries<string | undefined>(change))
        if (value) parameters.set(name, value);
        else parameters.delete(name);
      const text = parameters.toString();
      router.history.replace(`${window.location.pathname}${text && `?${text}`}`);
    },
    [router],
  );
  return [filters, narrow] as const;
}
