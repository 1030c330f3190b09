import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BOARD_SIZES } from './board-shape.ts';
import { cellsOf, EMPTY_MASK, fullMask, maskOf, startingMask } from './mask.ts';
import { pointsFor, USUAL_POINTS, winningKinds } from './pattern-points.ts';
import { matchingPatterns, missingCells, patternsOf } from './patterns.ts';

const ids = (patterns: readonly { readonly id: string }[]) => patterns.map(({ id }) => id);

test('a board has a pattern for each row and column, two diagonals, the corners and all of it', () => {
  for (const size of BOARD_SIZES) {
    const patterns = patternsOf(size);
    expect(patterns).toHaveLength(2 * size + 4);
    expect(new Set(ids(patterns)).size).toBe(patterns.length);
    expect(new Set(patterns.map(({ mask }) => mask)).size).toBe(patterns.length);
    for (const { kind, mask } of patterns)
      expect(cellsOf(mask)).toHaveLength(
        kind === 'corners' ? 4 : kind === 'blackout' ? size * size : size,
      );
  }
});

test('patterns lie where their names say', () => {
  const cells = Object.fromEntries(patternsOf(4).map(({ id, mask }) => [id, cellsOf(mask)]));
  expect(cells).toMatchObject({
    row_1: [0, 1, 2, 3],
    row_4: [12, 13, 14, 15],
    column_1: [0, 4, 8, 12],
    column_4: [3, 7, 11, 15],
    diagonal_down: [0, 5, 10, 15],
    diagonal_up: [3, 6, 9, 12],
    corners: [0, 3, 12, 15],
  });
});

const boards = fc.constantFrom(...BOARD_SIZES).chain((size) =>
  fc.record({
    size: fc.constant(size),
    mask: fc.bigInt(0n, fullMask(size)),
    more: fc.bigInt(0n, fullMask(size)),
  }),
);

test('what matches keeps matching with more marks', () => {
  fc.assert(
    fc.property(boards, ({ size, mask, more }) => {
      const patterns = patternsOf(size);
      const after = ids(matchingPatterns(patterns, mask | more));
      expect(after).toEqual(expect.arrayContaining(ids(matchingPatterns(patterns, mask))));
    }),
  );
});

test('a pattern matches exactly when no cell is missing, and those missing complete it', () => {
  fc.assert(
    fc.property(boards, ({ size, mask }) => {
      for (const pattern of patternsOf(size)) {
        const missing = missingCells(pattern, mask);
        expect(matchingPatterns([pattern], mask).length === 1).toBe(missing.length === 0);
        expect(matchingPatterns([pattern], mask | maskOf(missing))).toEqual([pattern]);
      }
    }),
  );
});

test('a full board pays for every pattern', () => {
  const all = matchingPatterns(patternsOf(5), fullMask(5));
  expect(pointsFor(all, USUAL_POINTS)).toBe(5 * 10 + 5 * 10 + 2 * 15 + 25 + 50);
});

test('nothing matches at the start, with or without a free centre', () => {
  for (const size of BOARD_SIZES)
    for (const free_centre of [true, false])
      expect(matchingPatterns(patternsOf(size), startingMask({ size, free_centre }))).toEqual([]);
  expect(startingMask({ size: 4, free_centre: true })).toBe(EMPTY_MASK);
});

test('only kinds with points win, those with none at all for the honour', () => {
  const points = { row: 0, corners: 25 };
  expect(winningKinds(points)).toEqual(['row', 'corners']);
  expect(ids(patternsOf(3, winningKinds(points)))).toEqual(['row_1', 'row_2', 'row_3', 'corners']);
  expect(pointsFor(patternsOf(3), points)).toBe(25);
});

test('a pattern that is listed twice pays once', () => {
  const [row] = patternsOf(3);
  expect(pointsFor([row!, row!], USUAL_POINTS)).toBe(10);
});
