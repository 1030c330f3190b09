import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { dot, type Point, polar, polygon, times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

const centre: Point = [760, 455];

/** Nested triangles whose right side dissolves into drifting grain. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const turn = between(random, 0.025, 0.06) * (random() < 0.5 ? -1 : 1);
  const nested = times(5 + density, (index) => corners(350 * 0.8 ** index, index * turn));
  const outlines = nested.map(polygon).join('');
  return (
    <svg aria-hidden="true" {...canvas}>
      <defs>
        <linearGradient id="art-triangles-veil" x2="1" y2=".4">
          <stop className="art-stop-primary" stopOpacity=".42" />
          <stop className="art-stop-primary" offset=".9" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="art-triangles-dawn">
          <stop className="art-stop-secondary" stopOpacity=".3" />
          <stop className="art-stop-secondary" offset="1" stopOpacity="0" />
        </radialGradient>
        <linearGradient
          id="art-triangles-edge"
          gradientUnits="userSpaceOnUse"
          x1="600"
          x2="1040"
          y2="200"
        >
          <stop className="art-stop-primary" />
          <stop className="art-stop-primary" offset="1" stopOpacity="0" />
        </linearGradient>
      </defs>
      <circle className="art-pulse" fill="url(#art-triangles-dawn)" cx="760" cy="400" r="420" />
      <g fill="url(#art-triangles-veil)">
        {nested.slice(0, 4).map((triangle) => (
          <path key={polygon(triangle)} d={polygon(triangle)} />
        ))}
      </g>
      <path d={outlines} fill="none" stroke="url(#art-triangles-edge)" strokeWidth="2" />
      <g strokeLinecap="round" className="art-drift">
        <path
          className="art-primary-line"
          d={grain(random, nested, 34, density * 64)}
          strokeWidth="3"
        />
        <path
          className="art-secondary-line"
          d={grain(random, nested, 120, density * 25)}
          strokeWidth="4"
        />
      </g>
    </svg>
  );
};

type Triangle = readonly [left: Point, top: Point, right: Point];

const corners = (radius: number, turn: number): Triangle => [
  polar(centre, radius, (5 * Math.PI) / 6 + turn),
  polar(centre, radius, -Math.PI / 2 + turn),
  polar(centre, radius, Math.PI / 6 + turn),
];

/** Dots blown off the right sides, most of the outermost, rarer the further they have come. */
const grain = (random: Random, nested: Triangle[], reach: number, count: number): string =>
  times(count, () => {
    const triangle = nested[Math.floor(nested.length * random() ** 2)];
    if (!triangle) return '';
    const [, top, right] = triangle;
    const part = random() ** 0.8;
    const gone = -reach * Math.log(1 - random() * 0.97);
    return dot([
      top[0] + (right[0] - top[0]) * part + gone,
      top[1] + (right[1] - top[1]) * part - gone * between(random, -0.2, 0.7),
    ]);
  }).join('');
