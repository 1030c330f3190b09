import { type BoardShape, type BoardSize, cellCount, freeCell } from './board-shape.ts';

/**
 * Marked cells: bit `n` is cell `n`. A bigint, since the 49 bits of the largest board are more than
 * the 32 that operators on numbers keep.
 */
export type Mask = bigint;

export const EMPTY_MASK: Mask = 0n;

/** Every cell of a board. */
export function fullMask(size: BoardSize): Mask {
  return (1n << BigInt(cellCount(size))) - 1n;
}

/** What is marked before anything happened: the free cell, where there is one. */
export function startingMask(shape: BoardShape): Mask {
  const free = freeCell(shape);
  return free === undefined ? EMPTY_MASK : markCell(EMPTY_MASK, free);
}

export function markCell(mask: Mask, cell: number): Mask {
  return mask | (1n << BigInt(cell));
}

export function isMarked(mask: Mask, cell: number): boolean {
  return ((mask >> BigInt(cell)) & 1n) === 1n;
}

/** True where every cell of `part` is marked in `mask`. */
export function covers(mask: Mask, part: Mask): boolean {
  return (mask & part) === part;
}

export function maskOf(cells: Iterable<number>): Mask {
  let mask = EMPTY_MASK;
  for (const cell of cells) mask = markCell(mask, cell);
  return mask;
}

/** The marked cells, ascending. */
export function cellsOf(mask: Mask): number[] {
  const cells: number[] = [];
  let rest = mask;
  for (let cell = 0; rest > 0n; cell++) {
    if ((rest & 1n) === 1n) cells.push(cell);
    rest >>= 1n;
  }
  return cells;
}

export function countMarked(mask: Mask): number {
  return cellsOf(mask).length;
}
