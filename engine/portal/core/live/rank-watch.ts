import type { QueryClient } from '@tanstack/react-query';

interface Standing {
  readonly activation_id: number;
  readonly me: { readonly rank: number } | null;
}

/**
 * Tells each time that a leaderboard, read again, has the person at a better rank than before.
 * @returns what ends it
 */
export function watchRanks(
  queries: QueryClient,
  uuid: string,
  onBetter: (rank: number) => void,
): () => void {
  const ranks = new Map<number, number>();
  const learn = (data: unknown): void => {
    const standing = standingOf(data);
    if (!standing?.me) return;
    const { activation_id, me } = standing;
    const before = ranks.get(activation_id);
    ranks.set(activation_id, me.rank);
    if (before !== undefined && me.rank < before) onBetter(me.rank);
  };
  const cache = queries.getQueryCache();
  const boards = { queryKey: [uuid, 'leaderboards'] };
  for (const query of cache.findAll(boards)) learn(query.state.data);
  return cache.subscribe((change) => {
    if (change.type !== 'updated' || change.action.type !== 'success') return;
    const [program, tag] = change.query.queryKey;
    if (program === uuid && tag === 'leaderboards') learn(change.query.state.data);
  });
}

/** One answer, or the first page of several: each tells where the person stands. */
function standingOf(data: unknown): Standing | undefined {
  const { pages, me } = (data ?? {}) as { pages?: readonly unknown[]; me?: unknown };
  if (pages) return standingOf(pages[0]);
  return me === undefined ? undefined : (data as Standing);
}
