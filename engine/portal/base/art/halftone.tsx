import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { dot, type Point, polar, polygon, times } from './path.ts';
import { between, seededRandom } from './random.ts';

const tones = [26, 21, 16, 11, 7];

/** An arcade sunburst: rays, a disc that thins into halftone, chunky tiles stacked below. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const x = Math.round(between(random, 840, 900));
  const y = Math.round(between(random, 290, 340));
  const spokes = 9 + Math.round(density) * 2;
  const turn = between(random, 0, Math.PI);
  const heights = times(6, (column) => Math.floor(random() * 2 + column / 2.4));
  const tiles = [0, 1].map((parity) =>
    heights.flatMap((height, column) =>
      times(height + 1, (row) =>
        (row + column) % 2 === parity ? tile(620 + column * 102, 614 - row * 102) : '',
      ),
    ),
  );
  return (
    <svg aria-hidden="true" {...canvas}>
      <defs>
        <radialGradient
          id="art-halftone-rays"
          gradientUnits="userSpaceOnUse"
          cx="870"
          cy="315"
          r="760"
        >
          <stop className="art-stop-secondary" stopOpacity=".95" />
          <stop className="art-stop-secondary" offset="1" stopOpacity=".1" />
        </radialGradient>
      </defs>
      <path fill="url(#art-halftone-rays)" d={rays([x, y], spokes, turn)} />
      <circle className="art-primary" cx={x} cy={y} r="150" />
      <g strokeLinecap="round" className="art-primary-line">
        {tones.map((size, ring) => (
          <path
            key={size}
            strokeWidth={size}
            d={dots([x, y], 170 + ring * 27, turn + ring * 0.08)}
          />
        ))}
      </g>
      <g transform="translate(10 10)" className="art-ground" opacity=".7">
        <path d={tiles.flat().join('')} />
      </g>
      <path className="art-primary" d={tiles[0]?.join('')} />
      <path className="art-secondary" d={tiles[1]?.join('')} />
    </svg>
  );
};

const rays = (centre: Point, spokes: number, turn: number): string =>
  times(spokes, (index) => {
    const angle = turn + (index / spokes) * 2 * Math.PI;
    const half = Math.PI / spokes / 2;
    return polygon([centre, polar(centre, 1200, angle - half), polar(centre, 1200, angle + half)]);
  }).join('');

const dots = (centre: Point, radius: number, turn: number): string =>
  times(40, (index) => dot(polar(centre, radius, turn + (index / 20) * Math.PI))).join('');

/** A rounded square, 92 wide. */
const tile = (x: number, y: number): string =>
  `M${x + 16} ${y}h60q16 0 16 16v60q0 16-16 16h-60q-16 0-16-16v-60q0-16 16-16z`;
