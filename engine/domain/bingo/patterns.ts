import { PATTERN_KINDS, type PatternKind } from '#contract/vocabulary/campaign-words.ts';
import { BOARD_SIZES, type BoardSize } from './board-shape.ts';
import { cellsOf, covers, fullMask, type Mask, maskOf } from './mask.ts';

/** Cells that win together. */
export interface Pattern {
  /** Permanent: `row_1` from the top, `column_1`, `diagonal_down`, `diagonal_up`, `corners`, `blackout`. */
  readonly id: string;
  readonly kind: PatternKind;
  readonly mask: Mask;
}

const PATTERNS: ReadonlyMap<BoardSize, readonly Pattern[]> = new Map(
  BOARD_SIZES.map((size) => [size, listPatterns(size)]),
);

function listPatterns(size: BoardSize): readonly Pattern[] {
  const steps = Array.from({ length: size }, (_, step) => step);
  const last = size - 1;
  const pattern = (id: string, kind: PatternKind, cells: readonly number[]): Pattern =>
    Object.freeze({ id, kind, mask: maskOf(cells) });
  const cell = (row: number, column: number) => row * size + column;
  return Object.freeze([
    ...steps.map((row) =>
      pattern(
        `row_${row + 1}`,
        'row',
        steps.map((column) => cell(row, column)),
      ),
    ),
    ...steps.map((column) =>
      pattern(
        `column_${column + 1}`,
        'column',
        steps.map((row) => cell(row, column)),
      ),
    ),
    pattern(
      'diagonal_down',
      'diagonal',
      steps.map((step) => cell(step, step)),
    ),
    pattern(
      'diagonal_up',
      'diagonal',
      steps.map((step) => cell(last - step, step)),
    ),
    pattern('corners', 'corners', [cell(0, 0), cell(0, last), cell(last, 0), cell(last, last)]),
    pattern('blackout', 'blackout', cellsOf(fullMask(size))),
  ]);
}

/** Every pattern of a board, of the given kinds: rows, columns, diagonals, corners, blackout. */
export function patternsOf(
  size: BoardSize,
  kinds: readonly PatternKind[] = PATTERN_KINDS,
): readonly Pattern[] {
  return (PATTERNS.get(size) ?? []).filter(({ kind }) => kinds.includes(kind));
}

/** The patterns whose every cell is marked, in their order. */
export function matchingPatterns(patterns: readonly Pattern[], mask: Mask): readonly Pattern[] {
  return patterns.filter((pattern) => covers(mask, pattern.mask));
}

/** The cells that a pattern still needs, ascending. */
export function missingCells({ mask }: Pattern, marked: Mask): readonly number[] {
  return cellsOf(mask & ~marked);
}
