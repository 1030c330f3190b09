import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ranksOf, tiesAtStart } from './ranks.ts';

it('ranks of any run of a board are one more than how many have more points', () => {
  const boards = fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(boards, fc.nat(29), (scores, start) => {
      const board = scores.toSorted((a, b) => b - a);
      const rank = (score: number) => 1 + board.filter((other) => other > score).length;
      const run = board.slice(start % board.length);
      const second = run[tiesAtStart(run)];
      const ranks = ranksOf(
        run,
        rank(run[0] as number),
        second === undefined ? undefined : rank(second),
      );
      expect(ranks).toEqual(run.map(rank));
      expect(ranksOf(board, 1)).toEqual(board.map(rank));
    }),
  );
});

it('a board without entries has no ranks', () => {
  expect(ranksOf([], 1)).toEqual([]);
});
