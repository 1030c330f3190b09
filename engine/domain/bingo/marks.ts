import { type BoardShape, cellCount, freeCell } from './board-shape.ts';
import type { Card } from './draw-card.ts';
import { cellsOf, type Mask, markCell, startingMask } from './mask.ts';
import type { Pattern } from './patterns.ts';

/** That an item happened, by an event or by somebody's hand. */
export interface Mark {
  readonly item_id: string;
  /** When it happened. */
  readonly marked_at: Date;
  /** When it became known; absent: as it happened. */
  readonly received_at?: Date;
}

/** What a card's marks come to. */
export interface MarkedCard {
  /** With the free cell. */
  readonly mask: Mask;
  /** When each cell was first marked; the free one was always. */
  readonly marked_at: ReadonlyMap<number, Date>;
  /** When each cell's first mark became known. */
  readonly received_at: ReadonlyMap<number, Date>;
}

/** Where an item stands on a card; undefined where it does not. */
export function cellOfItem({ cells }: Card, itemId: string): number | undefined {
  const cell = cells.findIndex((item) => item?.id === itemId);
  return cell < 0 ? undefined : cell;
}

/**
 * A card under a set of marks, in any order and however often repeated: of an item's marks the
 * earliest counts, and it is known since the first of them was. Marks of items that the card does not have are passed over. A mark is taken back
 * by leaving it out.
 */
export function markCard(shape: BoardShape, card: Card, marks: readonly Mark[]): MarkedCard {
  const cells = new Map(card.cells.map((item, cell) => [item?.id, cell]));
  const marked = new Map<number, Date>();
  const received = new Map<number, Date>();
  let mask = startingMask(shape);
  for (const { item_id, marked_at, received_at = marked_at } of marks) {
    const cell = cells.get(item_id);
    if (cell === undefined) continue;
    keepEarliest(marked, cell, marked_at);
    keepEarliest(received, cell, received_at);
    mask = markCell(mask, cell);
  }
  return { mask, marked_at: marked, received_at: received };
}

function keepEarliest(moments: Map<number, Date>, cell: number, moment: Date): void {
  const before = moments.get(cell);
  if (!before || moment < before) moments.set(cell, moment);
}

/** Bits that are no cells of the board are dropped, and the free cell is marked. */
export function boardMask(shape: BoardShape, mask: Mask): Mask {
  return BigInt.asUintN(cellCount(shape.size), mask) | startingMask(shape);
}

/** When what a pattern's last cell tells of happened; undefined while it lacks one. */
export function completedAt(
  shape: BoardShape,
  pattern: Pick<Pattern, 'mask'>,
  { marked_at }: Pick<MarkedCard, 'marked_at'>,
): Date | undefined {
  return lastOf(shape, pattern, marked_at);
}

/** Since when a pattern's player could know that it is complete; undefined while it is not. */
export function completionKnownAt(
  shape: BoardShape,
  pattern: Pick<Pattern, 'mask'>,
  { received_at }: Pick<MarkedCard, 'received_at'>,
): Date | undefined {
  return lastOf(shape, pattern, received_at);
}

function lastOf(
  shape: BoardShape,
  { mask }: Pick<Pattern, 'mask'>,
  moments: ReadonlyMap<number, Date>,
): Date | undefined {
  const free = freeCell(shape);
  let last: Date | undefined;
  for (const cell of cellsOf(mask)) {
    if (cell === free) continue;
    const at = moments.get(cell);
    if (!at) return undefined;
    if (!last || at > last) last = at;
  }
  return last;
}
