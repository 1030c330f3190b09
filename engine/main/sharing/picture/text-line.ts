import { direction } from '#domain/locales/negotiate-locale.ts';
import { element, escapeXml } from '../markup.ts';
import type { TextRun } from './text-runs.ts';
import { runsOf, scaleOf, type TypeStyle } from './type-style.ts';
import { visualOrder } from './visual-order.ts';

/** How far a run moves the pen, at a size of 1 and without the style's scale. */
export type Advance = (run: TextRun, style: TypeStyle) => number;

export interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: string;
  readonly anchor: 'start' | 'middle' | 'end';
}

const SHARES = { start: 0, middle: 0.5, end: 1 } as const;

/**
 * One line of text, run by run from left to right: the rasteriser mixes neither fonts nor
 * directions within a text.
 */
export function textLine(
  text: string,
  style: TypeStyle,
  { x, y, size, color, anchor }: TextPlace,
  advance: Advance,
): string {
  const runs = visualOrder(text, baseDirection(text, style.locale)).flatMap((part) =>
    // Signs that were turned keep the order they have now.
    runsOf(part, style),
  );
  const widths = runs.map((run) => advance(run, style) * scaleOf(run, style) * size);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  let pen = x - whole * SHARES[anchor];
  const drawn = runs.map((run, index) => {
    const markup = runMarkup(run, style, pen, y, size);
    pen += widths[index] ?? 0;
    return markup;
  });
  const slant = style.italic
    ? `translate(${round(x)} ${round(y)})skewX(-9)translate(${round(-x)} ${round(-y)})`
    : undefined;
  return element('g', { fill: color, transform: slant }, drawn.join(''));
}

/** A text that is not translated is read as it is written. */
const baseDirection = (text: string, locale: string) =>
  /[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(text) ? direction(locale) : 'ltr';

/** A run of one font and direction as the rasteriser takes it. */
export function runMarkup(
  run: TextRun,
  style: TypeStyle,
  x: number,
  y: number,
  size: number,
): string {
  const scaled = size * scaleOf(run, style);
  return element(
    'text',
    {
      x: round(x),
      y: round(y),
      'font-family': run.file.name,
      'font-size': round(scaled),
      'letter-spacing': style.tracking === 0 ? undefined : round(style.tracking * scaled),
      'xml:space': 'preserve',
    },
    escapeXml(run.text),
  );
}

const round = (value: number) => Math.round(value * 100) / 100;
