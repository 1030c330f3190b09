import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { type Point, polar, polygon, round, times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

/** A burst: shards with a lit and a dark face fly outwards, larger the further they are. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const centre: Point = [between(random, 800, 860), between(random, 390, 430)];
  const burst = (count: number, low: number, high: number) =>
    times(count, (index) => {
      const angle = ((index + between(random, 0.1, 0.9)) / count) * 2 * Math.PI;
      return shard(random, centre, angle, between(random, low, high));
    });
  const far = burst(density * 6, 140, 330);
  const near = burst(4 + density * 4, 280, 560);
  return (
    <svg aria-hidden="true" {...canvas}>
      <defs>
        <radialGradient id="art-shards-flash">
          <stop className="art-stop-secondary" stopOpacity=".95" />
          <stop className="art-stop-primary" offset=".3" stopOpacity=".6" />
          <stop className="art-stop-primary" offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle
        className="art-pulse"
        fill="url(#art-shards-flash)"
        cx={Math.round(centre[0])}
        cy={Math.round(centre[1])}
        r="420"
      />
      <path className="art-neutral" d={streaks(random, centre, density * 8)} opacity=".5" />
      <path className="art-secondary" d={far.map(([lit]) => lit).join('')} />
      <path className="art-primary" d={far.map(([, dark]) => dark).join('')} />
      <g className="art-drift">
        <path className="art-primary" d={near.map(([lit]) => lit).join('')} />
        <path className="art-primary" d={near.map(([, dark]) => dark).join('')} opacity=".55" />
      </g>
    </svg>
  );
};

/** The two faces of a splinter that points away from the centre. */
const shard = (random: Random, centre: Point, angle: number, distance: number) => {
  const length = distance * between(random, 0.3, 0.6);
  const half = between(random, 0.03, 0.08);
  const tail = round(polar(centre, distance - length * 0.4, angle));
  const tip = round(polar(centre, distance + length, angle + between(random, -0.06, 0.06)));
  const ridge = round(polar(centre, distance + length * 0.2, angle));
  const side = round(polar(centre, distance + length * between(random, 0, 0.3), angle - half));
  const other = round(polar(centre, distance + length * between(random, -0.1, 0.2), angle + half));
  return [polygon([tail, side, tip, ridge]), polygon([tail, other, tip, ridge])] as const;
};

const streaks = (random: Random, centre: Point, count: number): string =>
  times(count, () => {
    const angle = between(random, 0, 2 * Math.PI);
    const start = between(random, 120, 520);
    const end = polar(centre, start + between(random, 60, 260), angle);
    return polygon([
      round(polar(centre, start, angle - 0.004)),
      round(end),
      round(polar(centre, start, angle + 0.004)),
    ]);
  }).join('');
