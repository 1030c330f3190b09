import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { type Point, smooth, times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

/** Layered waves that rise to the right, each crest lit and fading downwards. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const layers = 3 + Math.round(density);
  const crests = times(layers, (index) => crest(random, 260 + (index * 420) / layers));
  return (
    <svg aria-hidden="true" {...canvas}>
      <defs>
        <linearGradient id="art-waves-first" x2=".2" y2="1">
          <stop className="art-stop-primary" stopOpacity=".75" />
          <stop className="art-stop-primary" offset=".8" stopOpacity=".05" />
        </linearGradient>
        <linearGradient id="art-waves-second" x2=".2" y2="1">
          <stop className="art-stop-secondary" stopOpacity=".75" />
          <stop className="art-stop-secondary" offset=".8" stopOpacity=".05" />
        </linearGradient>
      </defs>
      {crests.map((path, index) => (
        <path
          key={path}
          d={`${path}V800H-60z`}
          fill={`url(#art-waves-${index % 2 === 0 ? 'first' : 'second'})`}
        />
      ))}
      <g className="art-drift">
        <path
          className="art-neutral-line"
          d={crests.join('')}
          strokeOpacity=".4"
          strokeWidth="1.5"
        />
      </g>
    </svg>
  );
};

/** The line of a wave: the further right, the higher the swell. */
const crest = (random: Random, level: number): string => {
  const shift = between(random, 0, 2 * Math.PI);
  const swell = between(random, 60, 110);
  return smooth(
    times(
      9,
      (index): Point => [
        index * 160 - 60,
        level + 190 - index * 34 + Math.sin(index * 1.25 + shift) * swell * (0.4 + index * 0.09),
      ],
    ),
  );
};
