import { iconBody } from '#catalogue/compile/icons.ts';
import type { RewardKind } from '#contract/vocabulary/campaign-words.ts';
import { ARTWORK_SIZE } from '#domain/programs/artwork-address.ts';
import { element } from '../sharing/markup.ts';
import { artStyle } from '../sharing/picture/art-style.ts';

const ICONS: Readonly<Record<RewardKind, string>> = {
  digital: 'tabler:sparkles',
  key: 'tabler:key',
  merchandise: 'tabler:shirt',
  cash: 'tabler:coins',
  experience: 'tabler:ticket',
};
/** In pixels of the artwork. */
const ICON = { size: 132, ring: 112 };

/** What the theme gives to a reward's artwork. */
export interface ArtworkLook {
  readonly palette: Readonly<Record<string, string>>;
  /** The theme's art: an `<svg>` that names its colours by class. */
  readonly art: string | undefined;
}

/** A reward's artwork as an SVG: the program's art, with a sign of what kind of reward it is. */
export function composeArtwork(kind: RewardKind, { palette, art = '' }: ArtworkLook): string {
  const { width, height } = ARTWORK_SIZE;
  const color = (name: string) => palette[name] ?? '#888888';
  const [x, y] = [width / 2, height / 2];
  const icon = { x: x - ICON.size / 2, y: y - ICON.size / 2, width: ICON.size, height: ICON.size };
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    [
      element('style', {}, artStyle(color)),
      element('rect', { width, height, fill: color('ground') }),
      // Larger than the picture: art is drawn for a whole page, and what matters in it is on the right.
      art.replace('<svg ', `<svg x="-400" y="-175" width="${width * 1.5}" height="800" `),
      element('circle', {
        cx: x,
        cy: y,
        r: ICON.ring,
        fill: color('surface'),
        stroke: color('accent'),
        'stroke-width': 3,
      }),
      element(
        'svg',
        { ...icon, viewBox: '0 0 24 24', color: color('accent'), 'stroke-width': 1.4 },
        iconBody(ICONS[kind])?.replaceAll('stroke-width="2"', ''),
      ),
    ].join(''),
  );
}
