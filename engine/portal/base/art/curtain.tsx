import type { ArtProperties } from './art-properties.ts';
import { axialCanvas } from './canvas.ts';
import { times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

/** A closed theatre curtain before the show: folds, two rows of swags, one light on the seam. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const seam = Math.round(between(random, 770, 830));
  const width = Math.round(between(random, 150, 200));
  return (
    <svg aria-hidden="true" {...axialCanvas('spans')}>
      <defs>
        <linearGradient id="art-curtain-fold">
          <stop className="art-stop-ground" stopOpacity=".9" />
          <stop className="art-stop-primary" offset=".35" stopOpacity=".6" />
          <stop className="art-stop-primary" offset=".6" stopOpacity=".3" />
          <stop className="art-stop-ground" offset="1" stopOpacity=".9" />
        </linearGradient>
        <linearGradient id="art-curtain-swag" x2="0" y2="1">
          <stop className="art-stop-ground" offset=".3" />
          <stop className="art-stop-primary" offset="1" />
        </linearGradient>
        <radialGradient id="art-curtain-light">
          <stop className="art-stop-secondary" stopOpacity=".8" />
          <stop className="art-stop-secondary" offset=".5" stopOpacity=".3" />
          <stop className="art-stop-secondary" offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      {folds(random, seam, 9 + density * 2).map((fold) => (
        <path key={fold} fill="url(#art-curtain-fold)" d={fold} />
      ))}
      <g className="art-pulse" fill="url(#art-curtain-light)">
        <ellipse cx={seam} cy="420" rx="260" ry="330" />
        <ellipse cx={seam} cy="662" rx="330" ry="40" />
      </g>
      <path className="art-secondary" d={`M${seam - 1} 120h2l1 520h-4z`} opacity=".8" />
      <g className="art-drift">
        <path fill="url(#art-curtain-swag)" d={swags(width, 0, 170)} />
        <path fill="url(#art-curtain-swag)" d={swags(width, width / 2, 130)} />
        <path className="art-secondary-line" d={swags(width, width / 2, 124)} strokeWidth="3" />
      </g>
    </svg>
  );
};

/** The folds of both halves, left of the seam and right of it, some hanging a little lower. */
const folds = (random: Random, seam: number, count: number): string[] => {
  const edges = times(count, (index) =>
    Math.round(((index + between(random, -0.3, 0.3)) * 1280) / count - 40),
  );
  const apart = edges.filter((edge) => Math.abs(edge - seam) > 24);
  const sorted = [...apart, seam, 1260].sort((one, other) => one - other);
  return sorted.slice(1).map((right, index) => {
    const left = sorted[index] ?? right;
    const hem = Math.round(between(random, 634, 646));
    return `M${left} 90H${right}V${hem}Q${(left + right) / 2} ${hem + 20} ${left} ${hem}z`;
  });
};

/** A row of swags along the upper edge, each `width` wide, the first pulled `back`. */
const swags = (width: number, back: number, level: number): string =>
  `M${-60 - back}-60V${level}` +
  `${times(1500 / width, () => `q${width / 2} 80 ${width} 0`).join('')}V-60z`;
