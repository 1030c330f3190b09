import { direction } from '#domain/locales/negotiate-locale.ts';
import { element } from '../markup.ts';
import { artStyle } from './art-style.ts';
import { HEIGHT, LAYOUTS, type PictureLayout, WIDTH } from './layouts.ts';
import type { Picture } from './picture.ts';
import { pictureWords } from './picture-words.ts';
import type { Advance } from './text-line.ts';

/** What a picture is put together from, beside its words. */
export interface PictureParts {
  /** The theme's art: an `<svg>` that names its colours by class. */
  readonly art?: string;
  /** The logo as a `data:` address. */
  readonly logo?: string;
  readonly advance: Advance;
}

const RADII = { none: 0, small: 6, medium: 16, large: 26, extra: 36 } as const;
const MARGIN = 72;
const LOGO = { width: 260, height: 65 };

/** The picture as an SVG of 1200 × 630. */
export function composePicture(picture: Picture, parts: PictureParts): string {
  const layout = LAYOUTS[picture.composition];
  const mirrored = direction(picture.locale) === 'rtl';
  const content = [
    element(
      'style',
      {},
      artStyle((name) => color(picture, name)),
    ),
    gradients(picture),
    element('rect', { width: WIDTH, height: HEIGHT, fill: color(picture, 'ground') }),
    mirror(stage(picture, layout, parts.art), mirrored),
    logo(layout, parts.logo, mirrored),
    pictureWords(picture, layout, parts.advance),
  ];
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: WIDTH,
      height: HEIGHT,
      viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    },
    content.join(''),
  );
}

const color = ({ palette }: Picture, name: string) => palette[name] ?? '#888888';

/** Art, scrim and the ground of the words, as read from the left. */
function stage(picture: Picture, layout: PictureLayout, art: string | undefined): string {
  const { x, y, width, height } = layout.art;
  const ground = color(picture, 'ground');
  const radius = RADII[picture.theme.radius ?? 'medium'];
  const placed = art?.replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" `,
  );
  const scrim =
    layout.scrim === 'none'
      ? ''
      : full(`url(#scrim-${layout.scrim})`) +
        (layout.scrim === 'round' ? full('url(#scrim-hem)') : '');
  switch (layout.ground) {
    case 'tile': {
      const shape = { x, y, width, height, rx: radius };
      return (
        element('clipPath', { id: 'tile' }, element('rect', shape)) +
        element('rect', { ...shape, fill: color(picture, 'surface') }) +
        // What matters in a picture stands to the right of its middle.
        element('g', { 'clip-path': 'url(#tile)' }, placed?.replace('xMidYMid', 'xMaxYMid') ?? '')
      );
    }
    case 'panel': {
      const { x: left, y: top, width: wide } = layout.title;
      const box = { x: left - 40, y: top - 48, width: wide + 80, height: HEIGHT };
      return (
        (placed ?? '') +
        scrim +
        element('rect', { ...box, fill: ground }) +
        element('rect', { ...box, height: 8, fill: color(picture, 'primary') })
      );
    }
    case 'sheet': {
      const box = { x: 64, y: 56, width: 668, height: HEIGHT - 56 };
      return (
        (placed ?? '') +
        element('rect', {
          ...box,
          fill: ground,
          stroke: color(picture, 'border'),
          'stroke-width': 2,
        })
      );
    }
    case 'bar':
      return (
        (placed ?? '') +
        scrim +
        element('rect', {
          y: HEIGHT - 12,
          width: WIDTH,
          height: 12,
          fill: color(picture, 'primary'),
        })
      );
    case 'none':
      return (placed ?? '') + scrim;
  }
}

const full = (fill: string) => element('rect', { width: WIDTH, height: HEIGHT, fill });
const mirror = (content: string, mirrored: boolean) =>
  mirrored ? element('g', { transform: `translate(${WIDTH} 0)scale(-1 1)` }, content) : content;

/** What keeps the words readable, whatever the art. */
function gradients(picture: Picture): string {
  const stop = (offset: number, opacity: number) =>
    element('stop', { offset, 'stop-color': color(picture, 'ground'), 'stop-opacity': opacity });
  const linear = (id: string, attributes: Record<string, number>, stops: string) =>
    element('linearGradient', { id, x1: 0, y1: 0, x2: 0, y2: 0, ...attributes }, stops);
  return element(
    'defs',
    {},
    linear(
      'scrim-side',
      { x2: 1 },
      stop(0, 1) + stop(0.42, 0.96) + stop(0.62, 0.82) + stop(0.78, 0.3) + stop(0.94, 0),
    ) +
      linear(
        'scrim-foot',
        { y1: 1 },
        stop(0, 1) + stop(0.3, 0.88) + stop(0.62, 0.55) + stop(1, 0.1),
      ) +
      linear('scrim-hem', { y1: 1 }, stop(0, 0.9) + stop(0.3, 0)) +
      linear('scrim-soft', { x2: 1 }, stop(0, 0.7) + stop(0.7, 0)) +
      element(
        'radialGradient',
        { id: 'scrim-round', cx: 0.5, cy: 0.52, r: 0.62 },
        stop(0, 0.92) + stop(0.45, 0.82) + stop(1, 0.12),
      ),
  );
}

function logo(layout: PictureLayout, source: string | undefined, mirrored: boolean): string {
  if (source === undefined) return '';
  const start = layout.ground === 'sheet' ? 128 : MARGIN;
  const centred = layout.align === 'centre';
  const x = centred ? (WIDTH - LOGO.width) / 2 : mirrored ? WIDTH - start - LOGO.width : start;
  const place = centred ? 'xMid' : mirrored ? 'xMax' : 'xMin';
  return element('image', {
    x,
    y: layout.ground === 'sheet' ? 100 : 64,
    ...LOGO,
    href: source,
    preserveAspectRatio: `${place}YMid meet`,
  });
}
