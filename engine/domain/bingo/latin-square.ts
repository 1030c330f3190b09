import { type BoardSize, cellCount } from './board-shape.ts';
import type { SeededRandom } from './seeded-random.ts';

/**
 * Squares in which each symbol stands once in every row and column, and (but for size 3, where that
 * is impossible) once on each diagonal.
 */
const SQUARES: Readonly<Record<BoardSize, readonly string[]>> = {
  3: ['120', '012', '201'],
  4: ['0123', '2301', '3210', '1032'],
  5: ['01234', '23401', '40123', '12340', '34012'],
  6: ['012345', '120534', '435021', '301452', '543210', '254103'],
  7: ['0123456', '2345601', '4560123', '6012345', '1234560', '3456012', '5601234'],
};

/**
 * A square as above with its rows and columns in another order, cell by cell. Both orders move
 * positions that mirror each other together, so that diagonals stay diagonals and the middle stays.
 */
export function latinSquare(size: BoardSize, random: SeededRandom): readonly number[] {
  const order = mirroredOrder(size, random);
  const turned = random.below(2) === 1;
  return Array.from({ length: cellCount(size) }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    const [from, to] = turned ? [column, row] : [row, column];
    return Number(SQUARES[size][order[from] ?? 0]?.[order[to] ?? 0]);
  });
}

function mirroredOrder(size: BoardSize, random: SeededRandom): readonly number[] {
  const last = size - 1;
  const half = Math.floor(size / 2);
  const order = Array.from({ length: size }, (_, position) => position);
  const pairs = random.shuffled(order.slice(0, half));
  pairs.forEach((position, to) => {
    const chosen = random.below(2) === 1 ? last - position : position;
    order[to] = chosen;
    order[last - to] = last - chosen;
  });
  return order;
}
