import type { BingoBoard, BingoMark } from '#contract/shapes/bingo.ts';
import { arrangeCard } from '#domain/bingo/arrange-card.ts';
import { type BoardShape, freeCell, isBoardSize } from '#domain/bingo/board-shape.ts';
import { type Card, drawCard } from '#domain/bingo/draw-card.ts';
import { completedAt, markCard } from '#domain/bingo/marks.ts';
import type { Mask } from '#domain/bingo/mask.ts';
import { winningKinds } from '#domain/bingo/pattern-points.ts';
import { missingCells, type Pattern, patternsOf } from '#domain/bingo/patterns.ts';

/** How far a pattern of a card is. */
export interface PatternState {
  readonly pattern: Pattern;
  readonly points: number;
  /** Cells that it still needs. */
  readonly missing: number;
  /** When its last cell was marked; undefined while it lacks one. */
  readonly completed_at: Date | undefined;
}

/** A card as it is shown: what stands where, what is marked, what has won. */
export interface PlayedCard {
  readonly shape: BoardShape;
  readonly card: Card;
  readonly mask: Mask;
  /** The marks of each cell, the first one first. */
  readonly marks: ReadonlyMap<number, readonly BingoMark[]>;
  readonly patterns: readonly PatternState[];
  readonly free: number | undefined;
}

type Drawn = Pick<BingoBoard, 'size' | 'free_centre' | 'items' | 'arrangement'>;

/** What a board looks like; undefined where it has faults that leave no card to show. */
export function boardCard(
  board: Drawn,
  seed: string,
): { readonly shape: BoardShape; readonly card: Card } | undefined {
  const { size, free_centre, items, arrangement } = board;
  if (!isBoardSize(size)) return undefined;
  const shape = { size, free_centre };
  if (arrangement) {
    const { card } = arrangeCard(shape, items, arrangement);
    return card && { shape, card };
  }
  try {
    return { shape, card: drawCard(shape, items, seed) };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** A board's card of a seed under its marks; undefined where the board gives none. */
export function playedCard(
  board: Drawn & Pick<BingoBoard, 'points'>,
  seed: string,
  marks: readonly BingoMark[],
): PlayedCard | undefined {
  const drawn = boardCard(board, seed);
  if (!drawn) return undefined;
  const { shape, card } = drawn;
  const dated = marks.map(({ item_id, marked_at }) => ({
    item_id,
    marked_at: new Date(marked_at),
  }));
  const marked = markCard(shape, card, dated);
  const byCell = new Map(
    card.cells.map((item, cell) => [
      cell,
      marks
        .filter(({ item_id }) => item_id === item?.id)
        .sort((one, other) => Date.parse(one.marked_at) - Date.parse(other.marked_at)),
    ]),
  );
  const patterns = patternsOf(shape.size, winningKinds(board.points)).map((pattern) => ({
    pattern,
    points: board.points[pattern.kind] ?? 0,
    missing: missingCells(pattern, marked.mask).length,
    completed_at: completedAt(shape, pattern, marked),
  }));
  return { shape, card, mask: marked.mask, marks: byCell, patterns, free: freeCell(shape) };
}

/** The patterns that are complete. */
export const completed = ({ patterns }: Pick<PlayedCard, 'patterns'>): readonly PatternState[] =>
  patterns.filter(({ completed_at }) => completed_at !== undefined);
