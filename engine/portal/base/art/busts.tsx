import type { ArtProperties } from './art-properties.ts';
import { canvas } from './canvas.ts';
import { circle, type Point } from './path.ts';
import { between, type Random, round1, seededRandom } from './random.ts';

type Colours = readonly [wall: string, hair: string, skin: string, coat: string];

const people: readonly (readonly [place: Point, radius: number, colours: Colours])[] = [
  [[905, 420], 220, ['art-primary', 'art-ground', 'art-secondary', 'art-neutral']],
  [[1105, 205], 120, ['art-secondary', 'art-primary', 'art-neutral', 'art-ground']],
  [[665, 600], 110, ['art-neutral', 'art-ground', 'art-primary', 'art-secondary']],
  [[1110, 620], 140, ['art-secondary', 'art-ground', 'art-neutral', 'art-primary']],
  [[680, 185], 80, ['art-primary', 'art-secondary', 'art-ground', 'art-neutral']],
  [[505, 735], 50, ['art-secondary', 'art-ground', 'art-neutral', 'art-primary']],
  [[830, 715], 50, ['art-primary', 'art-ground', 'art-secondary', 'art-neutral']],
];

/** What is added to short hair: nothing, a knot, long hair, or curls. */
const hairstyles: readonly (readonly (readonly [x: number, y: number, radius: number])[])[] = [
  [],
  [[8, -74, 17]],
  [
    [-20, 12, 36],
    [20, 12, 36],
  ],
  [
    [-32, -48, 22],
    [2, -62, 24],
    [34, -46, 22],
  ],
];

/** A collective: portrait busts, each made of a few circles in a round frame. */
export const Art = ({ seed, density }: ArtProperties) => {
  const random = seededRandom(seed);
  return (
    <svg aria-hidden="true" {...canvas}>
      <defs>
        <clipPath id="art-busts-frame">
          <circle r="100" />
        </clipPath>
        <radialGradient id="art-busts-shade" cx=".3" cy=".2" r="1">
          <stop className="art-stop-ground" offset=".4" stopOpacity="0" />
          <stop className="art-stop-ground" offset="1" stopOpacity=".5" />
        </radialGradient>
      </defs>
      <path
        className="art-neutral-line"
        d={people
          .map(([place, radius]) => circle(place, radius + between(random, 14, 40)))
          .join('')}
        strokeOpacity=".3"
        strokeWidth="2"
      />
      {people.slice(0, Math.round(density) + 2).map(([[x, y], radius, colours]) => (
        <g
          key={x}
          transform={`translate(${x} ${y}) scale(${radius / 100})`}
          clipPath="url(#art-busts-frame)"
        >
          {bust(random, colours)}
        </g>
      ))}
    </svg>
  );
};

/** One person in a frame of radius 100: wall, hair, head and neck, coat, and evening light. */
const bust = (random: Random, [wall, hair, skin, coat]: Colours) => {
  const lean = between(random, -9, 9);
  const parting = lean + between(random, -6, 6);
  const style = hairstyles[Math.floor(random() * hairstyles.length)] ?? [];
  const locks = style.map(([x, y, radius]) => circle([parting + x, y], radius));
  return (
    <>
      <circle className={wall} r="101" />
      <path className={hair} d={circle([parting, -24], 43) + locks.join('')} />
      <path className={skin} d={circle([lean, -10], 35) + circle([lean * 0.7, 36], 24)} />
      <circle className={coat} cx={round1(lean / 3)} cy="122" r={round1(between(random, 74, 86))} />
      <circle fill="url(#art-busts-shade)" r="101" />
    </>
  );
};
