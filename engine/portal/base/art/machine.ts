import { type Point, polygon, round } from './path.ts';
import { between, type Random } from './random.ts';

/** The right halves of the parts on the middle line: head, chest, hatch and hips. */
const middle: readonly (readonly Point[])[] = [
  [
    [14, -206],
    [44, -186],
    [54, -128],
    [26, -96],
  ],
  [
    [36, -82],
    [98, -58],
    [82, 44],
    [36, 92],
  ],
  [
    [18, -40],
    [50, -22],
    [34, 40],
    [14, 56],
  ],
  [
    [30, 106],
    [70, 80],
    [88, 132],
    [26, 190],
  ],
];

/** The parts that stand on the right and again on the left: shoulder, its panel, arm. */
const beside: readonly (readonly Point[])[] = [
  [
    [104, -92],
    [166, -118],
    [208, -62],
    [198, 22],
    [118, 8],
  ],
  [
    [134, -76],
    [162, -88],
    [184, -56],
    [178, -8],
    [136, -16],
  ],
  [
    [130, 24],
    [190, 36],
    [180, 128],
    [142, 120],
  ],
];

/** A machine's armour from the front, around the origin, the left the mirror of the right. */
export const machine = (random: Random): string => {
  const moved = ([x, y]: Point): Point =>
    round([x + between(random, -9, 9), y + between(random, -9, 9)]);
  const mirrored = (half: readonly Point[]) => half.map(([x, y]): Point => [-x, y]).reverse();
  return [
    ...middle.map((part) => part.map(moved)).map((half) => [...half, ...mirrored(half)]),
    ...beside.map((part) => part.map(moved)).flatMap((side) => [side, mirrored(side)]),
  ]
    .map(polygon)
    .join('');
};
