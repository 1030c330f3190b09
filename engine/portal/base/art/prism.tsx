import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { type Point, polar, polygon, times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

/** A prism that splits one beam into a fan of coloured rays among four-pointed stars. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const x = Math.round(between(random, 720, 770));
  const y = Math.round(between(random, 370, 420));
  const spread = between(random, 0.13, 0.16);
  const first = between(random, -0.6, -0.5);
  const rays = times(4 + density, (index) =>
    polygon([
      [x, y],
      polar([x, y], 1100, first + index * spread),
      polar([x, y], 1100, first + (index + 1) * spread),
    ]),
  );
  const every = (start: number) => rays.filter((_, index) => index % 4 === start).join('');
  return (
    <svg aria-hidden="true" {...canvas}>
      <defs>
        <linearGradient id="art-prism-glass" x2="1" y2="1">
          <stop className="art-stop-secondary" stopOpacity=".9" />
          <stop className="art-stop-primary" offset=".6" stopOpacity=".5" />
          <stop className="art-stop-ground" offset="1" stopOpacity=".2" />
        </linearGradient>
      </defs>
      <path className="art-primary" d={every(0)} />
      <path className="art-secondary" d={every(1)} opacity=".9" />
      <path className="art-primary" d={every(2)} opacity=".6" />
      <path className="art-secondary" d={every(3)} opacity=".5" />
      <path className="art-neutral" d={`M${x} ${y}L-20 ${y + 150}v26z`} opacity=".8" />
      <g transform={`translate(${x} ${y})`}>
        <path className="art-ground" d="M0-190L190 140H-190z" />
        <path fill="url(#art-prism-glass)" d="M0-190L190 140H-190z" />
        <path className="art-ground" d="M0-190L40 60 190 140z" opacity=".25" />
        <g strokeLinejoin="round" strokeWidth="5">
          <path
            className="art-neutral-line"
            d="M0-190L190 140H-190zL40 60 190 140M40 60L-190 140"
          />
        </g>
      </g>
      <path className="art-neutral art-twinkle" d={stars(random, density * 3, 14)} />
      <path className="art-secondary art-twinkle" d={stars(random, density * 2, 26)} />
      <path className="art-primary" d={stars(random, density, 44)} />
    </svg>
  );
};

/** Stars with four curved points, anywhere but rarer to the left. */
const stars = (random: Random, count: number, size: number): string =>
  times(count, () => {
    const [x, y]: Point = [Math.round(1220 * random() ** 0.6), Math.round(800 * random())];
    const reach = Math.round(size * between(random, 0.6, 1.2));
    return `M${x} ${y - reach}q0 ${reach} ${reach} ${reach}q-${reach} 0-${reach} ${reach}q0-${reach}-${reach}-${reach}q${reach} 0 ${reach}-${reach}z`;
  }).join('');
