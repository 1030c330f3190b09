import {
  type BoardShape,
  type BoardSize,
  cellCount,
  centreCell,
  freeCell,
  itemCount,
} from './board-shape.ts';
import { chooseItems } from './choose-items.ts';
import type { BingoItem } from './items.ts';
import { latinSquare } from './latin-square.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

/** What stands in a cell; null in the free one. */
export type CardCell = BingoItem | null;

export interface Card {
  readonly size: BoardSize;
  /** Row by row. */
  readonly cells: readonly CardCell[];
}

/**
 * The card that a seed gives of a pool; the order of the pool does not matter. No item stands on it
 * twice. Every card of a pool has the same number of items of each difficulty, and the difficulties
 * of any two rows or columns (and diagonals, but for size 3) add up to sums that differ by no more
 * than the hardest item and the easiest do, the free cell counting as the easiest (size 3: as the
 * median). The seed is used as it is given: `parseSeed` reads it from an address first.
 * @throws RangeError where the pool is too small (`checkItems` says so first)
 */
export function drawCard(shape: BoardShape, pool: readonly BingoItem[], seed: string): Card {
  const { size } = shape;
  const count = itemCount(shape);
  if (pool.length < count)
    throw new RangeError(`A card needs ${count} items; the pool has ${pool.length}.`);
  const random = seededRandom(seed);
  // In one order, whatever order the pool came in; code units compare alike everywhere.
  const ordered = [...pool].sort((left, right) => (left.id < right.id ? -1 : 1));
  const chosen = random
    .shuffled(chooseItems(ordered, count, random))
    .sort((left, right) => right.difficulty - left.difficulty);
  return { size, cells: arrange(shape, chosen, random) };
}

/**
 * Deals items, the hardest first, into as many bands as there are rows, and each band to the cells
 * of one symbol of a Latin square: every line gets one item of every band.
 */
function arrange(
  shape: BoardShape,
  sorted: readonly BingoItem[],
  random: SeededRandom,
): readonly CardCell[] {
  const { size } = shape;
  const free = freeCell(shape);
  const square = latinSquare(size, random);
  // One diagonal of size 3 is of one band: the middle one, so that it is as hard as the others.
  const middle = size === 3 ? 1 : undefined;
  const bandOfCentre = middle ?? (free === undefined ? undefined : size - 1);
  const centre = centreCell(size);
  const symbolOfCentre = centre === undefined ? undefined : square[centre];

  const dealt: CardCell[] = [...sorted];
  if (free !== undefined) dealt.splice(middle === undefined ? dealt.length : 4, 0, null);
  const numbers = Array.from({ length: size }, (_, number) => number);
  const symbols = random.shuffled(numbers.filter((symbol) => symbol !== symbolOfCentre));
  // Where nothing asks for a band in the middle, chance decides which it is.
  const held = bandOfCentre ?? random.below(size);
  if (symbolOfCentre !== undefined) symbols.splice(held, 0, symbolOfCentre);

  const cells = new Array<CardCell>(cellCount(size)).fill(null);
  symbols.forEach((symbol, band) => {
    const items = dealt.slice(band * size, (band + 1) * size).filter((item) => item !== null);
    const places = [...square.keys()].filter((cell) => square[cell] === symbol && cell !== free);
    random.shuffled(items).forEach((item, at) => {
      cells[places[at] ?? 0] = item;
    });
  });
  return cells;
}
