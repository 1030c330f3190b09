import type { ArtProperties } from './art-properties.ts';
import { axialCanvas } from './canvas.ts';
import { circle, dot, line, type Point, polar, polygon, times } from './path.ts';
import { between, type Random, seededRandom } from './random.ts';

const heart: Point = [0, 0];

/** Thin concentric ritual figures, slowly turning, over a field of stars. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  const turn = between(random, 0, Math.PI);
  const sides = 4 + Math.floor(random() * 4);
  return (
    <svg aria-hidden="true" {...axialCanvas('fades')}>
      <defs>
        <radialGradient id="art-sigils-glow">
          <stop className="art-stop-primary" stopOpacity=".34" />
          <stop className="art-stop-primary" offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g className="art-neutral-line" strokeLinecap="round">
        <path d={stars(random, density * 22)} strokeWidth="2" opacity=".6" />
        <path className="art-twinkle" d={stars(random, density * 5)} strokeWidth="4" />
      </g>
      <g transform="translate(800 390)">
        <circle fill="url(#art-sigils-glow)" r="470" />
        <g className="art-primary-line" strokeWidth="1.5">
          <path d={circle(heart, 268) + circle(heart, 278) + circle(heart, 150)} />
        </g>
        <g className="art-spin">
          <path
            className="art-primary-line"
            d={circle(heart, 390) + circle(heart, 520)}
            strokeWidth="1.5"
            opacity=".45"
          />
          <g className="art-secondary-line" strokeWidth="1.5">
            <path d={figure(sides, 0, 268) + figure(sides, Math.PI / sides, 268)} />
            <path d={circle(heart, 334)} strokeWidth="14" strokeDasharray="1.5 8.5" />
            <path d={moons(random, sides + density, 390)} strokeWidth="2" />
          </g>
        </g>
        <path className="art-primary-line" d={spokes(turn, sides * 4)} strokeWidth="1.5" />
        <path
          className="art-secondary-line"
          d={
            figure(sides, turn, 104) +
            figure(sides, turn + Math.PI / sides, 104) +
            circle(heart, 30)
          }
          strokeWidth="2"
        />
        <circle className="art-secondary art-pulse" r="9" />
      </g>
    </svg>
  );
};

const stars = (random: Random, count: number): string =>
  times(count, () => dot([1200 * random(), 800 * random()])).join('');

/** A regular figure within a circle. */
const figure = (sides: number, turn: number, radius: number): string => {
  const corner = (index: number) => polar(heart, radius, turn + (index * 2 * Math.PI) / sides);
  return polygon(times(sides, corner));
};

const moons = (random: Random, count: number, radius: number): string => {
  const turn = between(random, 0, 2 * Math.PI);
  return times(count, (index) =>
    circle(polar(heart, radius, turn + (index / count) * 2 * Math.PI), 6 + (index % 3) * 6),
  ).join('');
};

const spokes = (turn: number, count: number): string =>
  times(count, (index) => {
    const angle = turn + (index / count) * 2 * Math.PI;
    const reach = index % 2 === 0 ? 268 : 164;
    return line([polar(heart, 150, angle), polar(heart, reach, angle)]);
  }).join('');
