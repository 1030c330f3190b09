import fc from 'fast-check';
import { expect, test } from 'vitest';
import { arrangeCard, arrangementOf, swapCells } from './arrange-card.ts';
import { drawCard } from './draw-card.ts';

const SHAPE = { size: 3, free_centre: true } as const;
const ITEMS = Array.from({ length: 12 }, (_, at) => ({
  id: `item-${at}`,
  label: `Item ${at}`,
  weight: 1,
  difficulty: 1 + (at % 5),
}));
const CARD = drawCard(SHAPE, ITEMS, 'seed');
const cell = fc.integer({ min: -1, max: 9 });

test('a card that is taken apart and arranged again is the same card', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell)), (swaps) => {
      const card = swaps.reduce((moved, [from, to]) => swapCells(moved, from, to), CARD);
      expect(arrangeCard(SHAPE, ITEMS, arrangementOf(card))).toEqual({ issues: [], card });
    }),
  );
});

test('two cells change places, and back', () => {
  const swapped = swapCells(CARD, 0, 8);
  expect(swapped.cells[0]).toBe(CARD.cells[8]);
  expect(swapped.cells[8]).toBe(CARD.cells[0]);
  expect(swapCells(swapped, 0, 8)).toEqual(CARD);
});

test('the free cell stays where it is', () => {
  expect(swapCells(CARD, 4, 0)).toBe(CARD);
  expect(swapCells(CARD, 0, 4)).toBe(CARD);
});

test('everything wrong with an arrangement is told at once', () => {
  const { issues } = arrangeCard(SHAPE, ITEMS, [
    'item-1',
    'item-1',
    null,
    'item-99',
    'item-2',
    'item-3',
    'item-4',
    'item-5',
    'item-6',
  ]);
  expect(issues.map((issue) => [issue.cell, issue.code])).toEqual([
    [1, 'cell_item_repeated'],
    [2, 'cell_empty'],
    [3, 'cell_item_unknown'],
    [4, 'free_cell_taken'],
  ]);
});

test('an arrangement of another size is refused', () => {
  const { issues, card } = arrangeCard(SHAPE, ITEMS, ['item-1']);
  expect(issues.map(({ code }) => code)).toEqual(['cell_count_wrong']);
  expect(card).toBeUndefined();
});
