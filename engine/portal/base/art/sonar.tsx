import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { arc, circle, dot, type Point, polar, polygon, round, times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

/** Sonar rings in darkness that light up only where they meet hidden walls, and bright blips. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const centre: Point = [
    Math.round(between(random, 800, 860)),
    Math.round(between(random, 470, 530)),
  ];
  const rings = times(34, (index) => circle(centre, 40 + index * 20));
  const blips = times(3 + density, () =>
    polar(centre, between(random, 130, 560), between(random, 0, 2 * Math.PI)),
  );
  return (
    <svg aria-hidden="true" {...canvas}>
      <defs>
        <radialGradient id="art-sonar-flash">
          <stop className="art-stop-primary" stopOpacity=".85" />
          <stop className="art-stop-primary" offset=".25" stopOpacity=".3" />
          <stop className="art-stop-primary" offset="1" stopOpacity="0" />
        </radialGradient>
        <clipPath id={`art-sonar-walls-${seed}`}>
          <path d={walls(random, centre, 3 + density)} />
        </clipPath>
      </defs>
      <circle
        className="art-pulse"
        fill="url(#art-sonar-flash)"
        cx={centre[0]}
        cy={centre[1]}
        r="330"
      />
      <path
        className="art-secondary-line"
        d={rings.filter((_, index) => index % 3 === 0).join('')}
        strokeOpacity=".2"
      />
      <g clipPath={`url(#art-sonar-walls-${seed})`}>
        <path className="art-secondary-line" d={rings.join('')} strokeWidth="5" />
      </g>
      <path
        className="art-primary-line"
        d={sweeps(random, centre)}
        strokeLinecap="round"
        strokeWidth="3"
      />
      <g strokeLinecap="round" className="art-primary-line">
        <path d={blips.map(dot).join('')} strokeWidth="34" opacity=".25" />
        <path className="art-twinkle" d={blips.map(dot).join('')} strokeWidth="11" />
      </g>
      <circle className="art-primary" cx={centre[0]} cy={centre[1]} r="12" />
    </svg>
  );
};

/** Upright slabs around the centre: what an echo could find. */
const walls = (random: Random, centre: Point, count: number): string =>
  times(count, (index) => {
    const angle = ((index + between(random, 0.2, 0.8)) / count) * 2 * Math.PI;
    const [x, y] = round(polar(centre, between(random, 200, 400), angle));
    const [width, height] = [between(random, 50, 110), between(random, 80, 170)];
    const lean = between(random, -24, 24);
    return polygon([
      [x, y - height],
      [x + width, y - height + lean],
      [x + width, y + height - lean],
      [x, y + height],
    ]);
  }).join('');

/** Short pieces of rings, where the sound is just now. */
const sweeps = (random: Random, centre: Point): string =>
  times(6, () => {
    const from = between(random, 0, 2 * Math.PI);
    return arc(centre, between(random, 90, 520), from, from + between(random, 0.2, 0.7));
  }).join('');
