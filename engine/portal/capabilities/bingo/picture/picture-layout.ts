import type { BoardSize } from '#domain/bingo/board-shape.ts';
import type { Direction } from '../../../kit/parts/grid-keys.ts';

/** Pixels of a picture's side. */
export const WIDTH = 1_200;
export const HEIGHT = 1_440;
const MARGIN = 56;
const HEAD = 150;
const FOOT = 62;
const GAP = 12;

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface PictureLayout {
  readonly head: Box;
  readonly foot: Box;
  /** Row by row, as cells are numbered. */
  readonly cells: readonly Box[];
  /** From the middle of a cell to that of the next. */
  readonly step: number;
  /** Where the grid of whole steps begins: half a gap before the first cell. */
  readonly origin: { readonly x: number; readonly y: number };
}

/** Where everything stands on a picture of a card. */
export function pictureLayout(size: BoardSize, direction: Direction): PictureLayout {
  const width = WIDTH - 2 * MARGIN;
  const top = MARGIN + HEAD;
  const side = (width - GAP * (size - 1)) / size;
  const step = side + GAP;
  const cells = Array.from({ length: size * size }, (_, cell) => {
    const column = cell % size;
    const place = direction === 'ltr' ? column : size - 1 - column;
    return {
      x: MARGIN + place * step,
      y: top + Math.floor(cell / size) * step,
      width: side,
      height: side,
    };
  });
  return {
    head: { x: MARGIN, y: MARGIN, width, height: HEAD - GAP * 2 },
    foot: { x: MARGIN, y: HEIGHT - MARGIN - FOOT, width, height: FOOT },
    cells,
    step,
    origin: { x: MARGIN - GAP / 2, y: top - GAP / 2 },
  };
}

export interface FittedText {
  readonly lines: readonly string[];
  /** Pixels. */
  readonly type: number;
}

/** Distance of lines, in type sizes. */
export const LINE = 1.18;

/**
 * A text broken into lines that fit a box, in the largest type between two sizes.
 * @param measure the width of a text at a type size, both in pixels
 */
export function fitText(
  text: string,
  { width, height }: Pick<Box, 'width' | 'height'>,
  [most, least]: readonly [most: number, least: number],
  measure: (text: string, type: number) => number,
): FittedText {
  for (let type = most; type > least; type -= 2) {
    const lines = breakLines(text, (part) => measure(part, type) <= width);
    if (lines && lines.length * type * LINE <= height) return { lines, type };
  }
  const lines = breakLines(text, (part) => measure(part, least) <= width) ?? [text];
  const room = Math.max(1, Math.floor(height / (least * LINE)));
  if (lines.length <= room) return { lines, type: least };
  const kept = lines.slice(0, room);
  return { lines: [...kept.slice(0, -1), `${kept.at(-1)}…`], type: least };
}

/** Undefined where a word does not fit a line of its own, and no script would break it. */
function breakLines(text: string, fits: (part: string) => boolean): string[] | undefined {
  const lines: string[] = [];
  let line = '';
  for (const part of partsOf(text)) {
    const longer = line + part;
    if (fits(longer.trimEnd())) {
      line = longer;
      continue;
    }
    if (line.trim() !== '') lines.push(line.trim());
    line = part.trimStart();
    if (!fits(line.trimEnd())) return undefined;
  }
  return [...lines, line.trim()].filter((one) => one !== '');
}

/** Words with the spaces after them; characters where a script has no spaces. */
const partsOf = (text: string): readonly string[] =>
  text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+\s*|\s+/gu,
  ) ?? [text];
