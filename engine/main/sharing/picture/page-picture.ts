import { hash } from 'node:crypto';
import type { View } from '#contract/programs/view.ts';
import { HEIGHT, WIDTH } from './layouts.ts';
import type { Picture } from './picture.ts';

/** A page's picture, and where it is found. */
export interface PagePicture {
  readonly picture: Picture;
  /** Names the picture's content and the engine that draws it. */
  readonly key: string;
  /** On the canonical host. */
  readonly path: string;
}

export const PICTURE_SIZE = { width: WIDTH, height: HEIGHT } as const;
const PREFIX = '/assets/og/';
/** Pixels of a picture on a card, and what its address ends with. */
export const CARD_WIDTH = 640;
export const CARD_QUERY = '?card';

/** The address of a picture; `shown` is the page it belongs to, `engine` the build's id. */
export function pagePicture(
  picture: Picture,
  shown: Pick<View, 'canonical' | 'locale'>,
  engine: string,
): PagePicture {
  const key = hash('sha1', JSON.stringify([engine, picture]), 'base64url').slice(0, 8);
  const { pathname } = new URL(shown.canonical);
  return { picture, key, path: picturePath(shown.locale, key, pathname) };
}

/** `pathname` undecoded, as in an address. */
export const picturePath = (locale: string, key: string, pathname: string): string =>
  `${PREFIX}${locale}/${key}${pathname === '/' ? '' : pathname}.png`;

/** What the path of a picture names; undefined for all other paths. Undecoded. */
export function readPicturePath(
  path: string,
): { locale: string; key: string; pathname: string } | undefined {
  const match = /^\/assets\/og\/([a-z-]{2,12})\/([\w-]{8})(\/.*)?\.png$/.exec(path);
  if (!match) return undefined;
  const [, locale = '', key = '', pathname = '/'] = match;
  return { locale, key, pathname };
}
