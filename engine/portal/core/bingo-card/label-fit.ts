import type { BoardSize } from '#domain/bingo/board-shape.ts';
import { labelWidth } from '#domain/bingo/label-width.ts';

/** Sizes of a label's type, in widths of its cell, the largest first. */
export const LABEL_SIZES = [0.165, 0.145, 0.128, 0.114, 0.102, 0.092] as const;
export type LabelStep = 0 | 1 | 2 | 3 | 4 | 5;

/** Width of an average letter in bold body type, and the distance of lines, in type sizes. */
const LETTER = 0.64;
const LINE = 1.16;
/** What of a cell a label may take, across and down; across, the card's sheet holds it to that. */
export const ROOM = { width: 0.8, height: 0.74 } as const;
/** The most that type of a size may be, so that a short word does not shout. */
const FIRST: Readonly<Record<BoardSize, LabelStep>> = { 3: 2, 4: 1, 5: 0, 6: 0, 7: 0 };

/** The largest size of type at which a label fits into its cell without breaking a word. */
export function labelStep(label: string, size: BoardSize): LabelStep {
  for (let step = FIRST[size]; step < LABEL_SIZES.length; step++)
    if (fits(label, LABEL_SIZES[step] ?? 0)) return step as LabelStep;
  return (LABEL_SIZES.length - 1) as LabelStep;
}

function fits(label: string, type: number): boolean {
  const perLine = Math.floor(ROOM.width / (LETTER * type));
  const lines = Math.floor(ROOM.height / (LINE * type));
  const wrapped = linesOf(label, perLine);
  return wrapped !== undefined && wrapped <= lines;
}

/** How many lines a label takes; undefined where a word is longer than one. */
function linesOf(label: string, perLine: number): number | undefined {
  let lines = 1;
  let used = 0;
  for (const word of label.split(/\s+/)) {
    const width = labelWidth(word);
    // Scripts without spaces break anywhere.
    if (/^\P{ASCII}*$/u.test(word) && !/[\p{Script=Arabic}\p{Script=Cyrillic}]/u.test(word)) {
      used += width;
      lines += Math.ceil(used / perLine) - 1;
      used = used % perLine;
      continue;
    }
    if (width > perLine) return undefined;
    const wanted = used === 0 ? width : used + 1 + width;
    if (wanted > perLine) {
      lines += 1;
      used = width;
    } else used = wanted;
  }
  return lines;
}
