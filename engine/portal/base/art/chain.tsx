import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { arc, type Point, times } from './path.ts';
import { between, seededRandom } from './random.ts';

/** Interlocking rings: a heavy chain rising to the right through a finer, paler one. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const heavy = chain(between(random, 330, 400), -between(random, 0.42, 0.6), 112, 27);
  const fine = chain(between(random, 380, 460), between(random, 0.5, 0.75), 62, 9);
  const faint = times(density - 1, (index) =>
    chain(between(random, 200, 700), between(random, -0.3, 0.3), 170 + index * 60, 5),
  ).join('');
  return (
    <svg aria-hidden="true" {...canvas}>
      <defs>
        <linearGradient id="art-chain-fade" gradientUnits="userSpaceOnUse" x2="1200">
          <stop offset=".1" stopColor="#fff" stopOpacity=".15" />
          <stop offset=".7" stopColor="#fff" />
        </linearGradient>
        <mask id="art-chain-mask" maskUnits="userSpaceOnUse" x="0" y="0" width="1200" height="800">
          <path fill="url(#art-chain-fade)" d="M0 0h1200v800H0z" />
        </mask>
      </defs>
      <path className="art-neutral-line" d={faint} strokeOpacity=".22" strokeWidth="2" />
      <g mask="url(#art-chain-mask)">
        <path className="art-neutral-line" d={fine} strokeOpacity=".75" strokeWidth="9" />
        <path className="art-primary-line" d={heavy} strokeWidth="38" />
        <path className="art-secondary-line" d={heavy} strokeWidth="3" />
      </g>
    </svg>
  );
};

/**
 * A row of rings through (850, `height`) at `slope` radians; each passes over one crossing with its
 * neighbour and leaves a gap at the other, `clearance` wide on both sides, where it passes under.
 */
const chain = (height: number, slope: number, radius: number, clearance: number): string => {
  const step = radius * 1.38;
  const crossing = Math.acos(step / 2 / radius);
  const opening = clearance / radius;
  const under = slope + crossing;
  const behind = slope + Math.PI + crossing;
  const reach = Math.ceil(1000 / step);
  return times(reach * 2, (index): string => {
    const along = (index - reach) * step;
    const centre: Point = [850 + along * Math.cos(slope), height + along * Math.sin(slope)];
    if (centre[0] < -radius || centre[0] > 1200 + radius) return '';
    return (
      arc(centre, radius, under + opening, behind - opening) +
      arc(centre, radius, behind + opening, under + 2 * Math.PI - opening)
    );
  }).join('');
};
