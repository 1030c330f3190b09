import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { at, times } from './path.ts';
import { between, round1, seededRandom } from './random.ts';

/** A ribbon of parallel lanes that loops once at full speed, its outer lanes in checks. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const jitter = () => Math.round(between(random, -25, 25));
  const right = 1060 + jitter();
  const left = 640 + jitter();
  const path =
    `M-120 ${640 + jitter()}C340 ${700 + jitter()} ${right} 740 ${right} ${440 + jitter()}` +
    `S${left} ${140 + jitter()} ${left} ${420 + jitter()}S1040 ${690 + jitter()} 1330 ${470 + jitter()}`;
  const lane = `#art-loops-lane-${seed}`;
  const shifted = (index: number) => `translate(${at([index * 12, index * -17])})`;
  return (
    <svg aria-hidden="true" {...canvas}>
      <defs>
        <path id={lane.slice(1)} d={path} />
        <pattern
          id="art-loops-check"
          width="60"
          height="60"
          patternUnits="userSpaceOnUse"
          patternTransform="skewX(-24)"
        >
          <path className="art-neutral" d="M0 0h30v60h30V30H0z" />
        </pattern>
      </defs>
      <path fill="url(#art-loops-check)" d="M1040 0h160v800H684z" opacity=".09" />
      <g className="art-primary-line" strokeWidth="22">
        {times(density, (index) => (
          <use
            key={index}
            href={lane}
            transform={shifted(index)}
            opacity={round1(1 - index * 0.1)}
          />
        ))}
      </g>
      <use
        href={lane}
        className="art-secondary-line"
        strokeWidth="22"
        transform={shifted(density)}
      />
      <g className="art-neutral-line" strokeWidth="14" strokeDasharray="26">
        <use href={lane} transform={shifted(density + 1)} />
        <use href={lane} transform={shifted(density + 1.7)} strokeDashoffset="26" />
      </g>
      <use href={lane} className="art-neutral-line" strokeWidth="3" opacity=".8" />
    </svg>
  );
};
