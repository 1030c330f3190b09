import { cellsOf } from '#domain/bingo/mask.ts';
import type { Pattern } from '#domain/bingo/patterns.ts';

/** Units of a cell's side: whole numbers are measured well where paths are dashed. */
export const UNIT = 100;
/** How far from the middle of a cell the loop runs. */
const ACROSS = 0.46 * UNIT;
/** Along a diagonal: as far from the labels on it as from those beside it. */
const DIAGONALLY = 0.36 * UNIT;
const EDGE = 0.03 * UNIT;

/**
 * The loop around a pattern's cells as a path, where a cell is UNIT wide and the card begins at 0:
 * an oblong along a line, circles around corners, a frame around the whole card.
 */
export function patternPath({ kind, mask }: Pick<Pattern, 'kind' | 'mask'>, size: number): string {
  const middles = cellsOf(mask).map((cell) => ({
    x: ((cell % size) + 0.5) * UNIT,
    y: (Math.floor(cell / size) + 0.5) * UNIT,
  }));
  if (kind === 'corners') return middles.map(({ x, y }) => circle(x, y)).join('');
  if (kind === 'blackout') return box(EDGE, size * UNIT - EDGE);
  const [from, to] = [middles[0], middles.at(-1)];
  return from && to ? oblong(from, to, kind === 'diagonal' ? DIAGONALLY : ACROSS) : '';
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Around the straight way between two points, with round ends. */
function oblong(from: Point, to: Point, across: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const beside = (point: Point, side: number) =>
    `${round(point.x - y * across * side)} ${round(point.y + x * across * side)}`;
  const arc = `A${across} ${across} 0 0 0`;
  return `M${beside(from, 1)}L${beside(to, 1)}${arc} ${beside(to, -1)}L${beside(from, -1)}${arc} ${beside(from, 1)}Z`;
}

function circle(x: number, y: number): string {
  const arc = `a${ACROSS} ${ACROSS} 0 1 1`;
  return `M${round(x - ACROSS)} ${y}${arc} ${2 * ACROSS} 0${arc} ${-2 * ACROSS} 0Z`;
}

const box = (near: number, far: number) => `M${near} ${near}H${far}V${far}H${near}Z`;

/** Widths of the loop's line and of the halo around it, the same part of any card. */
export const lineWidths = (size: number) => ({ line: size * 0.9, halo: size * 1.7 });

const round = (value: number) => Math.round(value * 1_000) / 1_000;
