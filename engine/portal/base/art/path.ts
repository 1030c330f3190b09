import { round1 } from './random.ts';

/** A place on the canvas. */
export type Point = readonly [x: number, y: number];

/** The results of `make` for 0, 1, … up to `count`, which is rounded. */
export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: Math.round(count) }, (_, index) => make(index));

/** The point as path data. */
export const at = ([x, y]: Point): string => `${round1(x)} ${round1(y)}`;

/** The point at a distance from `centre`, the angle in radians clockwise from the right. */
export const polar = ([x, y]: Point, radius: number, angle: number): Point => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

/** The point on whole coordinates, the shortest to write. */
export const round = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];

/** The point on whole and even coordinates: half way between two such points is whole too. */
const even = ([x, y]: Point): Point => [2 * Math.round(x / 2), 2 * Math.round(y / 2)];

/** The ways from each point to the next; numbers of few digits, which compress well. */
const ways = (points: readonly Point[]): string => {
  const places = points.map(([x, y]): Point => [round1(x), round1(y)]);
  return places
    .slice(1)
    .map(([x, y], index) => {
      const [fromX, fromY] = places[index] ?? [0, 0];
      return at([x - fromX, y - fromY]);
    })
    .join(' ')
    .replaceAll(' -', '-');
};

/** An open line through the points. */
export const line = (points: readonly Point[]): string =>
  `M${points.slice(0, 1).map(at)}l${ways(points)}`;

/** A closed shape with straight sides. */
export const polygon = (points: readonly Point[]): string => `${line(points)}z`;

/** A round dot on whole coordinates, as wide as the stroke, which needs round line caps. */
export const dot = (point: Point): string => `M${at(round(point))}h0`;

/** A full circle. */
export const circle = ([x, y]: Point, radius: number): string => {
  const r = round1(radius);
  return `M${at([x - r, y])}a${r} ${r} 0 1 0 ${round1(2 * r)} 0a${r} ${r} 0 1 0 ${round1(-2 * r)} 0z`;
};

/** The part of a circle clockwise from one angle to another, in radians. */
export const arc = (centre: Point, radius: number, from: number, to: number): string => {
  const r = round1(radius);
  const large = to - from > Math.PI ? 1 : 0;
  const end = at(polar(centre, radius, to));
  return `M${at(polar(centre, radius, from))}A${r} ${r} 0 ${large} 1 ${end}`;
};

/** The curve from the first point to the last that the points between bend towards them. */
export const smooth = (points: readonly Point[]): string => {
  const whole = points.map(even);
  return bent(whole.slice(0, 1), whole.slice(1, -1), whole.slice(-1));
};

/** The closed curve that every point bends towards itself. */
export const smoothLoop = (points: readonly Point[]): string => {
  const whole = points.map(even);
  const seam = whole.slice(0, 1).map((first) => midpoint(first, whole[1] ?? first));
  return `${bent(seam, [...whole.slice(1), ...whole.slice(0, 1)], seam)}z`;
};

/**
 * A chain of quadratic curves that meet half way between their controls. A `T` infers its control
 * by mirroring the one before; on whole controls that is exact, so each is written only once.
 */
const bent = (start: readonly Point[], controls: readonly Point[], end: readonly Point[]) => {
  const meetings = [
    ...controls.slice(1).map((control, index) => midpoint(controls[index] ?? control, control)),
    ...end,
  ];
  const first = [...controls.slice(0, 1), ...meetings.slice(0, 1)].map(at).join(' ');
  return `M${start.map(at)}Q${first}${meetings.length > 1 ? 't' : ''}${ways(meetings)}`;
};

const midpoint = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
