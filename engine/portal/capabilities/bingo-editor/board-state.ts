import * as z from 'zod/mini';
import type { BingoBoard, BingoBoardDraft } from '#contract/shapes/bingo.ts';
import { PATTERN_KINDS } from '#contract/vocabulary/campaign-words.ts';
import { BOARD_SIZES, type BoardSize, isBoardSize } from '#domain/bingo/board-shape.ts';
import type { BingoItem } from '#domain/bingo/items.ts';
import { type PatternPoints, USUAL_POINTS } from '#domain/bingo/pattern-points.ts';

/** A board as it stands in the editor: what is typed, whether it is right or not. */
export interface EditedBoard {
  readonly title: string;
  readonly description: string;
  readonly size: BoardSize;
  readonly free_centre: boolean;
  /** Their ids are well-formed and each is there once: `withItems` sees to it. */
  readonly items: readonly BingoItem[];
  /** Cell by cell, null in the free one and where nothing lies; null: drawn by the seed. */
  readonly arrangement: readonly (string | null)[] | null;
  readonly points: PatternPoints;
}

export const NEW_BOARD: EditedBoard = {
  title: '',
  description: '',
  size: 5,
  free_centre: true,
  items: [],
  arrangement: null,
  points: USUAL_POINTS,
};

/** What a saved board says, to go on with it. */
export function editedBoard(board: BingoBoard): EditedBoard {
  const { title, description, size, free_centre, items, arrangement, points } = board;
  return {
    title,
    description: description ?? '',
    size: isBoardSize(size) ? size : NEW_BOARD.size,
    free_centre,
    items,
    arrangement,
    points: inOrder(points),
  };
}

/**
 * A board as it is sent: without spaces at the ends of texts and without items that say nothing,
 * which hold nothing that somebody typed. Boards of creators have neither winner cap nor claim
 * window: they pay nothing that could be claimed.
 */
export function boardDraft(board: EditedBoard): BingoBoardDraft {
  const { size, free_centre, arrangement } = board;
  return {
    title: board.title.trim(),
    description: board.description.trim() || null,
    size,
    free_centre,
    items: board.items
      .map(({ id, label, weight, difficulty }) => ({ id, label: label.trim(), weight, difficulty }))
      .filter(({ label }) => label !== ''),
    arrangement: arrangement && [...arrangement],
    points: inOrder(board.points),
    winner_cap: null,
    claim_window_seconds: null,
  };
}

/** Whether two boards would be saved as the same. */
export const isSameBoard = (one: EditedBoard, other: EditedBoard): boolean =>
  JSON.stringify(boardDraft(one)) === JSON.stringify(boardDraft(other));

const inOrder = (points: PatternPoints): PatternPoints =>
  Object.fromEntries(
    PATTERN_KINDS.flatMap((kind) => (points[kind] === undefined ? [] : [[kind, points[kind]]])),
  );

const stored = z.object({
  title: z.string(),
  description: z.string(),
  size: z.literal([...BOARD_SIZES]),
  free_centre: z.boolean(),
  items: z.array(
    z.object({ id: z.string(), label: z.string(), weight: z.number(), difficulty: z.number() }),
  ),
  arrangement: z.nullable(z.array(z.nullable(z.string()))),
  points: z.partialRecord(z.enum(PATTERN_KINDS), z.number()),
});

/** Reads a board that this browser kept; undefined for anything else. */
export const readBoard = (kept: unknown): EditedBoard | undefined =>
  stored.safeParse(kept).data as EditedBoard | undefined;
