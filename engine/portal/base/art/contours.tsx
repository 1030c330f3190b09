import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { dot, polar, smoothLoop, times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

/** Fog in contour bands round a vertical beam of light, with spores that rise along it. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const x = Math.round(between(random, 770, 840));
  const bands = fog(random, x, 4 + density);
  return (
    <svg aria-hidden="true" {...canvas}>
      <defs>
        <linearGradient id="art-contours-beam">
          <stop className="art-stop-primary" stopOpacity="0" />
          <stop className="art-stop-primary" offset=".5" stopOpacity=".75" />
          <stop className="art-stop-primary" offset="1" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="art-contours-fog">
          <stop className="art-stop-primary" stopOpacity=".2" />
          <stop className="art-stop-primary" offset="1" stopOpacity=".03" />
        </radialGradient>
      </defs>
      <g className="art-drift">
        <path fill="url(#art-contours-fog)" d={bands[0]} />
        <path fill="url(#art-contours-fog)" d={bands[2]} />
        <path fill="url(#art-contours-fog)" d={bands[4]} />
        <path
          className="art-primary-line"
          d={bands.join('')}
          strokeOpacity=".5"
          strokeWidth="1.5"
        />
      </g>
      <g className="art-pulse">
        <path fill="url(#art-contours-beam)" d={`M${x - 90} 0h180v800h-180z`} />
        <path className="art-neutral" d={`M${x - 2} 0h4l2 800h-8z`} opacity=".9" />
      </g>
      <g strokeLinecap="round">
        <path className="art-secondary-line" d={spores(random, x, 26, density)} strokeWidth="15" />
        <path
          className="art-secondary-line"
          d={spores(random, x, 60, density * 5)}
          strokeWidth="8"
        />
        <g className="art-twinkle">
          <path
            className="art-neutral-line"
            d={spores(random, x, 90, density * 12)}
            strokeWidth="4"
          />
        </g>
      </g>
    </svg>
  );
};

/** Nested outlines of one slowly changing shape, the widest first. */
const fog = (random: Random, x: number, count: number): string[] => {
  const waves = times(4, (index) => ({
    phase: between(random, 0, 2 * Math.PI),
    twist: between(random, -0.16, 0.16),
    height: between(random, 0.08, 0.3) / (1 + index * 0.4),
  }));
  return times(count, (ring) =>
    smoothLoop(
      times(20, (corner) => {
        const angle = (corner / 20) * 2 * Math.PI;
        const swell = waves.reduce(
          (sum, { phase, twist, height }, index) =>
            sum + height * Math.sin((index + 1) * angle + phase + twist * ring),
          1,
        );
        const radius = (520 - (ring * 460) / count) * swell;
        const [px, py] = polar([0, 0], radius, angle);
        return [Math.round(x + px * 1.15), Math.round(430 + py * 0.8)];
      }),
    ),
  );
};

/** Dots along the beam, dense at its core and rarer away from it. */
const spores = (random: Random, x: number, spread: number, count: number): string =>
  times(count, () => {
    const side = random() < 0.5 ? -1 : 1;
    return dot([x - side * spread * Math.log(1 - random() * 0.98), 800 * random()]);
  }).join('');
