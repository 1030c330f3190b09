import type { BingoBoard } from '#contract/shapes/bingo.ts';
import type { BingoItem } from '#domain/bingo/items.ts';
import { boardDraft, type EditedBoard, NEW_BOARD } from './board-state.ts';

/** Items for tests, each another one. */
export const someItems = (count: number): readonly BingoItem[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `item-${at}`,
    label: `Item ${at}`,
    weight: 1,
    difficulty: 3,
  }));

/** A board of three rows with twelve items, for tests. */
export const SMALL_BOARD: EditedBoard = {
  ...NEW_BOARD,
  title: 'Friday night',
  size: 3,
  items: someItems(12),
};

/** A board as the server answers it, for tests. */
export const savedBoard = (board: EditedBoard, more: Partial<BingoBoard> = {}): BingoBoard => ({
  ...boardDraft(board),
  id: 1_000_001,
  campaign_id: 'acme',
  program_uuid: '00000000-0000-4000-8000-000000000000',
  activation_id: null,
  hand_marks_pay: false,
  opens_at: null,
  closes_at: null,
  open: false,
  state: 'draft',
  revision: 3,
  author: 'Maya',
  ...more,
});
