import type { ArtProperties } from './art-properties.ts';
import { standingCanvas } from './canvas.ts';
import { circle, type Point, polar, round, times } from './path.ts';
import { between, seededRandom } from './random.ts';

const corner: Point = [1200, 800];

/** One giant quarter circle rising from the lower right corner, and a lot of air. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const radius = Math.round(between(random, 600, 650));
  const eye = Math.round(between(random, 200, 260));
  const orbit = radius + 50;
  const [x, y] = round(polar(corner, orbit, Math.PI + between(random, 0.35, 0.6)));
  return (
    <svg aria-hidden="true" {...standingCanvas}>
      <path
        className="art-primary-line"
        d={times(density - 1, (index) => circle(corner, orbit + 50 + index * index * 16)).join('')}
        opacity=".25"
      />
      <path className="art-neutral-line" d={circle(corner, orbit)} opacity=".6" strokeWidth="2" />
      <circle className="art-primary" cx="1200" cy="800" r={radius} />
      <circle className="art-ground" cx="1200" cy="800" r={eye} />
      <circle className="art-secondary" cx={x} cy={y} r="32" />
    </svg>
  );
};
