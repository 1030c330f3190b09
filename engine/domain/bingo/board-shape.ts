/** Cells in a row, and rows. */
export type BoardSize = 3 | 4 | 5 | 6 | 7;

export const BOARD_SIZES: readonly BoardSize[] = [3, 4, 5, 6, 7];

/** Cells are numbered row by row, from 0 at the top at the reading direction's start. */
export interface BoardShape {
  readonly size: BoardSize;
  /** The middle cell needs no item and is marked from the start; only odd sizes have one. */
  readonly free_centre: boolean;
}

export function isBoardSize(size: number): size is BoardSize {
  return (BOARD_SIZES as readonly number[]).includes(size);
}

export function cellCount(size: BoardSize): number {
  return size * size;
}

/** The middle cell; undefined where the size is even. */
export function centreCell(size: BoardSize): number | undefined {
  return size % 2 === 1 ? (cellCount(size) - 1) / 2 : undefined;
}

/** The cell that is free; undefined where none is. */
export function freeCell({ size, free_centre }: BoardShape): number | undefined {
  return free_centre ? centreCell(size) : undefined;
}

/** How many items a card holds. */
export function itemCount(shape: BoardShape): number {
  return cellCount(shape.size) - (freeCell(shape) === undefined ? 0 : 1);
}
