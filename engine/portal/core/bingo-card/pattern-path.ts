import { cellsOf } from '#domain/bingo/mask.ts';
import type { Pattern } from '#domain/bingo/patterns.ts';

/** Units of a cell's side: whole numbers are measured well where paths are dashed. */
export const UNIT = 100;
/** How far from the middle of a cell the loop runs. */
const ACROSS = 0.46 * UNIT;
/** Along a diagonal: as far from the labels on it as from those beside it. */
const DIAGONALLY = 0.36 * UNIT;
const EDGE = 0.03 * UNIT;
/** Of the loop's corners: small, so that they stay outside what a label may take. */
const BEND = 0.2 * UNIT;

/**
 * The loop around a pattern's cells as a path, where a cell is UNIT wide and the card begins at 0:
 * an oblong along a line, one around each corner, a frame around the whole card.
 */
export function patternPath({ kind, mask }: Pick<Pattern, 'kind' | 'mask'>, size: number): string {
  const middles = cellsOf(mask).map((cell) => ({
    x: ((cell % size) + 0.5) * UNIT,
    y: (Math.floor(cell / size) + 0.5) * UNIT,
  }));
  if (kind === 'corners') return middles.map((middle) => oblong(middle, middle)).join('');
  if (kind === 'blackout') return box(EDGE, size * UNIT - EDGE);
  const [from, to] = [middles[0], middles.at(-1)];
  if (!from || !to) return '';
  return kind === 'diagonal' ? capsule(from, to) : oblong(from, to);
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Around the straight way between two points of a line, or around a single one. */
function oblong(from: Point, to: Point): string {
  const [left, top] = [from.x - ACROSS, from.y - ACROSS];
  const [right, bottom] = [to.x + ACROSS, to.y + ACROSS];
  const bend = (x: number, y: number) => `A${BEND} ${BEND} 0 0 0 ${x} ${y}`;
  return [
    `M${left + BEND} ${bottom}H${right - BEND}${bend(right, bottom - BEND)}`,
    `V${top + BEND}${bend(right - BEND, top)}`,
    `H${left + BEND}${bend(left, top + BEND)}`,
    `V${bottom - BEND}${bend(left + BEND, bottom)}Z`,
  ].join('');
}

/** Around a slanting way, with round ends. */
function capsule(from: Point, to: Point): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const beside = (point: Point, side: number) =>
    `${round(point.x - y * DIAGONALLY * side)} ${round(point.y + x * DIAGONALLY * side)}`;
  const arc = `A${DIAGONALLY} ${DIAGONALLY} 0 0 0`;
  return `M${beside(from, 1)}L${beside(to, 1)}${arc} ${beside(to, -1)}L${beside(from, -1)}${arc} ${beside(from, 1)}Z`;
}

const box = (near: number, far: number) => `M${near} ${near}H${far}V${far}H${near}Z`;

/** Widths of the loop's line and of the halo around it, the same part of any card. */
export const lineWidths = (size: number) => ({ line: size * 0.9, halo: size * 1.7 });

const round = (value: number) => Math.round(value * 1_000) / 1_000;
