import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawCard } from './draw-card.ts';
import {
  boardMask,
  cellOfItem,
  completedAt,
  completionKnownAt,
  type Mark,
  markCard,
} from './marks.ts';
import { cellsOf, fullMask, startingMask } from './mask.ts';
import { patternsOf } from './patterns.ts';

const SHAPE = { size: 5, free_centre: true } as const;
const POOL = Array.from({ length: 40 }, (_, at) => ({
  id: `item-${at}`,
  label: `Item ${at}`,
  weight: 1,
  difficulty: 3,
}));
const CARD = drawCard(SHAPE, POOL, 'friday-night');
const START = Date.UTC(2026, 10, 21, 20);

const at = (second: number) => new Date(START + second * 1_000);
const markIn = (cell: number, second: number): Mark => ({
  item_id: CARD.cells[cell]?.id ?? 'none',
  marked_at: at(second),
});

const marks = fc.array(
  fc.record({
    item_id: fc.constantFrom(...POOL.map(({ id }) => id), 'unheard-of'),
    marked_at: fc.integer({ min: 0, max: 600 }).map(at),
  }),
  { maxLength: 80 },
);

test('replayed and reordered marks come to the same', () => {
  const replayed = marks.chain((all) =>
    fc.tuple(
      fc.constant(all),
      fc
        .subarray(all)
        .chain((again) =>
          fc.shuffledSubarray([...all, ...again], { minLength: all.length + again.length }),
        ),
    ),
  );
  fc.assert(
    fc.property(replayed, ([once, again]) => {
      const [one, two] = [markCard(SHAPE, CARD, once), markCard(SHAPE, CARD, again)];
      expect(two.mask).toBe(one.mask);
      expect(new Map([...two.marked_at].sort())).toEqual(new Map([...one.marked_at].sort()));
    }),
  );
});

test('more marks never take one away', () => {
  fc.assert(
    fc.property(marks, marks, (some, more) => {
      const before = markCard(SHAPE, CARD, some).mask;
      expect(markCard(SHAPE, CARD, [...some, ...more]).mask & before).toBe(before);
    }),
  );
});

test('marked are the free cell and the cells of the items that happened', () => {
  fc.assert(
    fc.property(marks, (some) => {
      const cells = new Set(some.map(({ item_id }) => cellOfItem(CARD, item_id)));
      cells.delete(undefined);
      const { mask, marked_at } = markCard(SHAPE, CARD, some);
      expect(new Set(cellsOf(mask))).toEqual(new Set([12, ...cells]));
      expect(new Set(marked_at.keys())).toEqual(cells);
    }),
  );
});

test('of marks of one item the earliest counts', () => {
  const marked = markCard(SHAPE, CARD, [markIn(3, 20), markIn(3, 10), markIn(3, 30)]);
  expect(marked.marked_at.get(3)).toEqual(at(10));
});

test('a pattern is complete with its last mark, and the free cell is not waited for', () => {
  const [across] = patternsOf(5).filter(({ id }) => id === 'row_3');
  const some = [markIn(10, 5), markIn(14, 40), markIn(11, 9)];
  expect(completedAt(SHAPE, across!, markCard(SHAPE, CARD, some))).toBeUndefined();
  const all = markCard(SHAPE, CARD, [...some, markIn(13, 21), markIn(14, 90)]);
  expect(completedAt(SHAPE, across!, all)).toEqual(at(40));
});

test('what happened early and was told late is known since it was told', () => {
  const [across] = patternsOf(5).filter(({ id }) => id === 'row_3');
  const known = (cell: number, second: number, told: number): Mark => ({
    ...markIn(cell, second),
    received_at: at(told),
  });
  const some = [markIn(10, 5), markIn(14, 40), markIn(11, 9)];
  expect(completionKnownAt(SHAPE, across!, markCard(SHAPE, CARD, some))).toBeUndefined();
  const late = markCard(SHAPE, CARD, [...some, known(13, 21, 300)]);
  expect(completedAt(SHAPE, across!, late)).toEqual(at(40));
  expect(completionKnownAt(SHAPE, across!, late)).toEqual(at(300));
  const again = markCard(SHAPE, CARD, [...some, known(13, 21, 300), known(13, 2, 500)]);
  expect(again.marked_at.get(13)).toEqual(at(2));
  expect(completionKnownAt(SHAPE, across!, again)).toEqual(at(300));
});

test('a mask from elsewhere is cut to the board, and the free cell is marked', () => {
  expect(boardMask(SHAPE, 0n)).toBe(startingMask(SHAPE));
  expect(boardMask(SHAPE, (1n << 60n) | 1n)).toBe(startingMask(SHAPE) | 1n);
  expect(boardMask(SHAPE, -1n)).toBe(fullMask(5));
});
