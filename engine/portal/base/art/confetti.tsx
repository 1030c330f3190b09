import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { dot, type Point, polar, polygon, round, times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

/** Confetti thrown from the upper right: streamers, paper near and far, and round dots. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const large = density * 2;
  const small = density * 4;
  return (
    <svg aria-hidden="true" {...canvas}>
      <g opacity=".55">
        <path className="art-primary" d={papers(random, small, 9)} />
        <path className="art-neutral" d={papers(random, small, 7)} />
      </g>
      <g className="art-drift">
        {ribbon('art-secondary-line', 10, 7, streamer(random, 560, 7))}
        {ribbon('art-primary-line', 18, 10, streamer(random, 780, 10))}
        {ribbon('art-neutral-line', 9, 8, streamer(random, 950, 8))}
        {ribbon('art-secondary-line', 24, 11, streamer(random, 1110, 11))}
      </g>
      <path className="art-primary" d={papers(random, small, 20) + papers(random, large, 38)} />
      <path className="art-secondary" d={papers(random, small, 20) + papers(random, large, 34)} />
      <path className="art-neutral" d={papers(random, large, 22)} />
      <g className="art-twinkle" strokeLinecap="round" strokeWidth="24">
        <path className="art-primary-line" d={dots(random, large)} />
        <path className="art-secondary-line" d={dots(random, large)} />
      </g>
    </svg>
  );
};

/** Thick towards the upper right corner, thinning to the left and downwards. */
const thrown = (random: Random): Point => [
  1220 - 950 * random() ** 1.7,
  40 + 760 * random() ** 1.4,
];

/** Rectangles seen from every side, so that some are slivers. */
const papers = (random: Random, count: number, size: number): string =>
  times(count, () => {
    const centre = thrown(random);
    const turn = between(random, 0, Math.PI);
    const half = between(random, 0.3, 1.2);
    const reach = between(random, 0.7, 1.1) * size;
    const corners = [half, Math.PI - half, Math.PI + half, -half];
    return polygon(corners.map((corner) => round(polar(centre, reach, turn + corner))));
  }).join('');

const dots = (random: Random, count: number): string =>
  times(count, () => dot(thrown(random))).join('');

/** A ribbon whose every second bend shows its paler back. */
const ribbon = (colour: string, width: number, bends: number, path: string) => (
  <g className={colour} strokeWidth={width}>
    <path d={path} opacity=".45" />
    <path d={path} pathLength={bends} strokeDasharray="1" />
  </g>
);

/** The line that hangs from the upper edge and swings from side to side. */
const streamer = (random: Random, from: number, bends: number): string => {
  const lean = Math.round(between(random, -22, 2));
  const swing = Math.round(between(random, 34, 60));
  const bend = (index: number) => {
    const aside = index % 2 === 0 ? swing : -swing;
    return `c${aside} 0 ${aside + lean} 46 ${lean} 46`;
  };
  return `M${from}-40${times(bends, bend).join('')}`;
};
