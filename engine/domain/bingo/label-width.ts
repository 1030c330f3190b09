import type { BoardSize } from './board-shape.ts';

/** How much of a label fits into a cell, in widths of a Latin letter. */
export const LABEL_WIDTHS: Readonly<Record<BoardSize, number>> = {
  3: 80,
  4: 64,
  5: 48,
  6: 40,
  7: 32,
};

/** The longest word that a cell need not break. */
export const WORD_WIDTHS: Readonly<Record<BoardSize, number>> = {
  3: 26,
  4: 20,
  5: 16,
  6: 13,
  7: 11,
};

const WIDE =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;
const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The width of a text in Latin letters: East Asian characters and emoji count two. */
export function labelWidth(text: string): number {
  let width = 0;
  for (const { segment } of characters.segment(text)) width += WIDE.test(segment) ? 2 : 1;
  return width;
}

/** The width of the longest word; scripts without spaces break anywhere, so theirs do not count. */
export function longestWordWidth(label: string): number {
  const words = label.split(/[\s\-/\u00ad\u200b]+/u).filter((word) => !/^\P{ASCII}*$/u.test(word));
  return Math.max(0, ...words.map(labelWidth));
}
