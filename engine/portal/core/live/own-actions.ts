import type { QueryClient } from '@tanstack/react-query';

/** Milliseconds for which what happens may be the answer to what this tab just did. */
const RECENT = 5_000;

/** The capabilities in which this very tab has just done something, by their tags. */
export function ownActions(queries: QueryClient, now: number): ReadonlySet<string> {
  const recent = queries
    .getMutationCache()
    .getAll()
    .filter(
      ({ state: { status, submittedAt } }) => status !== 'error' && now - submittedAt < RECENT,
    );
  return new Set(recent.flatMap(({ options: { mutationKey: [tag] = [] } }) => String(tag)));
}
