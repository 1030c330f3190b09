import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { circle, type Point, polar, polygon, round, times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

/** A woodcut page: carved rays round a sun above cut hills, within a notched border. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const sun: Point = [Math.round(between(random, 840, 900)), Math.round(between(random, 350, 390))];
  return (
    <svg aria-hidden="true" {...canvas}>
      <defs>
        <clipPath id="art-woodcut-page">
          <path d="M64 168h1072v464H64z" />
        </clipPath>
        <pattern id="art-woodcut-notch" width="24" height="24" patternUnits="userSpaceOnUse">
          <path className="art-secondary" d="M0 24L12 3l12 21zM10 1l2-3 2 3-2 3z" />
        </pattern>
      </defs>
      <g clipPath="url(#art-woodcut-page)">
        <path className="art-primary" d={rays(random, sun, 14 + density * 6, 128, 900)} />
        <path className="art-secondary" d={rays(random, sun, 10 + density * 4, 122, 320)} />
        <path className="art-secondary" fillRule="evenodd" d={circle(sun, 108) + circle(sun, 98)} />
        <path className="art-primary" d={circle(sun, 90)} />
        <path className="art-ground" d={rays(random, sun, 12 + density * 2, 40, 90)} />
        <path className="art-secondary" d="M60 640V548Q330 468 620 556T1140 500V640z" />
        <path className="art-ground" d="M60 640V556Q330 476 620 566T1140 506V640z" />
        <path className="art-secondary" d={furrows(random, density * 6)} opacity=".8" />
      </g>
      <path
        fill="url(#art-woodcut-notch)"
        fillRule="evenodd"
        d="M24 120h1152v560H24zM48 144v512h1104V144z"
        opacity=".75"
      />
      <path
        className="art-secondary-line"
        d="M60 164h1080v472H60zM16 112h1168v576H16z"
        strokeWidth="4"
        opacity=".75"
      />
    </svg>
  );
};

/** Cuts that point away from the sun, no two of one width or length. */
const rays = (random: Random, sun: Point, count: number, from: number, to: number): string =>
  times(count, (index) => {
    const angle = ((index + between(random, -0.15, 0.15)) / count) * 2 * Math.PI;
    const half = (Math.PI / count) * between(random, 0.3, 0.62);
    const reach = to * between(random, 0.8, 1);
    const swell = from + (reach - from) * 0.6;
    return polygon([
      round(polar(sun, from, angle)),
      round(polar(sun, swell, angle - half)),
      round(polar(sun, reach, angle)),
      round(polar(sun, swell, angle + half)),
    ]);
  }).join('');

/** Short tapering cuts that follow the hills. */
const furrows = (random: Random, count: number): string =>
  times(count, () => {
    const x = Math.round(between(random, 60, 1120));
    const y = Math.round(between(random, 575, 625));
    const length = Math.round(between(random, 30, 90));
    return `M${x} ${y}q${length / 2}-14 ${length}-6q-${length / 2}-2-${length} 6z`;
  }).join('');
