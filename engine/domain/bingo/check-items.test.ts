import { expect, test } from 'vitest';
import { isPublishable } from './bingo-issue.ts';
import { checkBoard, type UncheckedBoard } from './check-board.ts';
import { checkItems } from './check-items.ts';
import type { BingoItem } from './items.ts';
import { labelWidth } from './label-width.ts';
import { USUAL_POINTS } from './pattern-points.ts';

const SHAPE = { size: 5, free_centre: true } as const;
const ITEMS: readonly BingoItem[] = Array.from({ length: 48 }, (_, at) => ({
  id: `item-${at}`,
  label: `Item ${at}`,
  weight: 1,
  difficulty: 3,
}));
const withItem = (changed: Partial<BingoItem>) =>
  ITEMS.map((item, at) => (at === 5 ? { ...item, ...changed } : item));
const codes = (items: readonly BingoItem[]) => checkItems(SHAPE, items).map(({ code }) => code);

test('a good list has no issues', () => {
  expect(checkItems(SHAPE, ITEMS)).toEqual([]);
});

test('too few items are told with how many are missing', () => {
  const issues = checkItems(SHAPE, ITEMS.slice(0, 20));
  expect(issues).toEqual([
    {
      code: 'too_few_items',
      severity: 'error',
      message: 'A card needs 24 items and there are 20. Add 4 more, or choose a smaller board.',
      params: { needed: 24, given: 20, missing: 4 },
    },
  ]);
  expect(isPublishable(issues)).toBe(false);
});

test('a pool with little to spare is a warning', () => {
  const issues = checkItems(SHAPE, ITEMS.slice(0, 47));
  expect(issues.map(({ code }) => code)).toEqual(['few_items_to_spare']);
  expect(isPublishable(issues)).toBe(true);
});

test('more items than a board takes are refused', () => {
  const many = Array.from({ length: 501 }, (_, at) => ({
    ...ITEMS[0]!,
    id: `${at}`,
    label: `${at}`,
  }));
  expect(codes(many)).toEqual(['too_many_items']);
});

test.each([' item  3 ', 'ITEM 3', 'Ｉｔｅｍ\u00a03'])(
  '"%s" is the same label as "Item 3"',
  (label) => {
    expect(checkItems(SHAPE, withItem({ label }))).toMatchObject([
      { code: 'label_duplicate', item: 5, params: { first: 4 } },
    ]);
  },
);

test('what a cell cannot hold is told with how much it can', () => {
  const label = 'Wins a fight against three enemies, alone, with none';
  expect(checkItems(SHAPE, withItem({ label }))).toMatchObject([
    { code: 'label_too_long', severity: 'error', item: 5, params: { width: 52, most: 48 } },
  ]);
  expect(checkItems({ size: 3, free_centre: true }, withItem({ label }))).toEqual([]);
});

test('a word that a cell breaks is a warning; scripts without spaces break anywhere', () => {
  expect(codes(withItem({ label: 'Donaudampfschifffahrt gewinnt' }))).toEqual(['word_too_long']);
  expect(codes(withItem({ label: '敵を三人たおしてからかくれるまで' }))).toEqual([]);
});

test('wide characters count twice, and what is put together once', () => {
  expect(labelWidth('abc')).toBe(3);
  expect(labelWidth('e\u0301')).toBe(1);
  expect(labelWidth('敵')).toBe(2);
  expect(labelWidth('👩‍🚀')).toBe(2);
});

test.each([
  [{ label: '  ' }, 'label_missing'],
  [{ label: 'two\nlines' }, 'label_malformed'],
  [{ id: '' }, 'id_malformed'],
  [{ id: 'a b' }, 'id_malformed'],
  [{ id: 'x'.repeat(81) }, 'id_malformed'],
  [{ id: 'item-4' }, 'id_duplicate'],
  [{ weight: 0 }, 'weight_out_of_range'],
  [{ weight: 101 }, 'weight_out_of_range'],
  [{ weight: 1.5 }, 'weight_out_of_range'],
  [{ difficulty: 6 }, 'difficulty_out_of_range'],
  [{ difficulty: Number.NaN }, 'difficulty_out_of_range'],
])('an item with %o is refused as %s', (changed, code) => {
  const issues = checkItems(SHAPE, withItem(changed));
  expect(issues).toMatchObject([{ code, severity: 'error', item: 5 }]);
});

const BOARD: UncheckedBoard = {
  ...SHAPE,
  points: USUAL_POINTS,
  winner_cap: null,
  claim_window_seconds: 30,
};

test('a usual board has no issues', () => {
  expect(checkBoard(BOARD)).toEqual([]);
});

test.each([
  [{ size: 2 }, 'size_out_of_range'],
  [{ size: 8 }, 'size_out_of_range'],
  [{ size: 4.5 }, 'size_out_of_range'],
  [{ size: 4 }, 'free_centre_without_centre'],
  [{ points: {} }, 'no_winning_pattern'],
  [{ points: { row: -1 } }, 'points_out_of_range'],
  [{ points: { row: 0.5 } }, 'points_out_of_range'],
  [{ winner_cap: 0 }, 'winner_cap_out_of_range'],
  [{ claim_window_seconds: 0 }, 'claim_window_out_of_range'],
  [{ claim_window_seconds: 86_401 }, 'claim_window_out_of_range'],
])('a board with %o is refused as %s', (changed, code) => {
  expect(checkBoard({ ...BOARD, ...changed }).map((issue) => issue.code)).toEqual([code]);
});

test('every issue of a board is told at once', () => {
  const issues = checkBoard({ ...BOARD, size: 9, points: {}, winner_cap: -1 });
  expect(issues).toHaveLength(3);
  for (const { message } of issues) expect(message).toMatch(/\.$/);
});
