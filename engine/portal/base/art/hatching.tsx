import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { circle, line, type Point, polar, polygon, round, times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

/** A comic desert: an inked sun, hatched mesas and a torn paper edge in front of them. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const x = Math.round(between(random, 800, 860));
  const y = Math.round(between(random, 320, 350));
  const count = 5 + density * 3;
  const left = Math.round(between(random, 520, 570));
  const right = Math.round(between(random, 900, 940));
  const tear = torn(random, 640);
  return (
    <svg aria-hidden="true" {...canvas}>
      <path className="art-primary" d={burst(random, [x, y], 18 + density * 4)} />
      <path className="art-neutral" d={circle([x + 9, y + 9], 210)} />
      <path className="art-primary" d={circle([x, y], 205)} />
      <path
        className="art-ground"
        d={hatch(random, [x + 195, y - 40], [x - 40, y + 195], count, 120)}
      />
      <path
        className="art-secondary"
        d={mesa(random, left, 230, 490) + mesa(random, right, 330, 350)}
      />
      <path
        className="art-ground"
        d={
          hatch(random, [left + 215, 490], [left + 150, 660], count, 90) +
          hatch(random, [right + 300, 350], [right + 190, 660], count * 1.4, 150)
        }
      />
      <path className="art-ground" d={tear} transform="translate(-12 -14)" />
      <path className="art-neutral" d={tear} />
      <path className="art-primary" d={torn(random, 668)} />
      <path className="art-ground" d={hatch(random, [1230, 650], [860, 760], count, 80)} />
    </svg>
  );
};

/** Ink strokes that taper, side by side from one point to another, longest half way. */
const hatch = (random: Random, from: Point, to: Point, count: number, length: number): string =>
  times(count, (index) => {
    const part = (index + between(random, 0.3, 0.7)) / count;
    const reach = Math.round(length * Math.sin(Math.PI * part) * between(random, 0.6, 1.1)) + 8;
    const rise = Math.round(reach * 0.7);
    const x = Math.round(from[0] + (to[0] - from[0]) * part - reach / 2);
    const y = Math.round(from[1] + (to[1] - from[1]) * part - rise / 2);
    const width = Math.round(between(random, 4, 8));
    return `M${x} ${y}l${reach} ${rise} ${width - reach}-${rise + width}z`;
  }).join('');

/** Short ink wedges all around a sun. */
const burst = (random: Random, sun: Point, count: number): string =>
  times(count, (index) => {
    const angle = ((index + between(random, -0.2, 0.2)) / count) * 2 * Math.PI;
    return polygon([
      round(polar(sun, 238, angle - 0.02)),
      round(polar(sun, between(random, 270, 350), angle)),
      round(polar(sun, 238, angle + 0.02)),
    ]);
  }).join('');

/** A table mountain with a rough top and steep steps. */
const mesa = (random: Random, left: number, width: number, top: number): string => {
  const shelf = top + (700 - top) * 0.4;
  const outline: readonly Point[] = [
    [-0.3, 700],
    [0, shelf],
    [0.12, shelf - 10],
    [0.16, top + 8],
    [0.5, top + 12],
    [0.84, top],
    [0.9, shelf - 20],
    [1, shelf],
    [1.3, 700],
  ];
  const rough = (size: number) => between(random, -size, size);
  return polygon(
    outline.map(
      ([x, y]): Point => [Math.round(left + x * width + rough(7)), Math.round(y + rough(9))],
    ),
  );
};

/** Everything below a torn edge. */
const torn = (random: Random, y: number): string => {
  const edge = times(
    50,
    (index): Point => [
      Math.round(index * 26 - 40 + between(random, -11, 11)),
      Math.round(y - index * 0.9 + between(random, -12, 12)),
    ],
  );
  return `${line(edge)}V840H-40z`;
};
