import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { dot, times } from './path.ts';
import { seededRandom } from './random.ts';

const pitch = 24;

/** The sign of the empty set, made of the dots of a faint grid; some have gone missing. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const sizes = ['', '', ''];
  times(32 * 32, (index) => {
    const column = index % 32;
    const row = Math.floor(index / 32);
    const [x, y] = [(column - 15.5) * pitch, (row - 15.5) * pitch];
    const reach = Math.hypot(x, y);
    const ring = Math.abs(reach - 220) < 34;
    const slash = Math.abs(x + y) < 26 && reach < 350;
    const size = Math.floor(random() * 3.3 - (5 - density) * 0.1);
    if ((ring || slash) && size >= 0) sizes[size % 3] += dot([852 + x, 396 + y]);
  });
  return (
    <svg aria-hidden="true" {...canvas}>
      <defs>
        <pattern id="art-dots-grid" width="24" height="24" patternUnits="userSpaceOnUse">
          <circle className="art-neutral" cx="12" cy="12" r="1.2" />
        </pattern>
        <radialGradient id="art-dots-hush">
          <stop className="art-stop-primary" stopOpacity=".16" />
          <stop className="art-stop-primary" offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path fill="url(#art-dots-grid)" d="M0 0h1200v800H0z" opacity=".3" />
      <circle fill="url(#art-dots-hush)" cx="852" cy="396" r="420" />
      <g strokeLinecap="round">
        <path className="art-secondary-line" d={sizes[0]} strokeWidth="8" />
        <path className="art-primary-line" d={sizes[1]} strokeWidth="12" />
        <path className="art-primary-line" d={sizes[2]} strokeWidth="17" />
      </g>
    </svg>
  );
};
