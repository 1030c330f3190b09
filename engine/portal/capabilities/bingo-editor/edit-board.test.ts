import { expect, test } from 'vitest';
import { isPublishable } from '#domain/bingo/bingo-issue.ts';
import { itemsBeside, putItem } from './arrangement.ts';
import { type EditedBoard, isSameBoard } from './board-state.ts';
import { type Edit, editBoard, stepName, withItems } from './edit-board.ts';
import { judgeBoard } from './judge-board.ts';
import { SMALL_BOARD, someItems } from './test-board.ts';

const after = (board: EditedBoard, ...edits: Edit[]) => edits.reduce(editBoard, board);
const ARRANGED = after(SMALL_BOARD, { kind: 'arrange', arrangement: [] });

test('a board that begins to be arranged has all its cells filled but the free one', () => {
  expect(ARRANGED.arrangement).toEqual([
    'item-0',
    'item-1',
    'item-2',
    'item-3',
    null,
    'item-4',
    'item-5',
    'item-6',
    'item-7',
  ]);
  expect(judgeBoard(ARRANGED)).toEqual([]);
});

test('an arrangement goes on fitting when the shape changes', () => {
  const larger = after(ARRANGED, { kind: 'shape', size: 4, free_centre: true });
  expect(larger.free_centre).toBe(false);
  expect(larger.arrangement?.slice(0, 4)).toEqual(['item-0', 'item-1', 'item-2', 'item-3']);
  expect(larger.arrangement?.filter((id) => id === null)).toHaveLength(4);
  const full = after(larger, { kind: 'add', items: someItems(16).slice(12) });
  expect(full.arrangement).not.toContain(null);
  expect(isPublishable(judgeBoard(full) as never)).toBe(true);
});

test('where an item was deleted, the first one from beside the card takes its cell', () => {
  const { arrangement, items } = after(ARRANGED, { kind: 'remove', id: 'item-1' });
  expect(arrangement?.[1]).toBe('item-8');
  expect(itemsBeside(items, arrangement ?? []).map(({ id }) => id)).toEqual([
    'item-9',
    'item-10',
    'item-11',
  ]);
});

test('an item changes places with the one that it is put upon, wherever it comes from', () => {
  const { arrangement } = ARRANGED;
  const swapped = putItem(SMALL_BOARD, arrangement ?? [], 'item-0', 8);
  expect([swapped[0], swapped[8]]).toEqual(['item-7', 'item-0']);
  const taken = putItem(SMALL_BOARD, arrangement ?? [], 'item-11', 0);
  expect(taken[0]).toBe('item-11');
  expect(itemsBeside(SMALL_BOARD.items, taken).map(({ id }) => id)).toContain('item-0');
});

test('nothing is put on the free cell, beside the board or onto itself', () => {
  const arrangement = ARRANGED.arrangement ?? [];
  for (const [id, cell] of [
    ['item-0', 4],
    ['item-11', 4],
    ['item-0', 9],
    ['item-11', -1],
    ['item-0', 0],
  ] as const)
    expect(putItem(SMALL_BOARD, arrangement, id, cell)).toBe(arrangement);
});

test('every item has an id of its own, whatever the pasted table named', () => {
  const item = { label: 'Item 0', weight: 1, difficulty: 3 };
  const ids = withItems(someItems(1), [
    { ...item, id: 'item-0' },
    { ...item, id: 'no id' },
    { ...item, id: 'own' },
  ]).map(({ id }) => id);
  expect(ids).toEqual(['item-0', 'item-0-2', 'item-0-3', 'own']);
});

test('a pattern that does not win has no points', () => {
  const { points } = after(
    SMALL_BOARD,
    { kind: 'points', pattern: 'row', points: 7 },
    { kind: 'points', pattern: 'blackout', points: undefined },
  );
  expect(points).toEqual({ row: 7, column: 10, diagonal: 15, corners: 25 });
});

test('a kind of pattern that is taken out and put back changes nothing', () => {
  const again = after(
    SMALL_BOARD,
    { kind: 'points', pattern: 'row', points: undefined },
    { kind: 'points', pattern: 'row', points: 10 },
  );
  expect(isSameBoard(again, SMALL_BOARD)).toBe(true);
});

test('typing in one field is one step, in another a further one', () => {
  const write = (text: string): Edit => ({ kind: 'write', field: 'title', text });
  expect(stepName(write('a'))).toBe(stepName(write('ab')));
  const label = (id: string): Edit => ({ kind: 'item', id, change: { label: 'x' } });
  expect(stepName(label('a'))).not.toBe(stepName(label('b')));
  expect(stepName({ kind: 'remove', id: 'a' })).toBeUndefined();
});
