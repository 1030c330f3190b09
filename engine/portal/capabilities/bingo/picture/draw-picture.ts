import { isMarked } from '#domain/bingo/mask.ts';
import { lineWidths, patternPath, UNIT } from '../../../core/bingo-card/pattern-path.ts';
import { completed } from '../../../core/bingo-card/played-card.ts';
import { type Box, fitText, HEIGHT, LINE, pictureLayout, WIDTH } from './picture-layout.ts';
import type { PictureSource } from './picture-source.ts';

/** A theme as a canvas takes it: colours and families as CSS writes them. */
export interface PictureTheme {
  readonly ground: string;
  readonly raised: string;
  readonly border: string;
  readonly text: string;
  readonly muted: string;
  readonly primary: string;
  readonly onPrimary: string;
  readonly secondary: string;
  readonly display: string;
  readonly displayWeight: string;
  readonly upper: boolean;
  readonly body: string;
}

/** Draws a card as a picture of WIDTH by HEIGHT pixels, in the colours and types of its brand. */
export function drawPicture(
  brush: CanvasRenderingContext2D,
  source: PictureSource,
  theme: PictureTheme,
): void {
  const { played, direction } = source;
  const layout = pictureLayout(played.card.size, direction);
  brush.direction = direction;
  brush.textBaseline = 'middle';
  brush.fillStyle = theme.ground;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
  drawHead(brush, layout.head, source, theme);
  layout.cells.forEach((box, cell) => {
    drawCell(brush, box, cell, source, theme);
  });
  drawLoops(brush, source, layout, theme);
  layout.cells.forEach((box, cell) => {
    drawLabel(brush, box, cell, source, theme);
    if (cell !== played.free && isMarked(played.mask, cell)) drawCheck(brush, box, theme);
  });
  drawFoot(brush, layout.foot, source, theme);
}

function drawHead(
  brush: CanvasRenderingContext2D,
  box: Box,
  { title, program, direction }: PictureSource,
  theme: PictureTheme,
): void {
  rounded(brush, box, 22, theme.primary);
  brush.fillStyle = theme.onPrimary;
  const start = direction === 'ltr' ? box.x + 32 : box.x + box.width - 32;
  brush.textAlign = 'start';
  brush.font = `600 28px ${theme.body}`;
  brush.fillText(program, start, box.y + 30, box.width - 64);
  const said = theme.upper ? title.toLocaleUpperCase() : title;
  const room = { width: box.width - 64, height: box.height - 52 };
  const font = (type: number) => `${theme.displayWeight} ${type}px ${theme.display}`;
  const { lines, type } = fitText(said, room, [62, 26], widthIn(brush, font));
  brush.font = font(type);
  writeLines(brush, lines, type, start, box.y + 48 + room.height / 2);
}

function drawCell(
  brush: CanvasRenderingContext2D,
  box: Box,
  cell: number,
  { played }: PictureSource,
  theme: PictureTheme,
): void {
  const isFree = cell === played.free;
  const marked = isMarked(played.mask, cell);
  const ground = isFree ? theme.secondary : marked ? theme.primary : theme.raised;
  rounded(brush, box, 14, ground, marked ? undefined : theme.border);
  if (!marked || isFree) return;
  brush.save();
  brush.translate(box.x + box.width / 2, box.y + box.height / 2);
  brush.rotate(-0.026);
  brush.globalAlpha = 0.35;
  brush.strokeStyle = theme.onPrimary;
  brush.lineWidth = box.width * 0.022;
  brush.beginPath();
  // A frame around the label, which it never touches.
  const side = box.width * 0.93;
  brush.roundRect(-side / 2, -side / 2, side, side, box.width * 0.2);
  brush.stroke();
  brush.restore();
}

function drawCheck(brush: CanvasRenderingContext2D, box: Box, theme: PictureTheme): void {
  const radius = box.width * 0.07;
  const [x, y] = [box.x + box.width - radius * 1.2, box.y + radius * 1.2];
  brush.fillStyle = theme.onPrimary;
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fill();
  brush.strokeStyle = theme.primary;
  brush.lineWidth = radius * 0.32;
  brush.beginPath();
  brush.moveTo(x - radius * 0.45, y + radius * 0.05);
  brush.lineTo(x - radius * 0.1, y + radius * 0.4);
  brush.lineTo(x + radius * 0.5, y - radius * 0.35);
  brush.stroke();
}

