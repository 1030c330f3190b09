import { error, hint, warning } from './define.ts';

interface Picture {
  readonly name: string;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Width by height that its place has room for. */
interface Room {
  readonly room: 'card' | 'hero';
  readonly least: number;
  readonly most: number;
}

export const ASSET_ISSUES = {
  ASSET_MISSING: error(
    ({ name }: Picture & { suggestion: string | undefined }) => `There is no file assets/${name}.`,
    ({ suggestion }) => `Add the file, or name one that is there.${hint(suggestion)}`,
  ),
  ASSET_UNSAFE: error(
    ({ name, found }: { name: string; found: string }) =>
      `assets/${name} contains ${found}; a picture must be passive.`,
    () => 'Remove it: no scripts, event handlers, entities or references to other files.',
  ),
  ASSET_TYPE: error(
    ({ name, type }: Picture & { type: string | undefined; wanted: string | undefined }) =>
      `assets/${name} is ${type === undefined ? 'no picture' : `${article(type)} ${type.toUpperCase()} picture`}, whatever its name says.`,
    ({ wanted }) =>
      `Export it as ${wanted?.toUpperCase() ?? 'SVG, PNG or JPEG'}; renaming it is not enough.`,
  ),
  ASSET_BROKEN: error(
    ({ name, fault }: Picture & { fault: string }) => `assets/${name} cannot be shown: ${fault}.`,
    () => 'Export it anew from the program it was made with.',
  ),
  ASSET_TOO_LARGE: error(
    ({ name, bytes, limit }: Picture & { bytes: number; limit: number }) =>
      `assets/${name} has ${kilobytes(bytes)} kB; at most ${kilobytes(limit)} kB are shown.`,
    () => 'Export it smaller: in fewer pixels, as JPEG, or with simpler paths.',
  ),
  ASSET_PIXELS: error(
    ({ name, width, height, least, most }: Picture & Size & { least: number; most: number }) =>
      `assets/${name} is ${width} × ${height} pixels; each side must have ${least} to ${most}.`,
    () => 'Export it in a size that a page can use, such as 1600 pixels wide.',
  ),
  ASSET_PROPORTIONS: warning(
    ({ name, width, height, said }: Picture & Size & { said: Size; wanted: number }) =>
      `assets/${name} is ${width} × ${height}, but the page gives it ${said.width} × ${said.height}: it would be distorted or jump.`,
    ({ said, wanted }) => `With width: ${said.width}, write height: ${wanted}.`,
  ),
  ASSET_RATIO: warning(
    ({ name, width, height, room }: Picture & Size & Room) =>
      `assets/${name} is ${width} × ${height}: most of it would be cut off ${room === 'card' ? 'on a card' : 'in a hero'}.`,
    ({ least, most }) =>
      `Crop it to between ${proportion(least)} and ${proportion(most)}, such as 1600 × 900.`,
  ),
  ASSET_TEXT: warning(
    ({ name }: Picture) =>
      `assets/${name} has text in it: each device sets it in a font of its own, and it may be cut off.`,
    () => 'Convert the text to outlines (paths) before exporting.',
  ),
};

const proportion = (ratio: number) => (ratio < 1 ? `1:${1 / ratio}` : `${ratio}:1`);
const kilobytes = (bytes: number) => Math.ceil(bytes / 1000);
const article = (type: string) => (type === 'svg' || type === 'avif' ? 'an' : 'a');
