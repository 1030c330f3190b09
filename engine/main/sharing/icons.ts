import { hash } from 'node:crypto';
import { element } from './markup.ts';

/** The icons that are made of one picture. */
export const ICONS = {
  '180.png': { size: 180, ground: true, share: 0.76 },
  '192.png': { size: 192, ground: false, share: 1 },
  '512.png': { size: 512, ground: false, share: 1 },
  // A launcher may cut a circle of four fifths of it.
  'maskable.png': { size: 512, ground: true, share: 0.58 },
} as const;
export type IconName = keyof typeof ICONS;

/** The portal itself, where a program's slug would stand. */
export const PORTAL_ICON = '_';

/** Where an icon lies: its address changes with the picture, the ground and the engine. */
export function iconPath(
  {
    owner,
    source,
    ground,
    engine,
  }: { owner: string; source: string; ground: string; engine: string },
  name: IconName,
): string {
  const key = hash('sha1', JSON.stringify([engine, source, ground]), 'base64url').slice(0, 8);
  return `/assets/icons/${owner}/${key}/${name}`;
}

/** An icon as an SVG; `picture` is a `data:` address. */
export function iconSvg(name: IconName, picture: string, ground: string): string {
  const { size, ground: filled, share } = ICONS[name];
  const inner = Math.round(size * share);
  const at = (size - inner) / 2;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size },
    (filled ? element('rect', { width: size, height: size, fill: ground }) : '') +
      element('image', { x: at, y: at, width: inner, height: inner, href: picture }),
  );
}
