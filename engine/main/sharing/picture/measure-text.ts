import { Resvg } from '@resvg/resvg-js';
import type { Measure } from './break-text.ts';
import { type Advance, runMarkup } from './text-line.ts';
import type { TextRun } from './text-runs.ts';
import { runsOf, scaleOf, type TypeStyle } from './type-style.ts';

const SIZE = 100;
const SQUARES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** Keeps the letters on both sides from joining. */
const APART = '\u200c';

/** Advances as the rasteriser sets text, each measured once; `fontOf` gives a run's font file. */
export function createAdvance(fontOf: (run: TextRun) => string): Advance {
  const known = new Map<string, number>();
  return (run, style) => {
    const key = `${run.file.name} ${style.tracking} ${run.text}`;
    const found = known.get(key) ?? measure(run, { ...style, scale: 1 }, fontOf(run));
    known.set(key, found);
    return found;
  };
}

/** The rasteriser tells where ink is: twice a text, less once, is how far it moves the pen. */
function measure(run: TextRun, style: TypeStyle, font: string): number {
  const { text } = run;
  const [twice, once] =
    text.trim() === ''
      ? [`H${text}H`, 'HH']
      : [text + (/\p{sc=Arabic}/u.test(text) ? APART : '') + text, text];
  const ink = (shown: string) => {
    const line = runMarkup({ ...run, text: shown }, style, 0, SIZE, SIZE);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${line}</svg>`;
    const image = new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [font] } });
    return image.getBBox()?.width ?? 0;
  };
  return Math.max(0, ink(twice) - ink(once)) / SIZE;
}

/**
 * Measures text at a size of 1. A line is its words and the spaces between; of writing in squares
 * a word is a letter.
 */
export function measureWith(style: TypeStyle, advance: Advance): Measure {
  const known = new Map<string, number>();
  const width = (word: string) => {
    const found =
      known.get(word) ??
      runsOf(word, style).reduce((sum, run) => sum + advance(run, style) * scaleOf(run, style), 0);
    known.set(word, found);
    return found;
  };
  return (text) =>
    text
      .split(/( )/)
      .flatMap((word) => (SQUARES.test(word) ? [...word] : [word]))
      .reduce((sum, word) => sum + (word === '' ? 0 : width(word)), 0);
}
