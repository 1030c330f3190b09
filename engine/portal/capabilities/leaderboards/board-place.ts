import type { ResponseOf } from '#contract/endpoints/endpoint.ts';
import type { readLeaderboard } from '#contract/leaderboards/endpoints.ts';

export type Board = ResponseOf<typeof readLeaderboard>;
export type BoardEntry = Board['items'][number];

/** The nearest entry that is ahead of the person; those with as many points are not. */
export function nextAhead(
  items: readonly BoardEntry[],
  me: NonNullable<Board['me']>,
): BoardEntry | undefined {
  return items.findLast(({ earned }) => earned > me.earned);
}
