import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { arc, circle, dot, type Point, times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

/** Overlapping festival discs with an overprinted lens, rainbow arcs and small confetti arcs. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const big: Point = [between(random, 900, 960), between(random, 270, 330)];
  const small: Point = [big[0] - between(random, 190, 240), big[1] + between(random, 190, 230)];
  const rainbow: Point = [between(random, 1010, 1060), between(random, 640, 690)];
  const turn = between(random, 2.6, 3.6);
  const band = (step: number) => arc(rainbow, 190 - step * 34, turn, turn + Math.PI);
  return (
    <svg aria-hidden="true" {...canvas}>
      <defs>
        <clipPath id={`art-arcs-lens-${seed}`}>
          <path d={circle(big, 250)} />
        </clipPath>
      </defs>
      <path
        className="art-secondary-line"
        d={circle(big, 330)}
        strokeOpacity=".35"
        strokeWidth="2"
      />
      <path className="art-primary" d={circle(big, 250)} />
      <path className="art-secondary" d={circle(small, 165)} />
      <g clipPath={`url(#art-arcs-lens-${seed})`}>
        <path className="art-neutral" d={circle(small, 165)} />
      </g>
      <g strokeWidth="9" strokeLinecap="round">
        <path className="art-primary-line" d={confettiArcs(random, density * 5)} />
        <path className="art-secondary-line" d={confettiArcs(random, density * 5)} />
        <path className="art-neutral-line" d={confettiArcs(random, density * 3)} opacity=".8" />
      </g>
      <g strokeWidth="14" strokeLinecap="round" className="art-twinkle">
        <path className="art-primary-line" d={confettiDots(random, density * 5)} />
        <path className="art-secondary-line" d={confettiDots(random, density * 5)} />
      </g>
      <g strokeWidth="24" strokeLinecap="round" className="art-drift">
        <path className="art-neutral-line" d={band(0)} />
        <path className="art-secondary-line" d={band(1) + band(3)} />
        <path className="art-primary-line" d={band(2) + band(4)} />
      </g>
    </svg>
  );
};

const confettiArcs = (random: Random, count: number): string =>
  times(count, () => {
    const from = between(random, 0, 2 * Math.PI);
    return arc(scattered(random), between(random, 16, 44), from, from + between(random, 1, 2.4));
  }).join('');

const confettiDots = (random: Random, count: number): string =>
  times(count, () => dot(scattered(random))).join('');

/** Anywhere, but the closer to the right edge the likelier. */
const scattered = (random: Random): Point => [1220 * Math.sqrt(random()), 800 * random()];
