import { direction } from '#domain/locales/negotiate-locale.ts';
import { element } from '../markup.ts';
import { fitText } from './break-text.ts';
import { type PictureLayout, WIDTH } from './layouts.ts';
import { measureWith } from './measure-text.ts';
import type { Picture } from './picture.ts';
import { type Advance, type TextPlace, textLine } from './text-line.ts';
import { bodyStyle, displayStyle, inCase, runsOf, scaleOf, type TypeStyle } from './type-style.ts';

const SMALL = [28, 25, 22] as const;
const QUIET = 22;
/** Where the names stand. */
const FOOT = 562;

/** The title, the line above it, and the names at the foot. */
export function pictureWords(picture: Picture, layout: PictureLayout, advance: Advance): string {
  const { title: box } = layout;
  const style = displayStyle(picture);
  const small = bodyStyle(picture, 600);
  const lineHeight = leading(picture.title, layout.lineHeight) * shownScale(picture.title, style);
  const { size, lines } = fitText(
    inCase(picture.title, style),
    picture.locale,
    { width: box.width, height: box.height - (picture.eyebrow ? 56 : 0), lineHeight },
    layout.sizes,
    measureWith(style, advance),
  );
  const step = size * lineHeight;
  const foot =
    layout.align === 'centre' ? box.y + (box.height + lines.length * step) / 2 : box.y + box.height;
  const place = placing(picture, layout);
  const shown = lines.map((line, index) =>
    textLine(
      line,
      style,
      {
        ...place,
        y: foot - (lines.length - 1 - index) * step - step * (style.upper ? 0.1 : 0.2),
        size,
        color: picture.palette.text ?? '#fff',
      },
      advance,
    ),
  );
  const above = foot - lines.length * step - 14 - size * 0.12;
  const eyebrow = picture.eyebrow
    ? oneLine(picture.eyebrow, small, box.width, advance, {
        ...place,
        y: above,
        color: picture.palette.accent ?? '#fff',
      })
    : '';
  return shown.join('') + eyebrow + names(picture, layout, advance);
}

/** Where every line is held: at the edge that reading begins at, or in the middle. */
function placing(
  { locale }: Picture,
  { align, title }: PictureLayout,
): Pick<TextPlace, 'x' | 'anchor'> {
  if (align === 'centre') return { x: WIDTH / 2, anchor: 'middle' };
  return direction(locale) === 'rtl'
    ? { x: WIDTH - title.x, anchor: 'end' }
    : { x: title.x, anchor: 'start' };
}

/** Scripts with tall letters and marks need more room between lines. */
function leading(text: string, lineHeight: number): number {
  if (/[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(text)) return Math.max(lineHeight, 1.34);
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u.test(text)
    ? Math.max(lineHeight, 1.24)
    : lineHeight;
}

/** The scale of the face that the text is really in. */
function shownScale(text: string, style: TypeStyle): number {
  const [first] = runsOf(text, style);
  return first ? scaleOf(first, style) : 1;
}

/** The program's name and, quieter, the product's, side by side in reading order. */
function names(picture: Picture, layout: PictureLayout, advance: Advance): string {
  const { name, product, palette, locale } = picture;
  const strong = bodyStyle(picture, 600);
  const quiet = bodyStyle(picture, 400);
  const gap = 18;
  const widthOf = (text: string, style: TypeStyle, size: number) =>
    measureWith(style, advance)(text) * size;
  const productWidth = product ? widthOf(product, quiet, QUIET) + 2 * gap : 0;
  const room = layout.title.width - productWidth;
  const { text: shown, size } = fitLine(name, strong, room, advance);
  const nameWidth = widthOf(shown, strong, size);
  const mirrored = direction(locale) === 'rtl';
  const sign = mirrored ? -1 : 1;
  const { x, anchor } = placing(picture, layout);
  const start = anchor === 'middle' ? x - (sign * (nameWidth + productWidth)) / 2 : x;
  const place = { y: FOOT, anchor: mirrored ? 'end' : 'start' } as const;
  const first = textLine(
    shown,
    strong,
    { ...place, x: start, size, color: palette.text ?? '#fff' },
    advance,
  );
  if (!product) return first;
  const rule = element('rect', {
    x: start + sign * (nameWidth + gap) - 1,
    y: FOOT - 22,
    width: 2,
    height: 27,
    fill: palette.control,
  });
  const second = textLine(
    product,
    quiet,
    {
      ...place,
      x: start + sign * (nameWidth + 2 * gap),
      size: QUIET,
      color: palette.muted ?? '#fff',
    },
    advance,
  );
  return first + rule + second;
}

/** A line of small text, as much of it as there is room for. */
function oneLine(
  text: string,
  style: TypeStyle,
  width: number,
  advance: Advance,
  place: Omit<TextPlace, 'size'>,
): string {
  const { text: shown, size } = fitLine(text, style, width, advance);
  return textLine(shown, style, { ...place, size }, advance);
}

/** Small text on one line of the width, smaller where it is long. */
function fitLine(text: string, style: TypeStyle, width: number, advance: Advance) {
  const box = { width, height: SMALL[0], lineHeight: 1 };
  const { lines, size } = fitText(text, style.locale, box, SMALL, measureWith(style, advance));
  return { text: lines[0] ?? '', size };
}
