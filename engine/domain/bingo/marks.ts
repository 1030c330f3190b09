import { type BoardShape, cellCount, freeCell } from './board-shape.ts';
import type { Card } from './draw-card.ts';
import { cellsOf, type Mask, markCell, startingMask } from './mask.ts';
import { matchingPatterns, type Pattern } from './patterns.ts';

/** That an item happened, by an event or by somebody's hand. */
export interface Mark {
  readonly item_id: string;
  readonly marked_at: Date;
}

/** What a card's marks come to. */
export interface MarkedCard {
  /** With the free cell. */
  readonly mask: Mask;
  /** When each cell was first marked; the free one was always. */
  readonly marked_at: ReadonlyMap<number, Date>;
}

/** Where an item stands on a card; undefined where it does not. */
export function cellOfItem({ cells }: Card, itemId: string): number | undefined {
  const cell = cells.findIndex((item) => item?.id === itemId);
  return cell < 0 ? undefined : cell;
}

/**
 * A card under a set of marks, in any order and however often repeated: of an item's marks the
 * earliest counts. Marks of items that the card does not have are passed over. A mark is taken back
 * by leaving it out.
 */
export function markCard(shape: BoardShape, card: Card, marks: readonly Mark[]): MarkedCard {
  const cells = new Map(card.cells.map((item, cell) => [item?.id, cell]));
  const marked = new Map<number, Date>();
  let mask = startingMask(shape);
  for (const { item_id, marked_at } of marks) {
    const cell = cells.get(item_id);
    if (cell === undefined) continue;
    const before = marked.get(cell);
    if (!before || marked_at < before) marked.set(cell, marked_at);
    mask = markCell(mask, cell);
  }
  return { mask, marked_at: marked };
}

/** Bits that are no cells of the board are dropped, and the free cell is marked. */
export function boardMask(shape: BoardShape, mask: Mask): Mask {
  return BigInt.asUintN(cellCount(shape.size), mask) | startingMask(shape);
}

/** When a pattern's last cell was marked; undefined while it lacks one. */
export function completedAt(
  shape: BoardShape,
  { mask }: Pick<Pattern, 'mask'>,
  { marked_at }: MarkedCard,
): Date | undefined {
  const free = freeCell(shape);
  let last: Date | undefined;
  for (const cell of cellsOf(mask)) {
    if (cell === free) continue;
    const at = marked_at.get(cell);
    if (!at) return undefined;
    if (!last || at > last) last = at;
  }
  return last;
}

/** The patterns that a set of marks completes, each with when: the earliest first. */
export function completedPatterns(
  shape: BoardShape,
  patterns: readonly Pattern[],
  marked: MarkedCard,
): readonly { readonly pattern: Pattern; readonly completed_at: Date }[] {
  return matchingPatterns(patterns, marked.mask)
    .flatMap((pattern) => {
      const completed_at = completedAt(shape, pattern, marked);
      return completed_at ? [{ pattern, completed_at }] : [];
    })
    .sort((left, right) => left.completed_at.getTime() - right.completed_at.getTime());
}
