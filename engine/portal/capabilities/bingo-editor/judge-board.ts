import { arrangeCard } from '#domain/bingo/arrange-card.ts';
import type { BingoIssue } from '#domain/bingo/bingo-issue.ts';
import { itemCount } from '#domain/bingo/board-shape.ts';
import { checkBoard } from '#domain/bingo/check-board.ts';
import { checkItems } from '#domain/bingo/check-items.ts';
import { type Card, drawCard } from '#domain/bingo/draw-card.ts';
import { DIFFICULTY, MOST_ITEMS, WEIGHT } from '#domain/bingo/items.ts';
import type { EditedBoard } from './board-state.ts';

/** What the domain says of a board, and what only its editor asks for. */
export type EditorIssue = Omit<BingoIssue, 'code' | 'message'> & {
  readonly code: BingoIssue['code'] | 'title_missing';
};

/** Everything that is wrong with a board: with an error it cannot be published. */
export function judgeBoard(board: EditedBoard): readonly EditorIssue[] {
  const { items, arrangement } = board;
  const rules = { ...board, winner_cap: null, claim_window_seconds: null };
  const ofItems = checkItems(board, items);
  const title: readonly EditorIssue[] =
    board.title.trim() === '' ? [{ code: 'title_missing', severity: 'error', params: {} }] : [];
  if (arrangement === null) return [...title, ...checkBoard(rules), ...ofItems];
  const arranged = arrangeCard(board, items, arrangement).issues;
  return [
    ...title,
    ...checkBoard(rules),
    // On the one card of this board there is nothing to differ.
    ...ofItems.filter(({ code }) => code !== 'few_items_to_spare'),
    // That there are too few says why cells are empty.
    ...(ofItems.some(({ code }) => code === 'too_few_items') ? [] : arranged),
  ];
}

/** Why a board cannot even be kept as a draft; undefined where it can. */
export function cannotBeSaved(board: EditedBoard): 'title_missing' | 'too_many_items' | undefined {
  if (board.title.trim() === '') return 'title_missing';
  return board.items.length > MOST_ITEMS ? 'too_many_items' : undefined;
}

/** The card of a seed, as far as there are enough items that can be drawn; undefined otherwise. */
export function previewCard(board: EditedBoard, seed: string): Card | undefined {
  const { size, items, arrangement } = board;
  if (arrangement !== null) {
    const byId = new Map(items.map((item) => [item.id, item]));
    return { size, cells: arrangement.map((id) => byId.get(id ?? '') ?? null) };
  }
  const within = (value: number, { least, most }: typeof WEIGHT | typeof DIFFICULTY) =>
    Number.isInteger(value) && value >= least && value <= most;
  const drawable = items.filter(
    ({ label, weight, difficulty }) =>
      label.trim() !== '' && within(weight, WEIGHT) && within(difficulty, DIFFICULTY),
  );
  return drawable.length < itemCount(board) ? undefined : drawCard(board, drawable, seed);
}
