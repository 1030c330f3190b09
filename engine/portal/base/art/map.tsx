import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { at, type Point, times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

/** A park in the morning: rounded map tiles, a stream, a dotted path and pins along it. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const [plain, parks, plazas] = town(random);
  const reach = 640 / (density + 1);
  const stops = times(
    density + 1,
    (index): Point => [
      Math.round(480 + index * reach + between(random, -20, 20)),
      Math.round((index % 2 === 0 ? 540 : 340) + between(random, -50, 50)),
    ],
  );
  const stream = Math.round(between(random, 620, 720));
  return (
    <svg aria-hidden="true" {...canvas}>
      <g transform="rotate(-18 600 400)">
        <path className="art-neutral" d={plain} opacity=".16" />
        <path className="art-primary" d={parks} opacity=".55" />
        <path className="art-secondary" d={plazas} opacity=".8" />
        <path
          className="art-primary-line"
          d={`M${stream}-200C${stream - 120} 140 ${stream + 260} 300 ${stream + 130} 560S${stream} 900 ${stream + 80} 1100`}
          strokeWidth="44"
        />
      </g>
      <path
        className="art-neutral-line"
        d={walk(stops, reach / 2)}
        strokeDasharray="0 22"
        strokeLinecap="round"
        strokeWidth="9"
      />
      {stops.map(([x, y], index) => (
        <g key={x} transform={`translate(${x} ${y})`}>
          <ellipse className="art-ground" rx="26" ry="9" opacity=".5" />
          <g className={index % 2 === 0 ? 'art-secondary' : 'art-neutral'}>
            <path d="M0 0C-10-34-40-46-40-78a40 40 0 1 1 80 0C40-46 10-34 0 0z" />
          </g>
          <circle className="art-ground" cy="-78" r="16" />
        </g>
      ))}
    </svg>
  );
};

/** A path through every stop that passes it level. */
const walk = (stops: readonly Point[], ease: number): string =>
  stops
    .map(([x, y], index) =>
      index === 0 ? `M${at([x, y])}` : `S${at([x - ease, y])} ${at([x, y])}`,
    )
    .join('');

/** Columns of blocks with streets between: the plain ones, the parks and the plazas. */
const town = (random: Random): readonly [plain: string, parks: string, plazas: string] => {
  let [plain, parks, plazas] = ['', '', ''];
  for (let x = -100; x < 1300; ) {
    const width = 100 + Math.floor(random() * 4) * 30;
    for (let y = -120; y < 960; ) {
      const height = 80 + Math.floor(random() * 5) * 30;
      const block = visible(x + width / 2, y + height / 2) ? tile(x, y, width, height) : '';
      const kind = random();
      if (kind < 0.72) plain += block;
      else if (kind < 0.92) parks += block;
      else plazas += block;
      y += height + 18;
    }
    x += width + 18;
  }
  return [plain, parks, plazas];
};

/** Whether a block with this middle shows once the town is turned. */
const visible = (x: number, y: number): boolean => {
  const [across, down] = [x - 600, y - 400];
  const turned = [across * 0.95 + down * 0.31, down * 0.95 - across * 0.31] as const;
  return Math.abs(turned[0]) < 660 && Math.abs(turned[1]) < 460;
};

/** A rectangle with corners of radius 18. */
const tile = (x: number, y: number, width: number, height: number): string =>
  `M${x + 18} ${y}h${width - 36}q18 0 18 18v${height - 36}q0 18-18 18h${36 - width}` +
  `q-18 0-18-18v${36 - height}q0-18 18-18z`;
