import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveRefresh, refreshedTags, TOGETHER } from './live-refresh.ts';
import { ownActions } from './own-actions.ts';
import { watchRanks } from './rank-watch.ts';

const PROGRAM = 'a-program';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** A client that remembers one answer of each capability. */
function remembering(...tags: string[]) {
  const queries = new QueryClient();
  for (const tag of tags) queries.setQueryData([PROGRAM, tag, 'anEndpoint'], {});
  queries.setQueryData(['another', 'quests', 'anEndpoint'], {});
  const outdated = () =>
    queries
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.isInvalidated })
      .map(({ queryKey }) => queryKey.slice(0, 2).join(' '));
  return { queries, outdated };
}

test('events that come together have what they changed read anew once, and what is to do next, and nothing else', async () => {
  const { queries, outdated } = remembering('quests', 'rewards', 'leaderboards', 'today');
  const invalidate = vi.spyOn(queries, 'invalidateQueries');
  const refresh = new LiveRefresh(queries, PROGRAM);
  refresh.add(refreshedTags({ kind: 'quest_progress', quest_ids: [1] }));
  await vi.advanceTimersByTimeAsync(TOGETHER - 1);
  refresh.add(refreshedTags({ kind: 'quest_progress', quest_ids: [2] }));
  refresh.add(refreshedTags({ kind: 'points_changed', activation_id: 1, amount: 5, balance: 5 }));
  expect(outdated()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(outdated()).toEqual([`${PROGRAM} quests`, `${PROGRAM} rewards`, `${PROGRAM} today`]);
  expect(invalidate).toHaveBeenCalledTimes(3);
});

test('whoever was accepted, and whoever missed something, has all of the program read anew', async () => {
  const { queries, outdated } = remembering('quests', 'account');
  const refresh = new LiveRefresh(queries, PROGRAM);
  refresh.add(
    refreshedTags({ kind: 'decision', subject: 'application', id: null, state: 'accepted' }),
  );
  await vi.advanceTimersByTimeAsync(TOGETHER);
  expect(outdated()).toEqual([`${PROGRAM} quests`, `${PROGRAM} account`]);
});

test('a page that is left has nothing read any more', async () => {
  const { queries, outdated } = remembering('quests');
  const refresh = new LiveRefresh(queries, PROGRAM);
  refresh.add(['quests']);
  refresh.stop();
  await vi.advanceTimersByTimeAsync(TOGETHER);
  expect(outdated()).toEqual([]);
});

test('this tab remembers for a moment in what it has done something, but not what failed', async () => {
  const queries = new QueryClient();
  const act = (tag: string, outcome: Promise<void>) =>
    queries
      .getMutationCache()
      .build(queries, { mutationKey: [tag], mutationFn: () => outcome })
      .execute({})
      .catch(() => {});
  await act('quests', Promise.resolve());
  await act('rewards', Promise.reject(new Error('refused')));
  expect(ownActions(queries, Date.now())).toEqual(new Set(['quests']));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(ownActions(queries, Date.now())).toEqual(new Set());
});

test('a better rank than before is told once, on one board at a time', () => {
  const queries = new QueryClient();
  const told: number[] = [];
  const board = (activation_id: number, rank: number | null, view = 'top') =>
    queries.setQueryData([PROGRAM, 'leaderboards', 'readLeaderboard', view, activation_id], {
      activation_id,
      me: rank === null ? null : { rank, earned: 1 },
    });
  board(1, 9);
  const end = watchRanks(queries, PROGRAM, (rank) => told.push(rank));
  board(2, 3);
  board(1, 7);
  board(1, 7, 'around');
  board(1, 8);
  board(2, null);
  queries.setQueryData([PROGRAM, 'leaderboards', 'readLeaderboard', 'pages'], {
    pages: [{ activation_id: 1, me: { rank: 6, earned: 1 } }],
  });
  queries.setQueryData(['another', 'leaderboards'], { activation_id: 1, me: { rank: 1 } });
  expect(told).toEqual([7, 6]);
  end();
  board(1, 1);
  expect(told).toEqual([7, 6]);
});
