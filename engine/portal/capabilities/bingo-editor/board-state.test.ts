import { expect, test } from 'vitest';
import { bingoBoardDraft } from '#contract/shapes/bingo.ts';
import { boardDraft, editedBoard, isSameBoard, NEW_BOARD, readBoard } from './board-state.ts';
import { cannotBeSaved, judgeBoard, previewCard } from './judge-board.ts';
import { beginningOf } from './own-board.ts';
import { SMALL_BOARD, savedBoard, someItems } from './test-board.ts';

test('a board is sent as the contract takes it, without spaces at ends and empty items', () => {
  const typed = {
    ...SMALL_BOARD,
    title: ' Friday night ',
    items: [
      { id: 'blank', label: '  ', weight: 1, difficulty: 3 },
      { id: 'kill', label: ' First kill ', weight: 0, difficulty: 9 },
    ],
  };
  const draft = bingoBoardDraft.parse(boardDraft(typed));
  expect(draft).toMatchObject({
    title: 'Friday night',
    description: null,
    items: [{ id: 'kill', label: 'First kill' }],
    winner_cap: null,
    claim_window_seconds: null,
  });
});

test('a saved board is the same again, in whatever order its points come', () => {
  const saved = savedBoard(SMALL_BOARD);
  const shuffled = Object.fromEntries(Object.entries(saved.points).reverse());
  expect(isSameBoard(editedBoard({ ...saved, points: shuffled }), SMALL_BOARD)).toBe(true);
  expect(isSameBoard(editedBoard({ ...saved, title: 'Other' }), SMALL_BOARD)).toBe(false);
});

test('what the browser kept is read, and anything else is nothing', () => {
  expect(readBoard(JSON.parse(JSON.stringify(SMALL_BOARD)))).toEqual(SMALL_BOARD);
  for (const other of [
    undefined,
    null,
    3,
    {},
    { ...SMALL_BOARD, size: 9 },
    { ...SMALL_BOARD, items: [1] },
  ])
    expect(readBoard(other)).toBeUndefined();
});

test('a new board lacks a title and items, and is not kept without a title', () => {
  expect(judgeBoard(NEW_BOARD).map(({ code }) => code)).toEqual(['title_missing', 'too_few_items']);
  expect(cannotBeSaved(NEW_BOARD)).toBe('title_missing');
  expect(cannotBeSaved(SMALL_BOARD)).toBeUndefined();
  expect(cannotBeSaved({ ...SMALL_BOARD, items: someItems(501) })).toBe('too_many_items');
});

test('a card is shown as soon as enough items can be drawn', () => {
  expect(previewCard({ ...SMALL_BOARD, items: someItems(7) }, 'seed')).toBeUndefined();
  expect(previewCard({ ...SMALL_BOARD, items: someItems(8) }, 'seed')?.cells).toHaveLength(9);
  const [first, ...rest] = someItems(8);
  const faulty = [{ ...first!, weight: 0 }, ...rest];
  expect(previewCard({ ...SMALL_BOARD, items: faulty }, 'seed')).toBeUndefined();
});

test('the editor goes on with what the browser kept, on top of the revision it was made from', () => {
  const saved = savedBoard(SMALL_BOARD);
  const board = { ...SMALL_BOARD, title: 'Changed' };
  expect(beginningOf(saved.id, saved, { board, revision: 3 })).toEqual({
    place: saved.id,
    board,
    saved,
    conflict: undefined,
  });
  expect(beginningOf('new', undefined, { board, revision: null }).board).toBe(board);
  expect(beginningOf('new', undefined, undefined).board).toEqual(NEW_BOARD);
});

test('changes to an older revision or a board published since are a conflict, equal ones are none', () => {
  const saved = savedBoard(SMALL_BOARD, { revision: 4 });
  const board = { ...SMALL_BOARD, title: 'Changed' };
  expect(beginningOf(saved.id, saved, { board, revision: 3 }).conflict).toEqual({ theirs: saved });
  expect(
    beginningOf(saved.id, saved, { board: SMALL_BOARD, revision: 3 }).conflict,
  ).toBeUndefined();
  const published = savedBoard(SMALL_BOARD, { state: 'published' });
  expect(beginningOf(published.id, published, { board, revision: 3 }).conflict).toEqual({
    theirs: published,
  });
});
