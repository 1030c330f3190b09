import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { dot, smooth, times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

/** Three glowing orbs of different sizes that rise behind a wave. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const place = (low: number, high: number) => Math.round(between(random, low, high));
  return (
    <svg aria-hidden="true" {...canvas}>
      <defs>
        <radialGradient id="art-orbs-first" cx=".32" cy=".28" r=".8">
          <stop className="art-stop-secondary" />
          <stop className="art-stop-primary" offset=".45" />
          <stop className="art-stop-ground" offset="1" />
        </radialGradient>
        <radialGradient id="art-orbs-second" cx=".7" cy=".3" r=".8">
          <stop className="art-stop-primary" />
          <stop className="art-stop-secondary" offset=".4" />
          <stop className="art-stop-ground" offset="1" />
        </radialGradient>
        <radialGradient id="art-orbs-halo">
          <stop className="art-stop-primary" stopOpacity=".4" />
          <stop className="art-stop-primary" offset="1" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="art-orbs-wave" x2="1">
          <stop className="art-stop-primary" stopOpacity=".15" />
          <stop className="art-stop-secondary" offset="1" stopOpacity=".9" />
        </linearGradient>
      </defs>
      <circle className="art-pulse" fill="url(#art-orbs-halo)" cx="900" cy="340" r="460" />
      <g className="art-neutral-line art-twinkle" strokeLinecap="round" strokeWidth="4">
        <path d={times(density * 10, () => dot([1200 * random(), 620 * random()])).join('')} />
      </g>
      <circle fill="url(#art-orbs-second)" cx={place(1040, 1090)} cy={place(150, 200)} r="96" />
      <circle fill="url(#art-orbs-first)" cx={place(860, 910)} cy={place(370, 410)} r="225" />
      <g className="art-drift">
        <circle fill="url(#art-orbs-second)" cx={place(590, 650)} cy={place(520, 570)} r="66" />
      </g>
      <path fill="url(#art-orbs-wave)" d={wave(random, 600)} opacity=".45" />
      <path fill="url(#art-orbs-wave)" d={wave(random, 650)} />
    </svg>
  );
};

/** The water below a swell that is higher to the right. */
const wave = (random: Random, level: number): string => {
  const crest = times(7, (index): readonly [number, number] => [
    index * 230 - 80,
    level + (index % 2 === 0 ? 70 : -50) * between(random, 0.5, 1.2) - index * 8,
  ]);
  return `${smooth(crest)}V800H-80z`;
};
