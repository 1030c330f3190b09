import { type Finding, raise } from '../issues/raise.ts';
import { suggest } from '../issues/suggest.ts';
import type { Path } from '../schema/annotation.ts';
import { activeContent } from './active-content.ts';
import type { AssetFile, PictureType } from './knowledge.ts';

/** The largest picture that visitors should have to load. */
export const PICTURE_BYTES = 2_000_000;
const DRAWING_BYTES = 300_000;
/** In pixels. */
export const LARGEST_SIDE = 6000;
const PIXELS = { least: 16, most: LARGEST_SIDE };

const TYPES: Readonly<Record<string, PictureType>> = {
  svg: 'svg',
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
};

/** What is wrong with a file that a manifest names: it is not there, or it is no sound picture. */
export function assetFinding(
  name: string,
  assets: ReadonlyMap<string, AssetFile>,
  path: Path,
): Finding | undefined {
  const file = assets.get(name);
  if (file) return pictureFinding(name, file, path);
  return raise('ASSET_MISSING', { name, suggestion: suggest(name, [...assets.keys()]) }, { path });
}

/** One cause is one issue. */
function pictureFinding(name: string, file: AssetFile, path: Path): Finding | undefined {
  const { type, bytes, size, fault, svg } = file;
  const wanted = TYPES[name.split('.').at(-1)?.toLowerCase() ?? ''];
  const limit = wanted === 'svg' ? DRAWING_BYTES : PICTURE_BYTES;
  if (bytes > limit) return raise('ASSET_TOO_LARGE', { name, bytes, limit }, { path });
  if (type !== wanted) return raise('ASSET_TYPE', { name, type, wanted }, { path });
  const found = svg === undefined ? undefined : activeContent(svg);
  if (found !== undefined) return raise('ASSET_UNSAFE', { name, found }, { path });
  if (fault !== undefined) return raise('ASSET_BROKEN', { name, fault }, { path });
  if (svg !== undefined && /<([\w-]+:)?text[\s>]/.test(svg))
    return raise('ASSET_TEXT', { name }, { path });
  if (type === 'svg' || !size) return undefined;
  const sides = [size.width, size.height];
  if (sides.every((side) => side >= PIXELS.least && side <= PIXELS.most)) return undefined;
  return raise('ASSET_PIXELS', { name, ...size, ...PIXELS }, { path });
}

/** What a place has room for. */
export interface ImageRoom {
  readonly name: 'card' | 'hero';
  /** In pixels, of each side: less looks blurred. */
  readonly least: number;
  /** Width by height: most of what is narrower or wider would be cut off. */
  readonly ratios: { readonly least: number; readonly most: number };
}
export const CARD_ROOM: ImageRoom = { name: 'card', least: 320, ratios: { least: 0.5, most: 3 } };

/** A sound picture that its place has no use for; undefined too where the file is no such picture. */
export function sizeFinding(
  name: string,
  assets: ReadonlyMap<string, AssetFile>,
  path: Path,
  room: ImageRoom,
): Finding | undefined {
  const file = assets.get(name);
  if (!file?.size || pictureFinding(name, file, path)?.severity === 'error') return undefined;
  const { width, height } = file.size;
  if (file.type !== 'svg' && Math.min(width, height) < room.least)
    return raise(
      'ASSET_PIXELS',
      { name, width, height, least: room.least, most: LARGEST_SIDE },
      { path },
    );
  const ratio = width / height;
  if (ratio >= room.ratios.least && ratio <= room.ratios.most) return undefined;
  return raise('ASSET_RATIO', { name, width, height, room: room.name, ...room.ratios }, { path });
}

/** How far the proportions of a page's frame may be from those of its picture. */
const TOLERANCE = 0.02;

/** A width and height that would squeeze the picture they are said of. */
export function proportionFindings(
  { asset, width, height }: { asset: string; width: number; height: number },
  file: AssetFile | undefined,
  path: Path,
): Finding[] {
  const size = file?.size;
  if (!size) return [];
  const ratio = (width / height) * (size.height / size.width);
  if (Math.abs(ratio - 1) <= TOLERANCE) return [];
  const wanted = Math.max(1, Math.round((width * size.height) / size.width));
  const parameters = { name: asset, ...size, said: { width, height }, wanted };
  return [raise('ASSET_PROPORTIONS', parameters, { path: [...path, 'height'] })];
}
