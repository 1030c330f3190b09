import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { times } from './path.ts';
import { between, seededRandom } from './random.ts';

const gap = 42;

/** A theatre's arch: rows of bulbs, every third one lit, over footlights along the stage. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const rows = times(density, (row) => ({
    path: arch(596 - row * 52, 104 + row * 44),
    start: Math.round(between(random, 0, 3)) * gap,
    size: 23 - row * 3,
  }));
  return (
    <svg aria-hidden="true" {...canvas}>
      <defs>
        <radialGradient id="art-bulbs-glow" cx=".5" cy="1" r="1">
          <stop className="art-stop-primary" stopOpacity=".5" />
          <stop className="art-stop-primary" offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#art-bulbs-glow)" d="M0 480H1200V800H0z" />
      <g strokeLinecap="round">
        {rows.map(({ path, start, size }) => (
          <g key={path} strokeWidth={size}>
            <path className="art-neutral-line" d={path} strokeWidth={size * 2} strokeOpacity=".1" />
            <path
              className="art-neutral-line"
              d={path}
              strokeDasharray={`0 ${gap}`}
              opacity=".35"
            />
            <g strokeDasharray={`0 ${gap * 3}`} strokeDashoffset={start}>
              <path className="art-primary-line" d={path} strokeWidth={size * 2} opacity=".25" />
              <path className="art-primary-line art-twinkle" d={path} />
              <path className="art-secondary-line" d={path} strokeDashoffset={start + gap} />
            </g>
          </g>
        ))}
        <path className="art-neutral-line" d="M0 690H1200" strokeWidth="2" opacity=".5" />
        <path
          className="art-primary-line"
          d="M18 674H1200"
          strokeWidth="20"
          strokeDasharray="0 60"
        />
        <path
          className="art-secondary-line"
          d="M48 674H1200"
          strokeWidth="12"
          strokeDasharray="0 60"
        />
      </g>
    </svg>
  );
};

/** An arch around the middle of the stage, `half` as wide each side, its top at `top`. */
const arch = (half: number, top: number): string =>
  `M${600 - half} 660V${top + 200}A${half} 200 0 0 1 ${600 + half} ${top + 200}V660`;
