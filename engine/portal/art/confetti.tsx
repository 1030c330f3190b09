import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { dot, type Point, polar, polygon, round, times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

/** Confetti thrown from the upper right: streamers, paper near and far, and round dots. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const large = density * 2;
  const small = density * 6;
  return (
    <svg aria-hidden="true" {...canvas}>
      <g opacity=".55">
        <path className="art-primary" d={papers(random, small, 9)} />
        <path className="art-neutral" d={papers(random, small, 7)} />
      </g>
      <g strokeLinecap="round" className="art-drift">
        <path className="art-secondary-line" d={streamer(random, 560, 6)} strokeWidth="10" />
        <path className="art-primary-line" d={streamer(random, 780, 9)} strokeWidth="16" />
        <path className="art-neutral-line" d={streamer(random, 960, 8)} strokeWidth="9" />
        <path className="art-secondary-line" d={streamer(random, 1120, 11)} strokeWidth="20" />
      </g>
      <path className="art-primary" d={papers(random, small, 20) + papers(random, large, 46)} />
      <path className="art-secondary" d={papers(random, small, 20) + papers(random, large, 40)} />
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

/** A ribbon that hangs from the upper edge and swings from side to side. */
const streamer = (random: Random, from: number, bends: number): string => {
  const lean = Math.round(between(random, -22, 2));
  const swing = Math.round(between(random, 34, 60));
  const bend = (index: number) => {
    const aside = index % 2 === 0 ? swing : -swing;
    return `c${aside} 0 ${aside + lean} 46 ${lean} 46`;
  };
  return `M${from}-40${times(bends, bend).join('')}`;
};
