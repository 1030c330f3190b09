import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { circle, type Point, times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

/** An industrial label: flat colour fields with barcodes, registration marks and micro-text. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const left = Math.round(between(random, 700, 790));
  const split = Math.round(between(random, 390, 450));
  const middle = Math.round(between(random, 960, 1010));
  return (
    <svg aria-hidden="true" {...canvas}>
      <path className="art-primary" d={`M${left} 0H1200V${split}H${left + 60}l-60-60z`} />
      <path
        className="art-secondary"
        d={`M${left - 120} ${split + 20}H${middle}v210H${left - 60}l-60-60z`}
      />
      <path className="art-neutral" d={`M${middle + 20} ${split + 20}H1200V800H${middle + 20}z`} />
      <path className="art-ground" d={bars(random, [left + 70, 190], 330, 120)} />
      <path className="art-ground" d={microText(random, [left + 70, 326], 4, 250)} />
      <path className="art-ground" d={bars(random, [middle + 46, split + 50], 110, 190)} />
      <path
        className="art-ground"
        d={microText(random, [left - 30, split + 50], density + 3, 190)}
      />
      <path
        className="art-ground"
        fillRule="evenodd"
        d={target([1120, 142], 26) + target([middle - 60, split + 165], 40)}
      />
      <path
        className="art-neutral"
        fillRule="evenodd"
        opacity=".7"
        d={target([left - 50, 150], 18) + target([410, 652], 18) + target([480, 740], 18)}
      />
      <g className="art-neutral" opacity=".45">
        <path d={microText(random, [left - 190, 190], density * 4, 130)} />
        <path d={bars(random, [60, 720], 240, 34)} />
        <path d={`M60 130h${left - 180}v2H60zM60 690h${left - 240}v2H60z`} />
      </g>
      <path className="art-primary art-twinkle" d={microText(random, [60, 640], 3, 260)} />
      <path className="art-secondary" d={`M${left - 190} 150h70v14h-70zM60 150h14v14H60z`} />
    </svg>
  );
};

/** Bars of one height and many widths, side by side until the width is used up. */
const bars = (random: Random, [x, y]: Point, width: number, height: number): string => {
  let path = '';
  for (let used = 0; used < width - 10; ) {
    const bar = 2 + Math.floor(random() * 4) * 3;
    path += `M${x + used} ${y}h${bar}v${height}h-${bar}z`;
    used += bar + 3 + Math.floor(random() * 3) * 3;
  }
  return path;
};

/** Rows of short ticks that read as text too small to read. */
const microText = (random: Random, [x, y]: Point, rows: number, width: number): string =>
  times(rows, (row) => {
    let path = '';
    const end = width * between(random, 0.6, 1);
    for (let used = 0; used < end; ) {
      const word = 6 + Math.floor(random() * 6) * 6;
      path += `M${x + used} ${y + row * 13}h${word}v5h-${word}z`;
      used += word + 6;
    }
    return path;
  }).join('');

/** A registration mark: a ring with a cross through it. */
const target = ([x, y]: Point, r: number): string =>
  `${circle([x, y], r)}${circle([x, y], r - 4)}M${x - 2 * r} ${y - 1}h${4 * r}v2h-${4 * r}z` +
  `M${x - 1} ${y - 2 * r}h2v${4 * r}h-2z`;
