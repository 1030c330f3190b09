import { iconBody } from '#catalogue/compile/icons.ts';
import { ARTWORK_SIZE, type ArtworkKind } from '#domain/programs/artwork-address.ts';
import { element } from '../sharing/markup.ts';
import { artStyle } from '../sharing/picture/art-style.ts';

/** Null: nothing but the art, as a title stands over it. */
const ICONS: Readonly<Record<ArtworkKind, string | null>> = {
  digital: 'tabler:sparkles',
  key: 'tabler:key',
  merchandise: 'tabler:shirt',
  cash: 'tabler:coins',
  experience: 'tabler:ticket',
  role: 'tabler:brand-discord',
  season: null,
  content: 'tabler:video',
  event: 'tabler:calendar-event',
  group: null,
  board: 'tabler:trophy',
};
/** In pixels of the artwork. */
const ICON = { size: 132, ring: 112 };

/** What the theme gives to artwork. */
export interface ArtworkLook {
  readonly palette: Readonly<Record<string, string>>;
  /** The theme's art: an `<svg>` that names its colours by class. */
  readonly art: string | undefined;
}

/** Artwork as an SVG: the program's art, with a sign of what kind of thing it is for. */
export function composeArtwork(kind: ArtworkKind, { palette, art = '' }: ArtworkLook): string {
  const { width, height } = ARTWORK_SIZE;
  const color = (name: string) => palette[name] ?? '#888888';
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    [
      element('style', {}, artStyle(color)),
      element('rect', { width, height, fill: color('ground') }),
      // Larger than the picture: art is drawn for a whole page, and what matters in it is on the right.
      art.replace('<svg ', `<svg x="-400" y="-175" width="${width * 1.5}" height="800" `),
      signOf(ICONS[kind], color),
    ].join(''),
  );
}

function signOf(icon: string | null, color: (name: string) => string): string {
  if (icon === null) return '';
  const [x, y] = [ARTWORK_SIZE.width / 2, ARTWORK_SIZE.height / 2];
  const box = { x: x - ICON.size / 2, y: y - ICON.size / 2, width: ICON.size, height: ICON.size };
  const ring = { fill: color('surface'), stroke: color('accent'), 'stroke-width': 3 };
  return [
    element('circle', { cx: x, cy: y, r: ICON.ring, ...ring }),
    element(
      'svg',
      { ...box, viewBox: '0 0 24 24', color: color('accent'), 'stroke-width': 1.4 },
      iconBody(icon)?.replaceAll('stroke-width="2"', ''),
    ),
  ].join('');
}
