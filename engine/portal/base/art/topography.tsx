import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { type Point, polar, round, smooth, smoothLoop, times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

/** A massif in topography lines under smoke, shifted along a diagonal cut with tracer light. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const heights = massif(random, 9 + density * 2);
  const every = (fourth: boolean) =>
    heights.filter((_, index) => (index % 4 === 1) === fourth).join('');
  const cut = Math.round(between(random, 700, 760));
  return (
    <svg aria-hidden="true" {...canvas}>
      <defs>
        <linearGradient id="art-topography-smoke" x2="0" y2="1">
          <stop className="art-stop-secondary" stopOpacity="0" />
          <stop className="art-stop-secondary" offset=".5" stopOpacity=".26" />
          <stop className="art-stop-secondary" offset="1" stopOpacity="0" />
        </linearGradient>
        <pattern id="art-topography-grid" width="120" height="120" patternUnits="userSpaceOnUse">
          <path className="art-neutral" d="M54 60h13v1H54zM60 54h1v13h-1z" />
        </pattern>
        <clipPath id={`art-topography-west-${seed}`}>
          <path d={`M0 0H${cut + 290}L${cut} 800H0z`} />
        </clipPath>
        <clipPath id={`art-topography-east-${seed}`}>
          <path d={`M1200 0H${cut + 290}L${cut} 800H1200z`} />
        </clipPath>
        <g id={`art-topography-lines-${seed}`}>
          <path d={every(false)} strokeOpacity=".5" />
          <path d={every(true)} strokeWidth="2.5" />
        </g>
      </defs>
      <path fill="url(#art-topography-grid)" d="M0 0h1200v800H0z" opacity=".6" />
      <g className="art-secondary-line">
        <g clipPath={`url(#art-topography-west-${seed})`}>
          <use href={`#art-topography-lines-${seed}`} opacity=".7" />
        </g>
        <g clipPath={`url(#art-topography-east-${seed})`}>
          <use href={`#art-topography-lines-${seed}`} x="-36" y="100" />
        </g>
      </g>
      <g className="art-drift" fill="url(#art-topography-smoke)">
        <path d={smoke(random, 210)} />
        <path d={smoke(random, 480)} />
      </g>
      <path className="art-primary" d={`M${cut} 800L${cut + 290} 0h66L${cut + 46} 800z`} />
      <path className="art-primary" d={`M${cut + 64} 800L${cut + 374} 0h10L${cut + 76} 800z`} />
      <path className="art-primary" d={tracers(random, density * 3)} opacity=".8" />
    </svg>
  );
};

/** Rings around one summit on ground that is folded, so that they bunch and spread. */
const massif = (random: Random, count: number): string[] => {
  const phase = times(4, () => between(random, 0, 2 * Math.PI));
  const wave = (value: number, index: number) => Math.sin(value + (phase[index] ?? 0));
  return times(count, (ring) => {
    const corners = 8 + Math.round(ring * 0.4);
    return smoothLoop(
      times(corners, (corner): Point => {
        const radius = 14 + ring * 40;
        const [x, y] = polar([0, 0], radius, (corner * 2 * Math.PI) / corners);
        return round([
          830 + x + x * 0.3 + 64 * wave(y / 120, 0) + 26 * wave(x / 70, 1),
          400 + y + 54 * wave(x / 125, 2) + 22 * wave(y / 64, 3) - y * 0.12,
        ]);
      }),
    );
  });
};

/** A band of smoke across the picture. */
const smoke = (random: Random, y: number): string => {
  const edge = (level: number) => (column: number) =>
    [column * 260 - 60, Math.round(level + between(random, -60, 60))] as const;
  const lower = smooth(times(6, edge(y + 150)).reverse());
  return `${smooth(times(6, edge(y)))}L${lower.slice(1)}z`;
};

/** Thin darts parallel to the cut. */
const tracers = (random: Random, count: number): string =>
  times(count, () => {
    const length = Math.round(between(random, 40, 170));
    const x = Math.round(1200 * Math.sqrt(random()));
    return `M${x} ${Math.round(700 * random())}l-${Math.round(length * 0.36)} ${length}l4 1z`;
  }).join('');
