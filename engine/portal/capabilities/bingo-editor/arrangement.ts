import { type BoardShape, cellCount, freeCell } from '#domain/bingo/board-shape.ts';
import type { BingoItem } from '#domain/bingo/items.ts';

/** Ids cell by cell, as `arrangeCard` takes them. */
export type Arrangement = readonly (string | null)[];

/**
 * An arrangement for a shape and a list of items: what lies on a cell that there is stays there,
 * what is no item any more or lies twice goes, and gaps are filled in the order of the list.
 */
export function fitArrangement(
  shape: BoardShape,
  items: readonly BingoItem[],
  arrangement: Arrangement,
): Arrangement {
  const free = freeCell(shape);
  const known = new Set(items.map(({ id }) => id));
  const lying = new Set<string>();
  const kept = Array.from({ length: cellCount(shape.size) }, (_, cell) => {
    const id = arrangement[cell] ?? null;
    if (cell === free || id === null || !known.has(id) || lying.has(id)) return null;
    lying.add(id);
    return id;
  });
  const left = items.filter(({ id }) => !lying.has(id)).map(({ id }) => id);
  return kept.map((id, cell) => (cell === free ? null : (id ?? left.shift() ?? null)));
}

/** Two cells change places, empty or not; the free one stays as it is. */
export function swapPlaces(
  shape: BoardShape,
  arrangement: Arrangement,
  from: number,
  to: number,
): Arrangement {
  const free = freeCell(shape);
  const on = (cell: number) => cell >= 0 && cell < arrangement.length && cell !== free;
  if (!on(from) || !on(to) || from === to) return arrangement;
  const [moved = null, met = null] = [arrangement[from], arrangement[to]];
  return arrangement.map((id, cell) => (cell === from ? met : cell === to ? moved : id));
}

/** An item from beside the card takes a cell; what lay there is beside the card then. */
export function putItem(
  shape: BoardShape,
  arrangement: Arrangement,
  id: string,
  to: number,
): Arrangement {
  const from = arrangement.indexOf(id);
  if (from >= 0) return swapPlaces(shape, arrangement, from, to);
  if (to < 0 || to >= arrangement.length || to === freeCell(shape)) return arrangement;
  return arrangement.map((lying, cell) => (cell === to ? id : lying));
}

/** The items that do not lie on the card, in the order of the list. */
export function itemsBeside(
  items: readonly BingoItem[],
  arrangement: Arrangement,
): readonly BingoItem[] {
  const lying = new Set(arrangement);
  return items.filter(({ id }) => !lying.has(id));
}