function drawLabel(
  brush: CanvasRenderingContext2D,
  box: Box,
  cell: number,
  { played, free }: PictureSource,
  theme: PictureTheme,
): void {
  const isFree = cell === played.free;
  const text = isFree ? free : (played.card.cells[cell]?.label ?? '');
  const inside = { width: box.width * 0.8, height: box.height * 0.68 };
  const font = (type: number) =>
    isFree ? `${theme.displayWeight} ${type}px ${theme.display}` : `600 ${type}px ${theme.body}`;
  const { lines, type } = fitText(text, inside, [38, 14], widthIn(brush, font));
  brush.font = font(type);
  brush.textAlign = 'center';
  const [letters, ground] = isFree
    ? [theme.ground, theme.secondary]
    : isMarked(played.mask, cell)
      ? [theme.onPrimary, theme.primary]
      : [theme.text, theme.raised];
  brush.fillStyle = letters;
  writeLines(brush, lines, type, box.x + box.width / 2, box.y + box.height / 2, ground);
}

function drawLoops(
  brush: CanvasRenderingContext2D,
  { played, direction }: PictureSource,
  { origin, step }: ReturnType<typeof pictureLayout>,
  theme: PictureTheme,
): void {
  const { size } = played.card;
  brush.save();
  brush.translate(origin.x + (direction === 'rtl' ? size * step : 0), origin.y);
  const scale = step / UNIT;
  const widths = lineWidths(size);
  brush.scale(direction === 'rtl' ? -scale : scale, scale);
  for (const { pattern } of completed(played)) {
    const path = new Path2D(patternPath(pattern, size));
    brush.strokeStyle = theme.ground;
    brush.lineWidth = widths.halo;
    brush.stroke(path);
    brush.strokeStyle = theme.secondary;
    brush.lineWidth = widths.line;
    brush.stroke(path);
  }
  brush.restore();
}

function drawFoot(
  brush: CanvasRenderingContext2D,
  box: Box,
  { seed, host, direction }: PictureSource,
  theme: PictureTheme,
): void {
  const [start, end] = [box.x, box.x + box.width];
  brush.font = `500 26px ${theme.body}`;
  brush.fillStyle = theme.muted;
  brush.textAlign = direction === 'ltr' ? 'left' : 'right';
  brush.fillText(seed, direction === 'ltr' ? start : end, box.y + box.height / 2);
  brush.textAlign = direction === 'ltr' ? 'right' : 'left';
  brush.fillText(host, direction === 'ltr' ? end : start, box.y + box.height / 2);
}

function widthIn(brush: CanvasRenderingContext2D, font: (type: number) => string) {
  return (text: string, type: number): number => {
    brush.font = font(type);
    return brush.measureText(text).width;
  };
}

function writeLines(
  brush: CanvasRenderingContext2D,
  lines: readonly string[],
  type: number,
  x: number,
  middle: number,
  /** Of a casing that keeps the letters clear of a loop beneath them. */
  casing?: string,
): void {
  const first = middle - ((lines.length - 1) * type * LINE) / 2;
  const write = (how: 'fillText' | 'strokeText') =>
    lines.forEach((line, at) => {
      brush[how](line, x, first + at * type * LINE);
    });
  if (casing !== undefined) {
    brush.strokeStyle = casing;
    brush.lineWidth = type * 0.2;
    brush.lineJoin = 'round';
    write('strokeText');
  }
  write('fillText');
}

function rounded(
  brush: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  radius: number,
  fill: string,
  stroke?: string,
): void {
  brush.beginPath();
  brush.roundRect(x, y, width, height, radius);
  brush.fillStyle = fill;
  brush.fill();
  if (stroke === undefined) return;
  brush.strokeStyle = stroke;
  brush.lineWidth = 2;
  brush.stroke();
}
