import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { machine } from './machine.ts';
import { line, times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

/** A cockpit drawing: a machine in a gauge, framed by angle brackets and a hazard stripe. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const bearing = Math.round(between(random, 0, 60));
  const armour = machine(random);
  return (
    <svg aria-hidden="true" {...canvas}>
      <defs>
        <pattern id="art-blueprint-grid" width="40" height="40" patternUnits="userSpaceOnUse">
          <path className="art-neutral-line" d="M0 .5H40M.5 0V40" strokeOpacity=".16" />
        </pattern>
        <pattern id="art-blueprint-hazard" width="56" height="28" patternUnits="userSpaceOnUse">
          <path className="art-primary" d="M0 28L28 0h28L28 28z" />
        </pattern>
      </defs>
      <path fill="url(#art-blueprint-grid)" d="M0 0h1200v800H0z" />
      <path fill="url(#art-blueprint-hazard)" d="M700 644h500v28H672zM0 56h300l-28 28H0z" />
      <g transform="translate(850 380)">
        <g className="art-secondary-line">
          <circle r="262" strokeWidth="14" strokeDasharray="1.5 7.6" strokeOpacity=".7" />
          <circle r="226" strokeWidth="1.5" />
          <circle r="300" strokeOpacity=".4" strokeDasharray="180 20" />
          <path d="M-420 0h130M290 0h130M0-380v90M0 290v60" strokeOpacity=".6" />
        </g>
        <g className="art-spin">
          <circle
            className="art-primary-line"
            r="244"
            strokeWidth="8"
            strokeDasharray={`${90 + bearing} ${421 - bearing}`}
          />
        </g>
        <path className="art-secondary" d={armour} opacity=".14" />
        <path className="art-secondary-line" d={armour} strokeWidth="2" />
        <path className="art-primary" d="M-42-156H42L34-138H-34zM-8-20H8L4 20H-4z" />
        <path
          className="art-primary-line"
          strokeWidth="5"
          d="M-330-190v-70h70M330-190v-70h-70M-330 190v70h70M330 190v70h-70"
        />
      </g>
      <path className="art-neutral-line" d={readings(random, density * 8)} strokeOpacity=".55" />
    </svg>
  );
};

/** A scale of ticks along the lower edge, every fifth one long. */
const readings = (random: Random, count: number): string => {
  const first = Math.round(between(random, 40, 90));
  return times(count, (index) => {
    const x = first + index * 22;
    return line([
      [x, 640],
      [x, index % 5 === 0 ? 610 : 626],
    ]);
  }).join('');
};
