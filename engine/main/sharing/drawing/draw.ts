import { Resvg } from '@resvg/resvg-js';
import { composePicture } from '../picture/compose-picture.ts';
import { createAdvance } from '../picture/measure-text.ts';
import type { Picture } from '../picture/picture.ts';
import { staticFont } from '../picture/static-font.ts';
import { bodyStyle, displayStyle, inCase, runsOf, type TypeStyle } from '../picture/type-style.ts';

/** What the worker draws. */
export type Drawing =
  | {
      readonly kind: 'picture';
      readonly picture: Picture;
      readonly art?: string;
      /** A `data:` address. */
      readonly logo?: string;
      /** Where fonts are kept. */
      readonly fonts: string;
      /** In pixels; absent: as it is composed. */
      readonly width?: number;
    }
  | { readonly kind: 'icon'; readonly svg: string; readonly size: number };

/** Draws a PNG. @throws where the rasteriser cannot read what it is given. */
export async function draw(drawing: Drawing): Promise<Buffer> {
  if (drawing.kind === 'icon') {
    const fitTo = { mode: 'width', value: drawing.size } as const;
    return new Resvg(drawing.svg, { fitTo, font: { loadSystemFonts: false } }).render().asPng();
  }
  const { picture, art, logo, fonts: folder, width } = drawing;
  const fonts = await fontsOf(picture, folder);
  const advance = createAdvance(({ file }) => fonts.get(file.name) ?? '');
  const svg = composePicture(picture, {
    ...(art === undefined ? {} : { art }),
    ...(logo === undefined ? {} : { logo }),
    advance,
  });
  const fontFiles = [...fonts.values()];
  const fitTo = width === undefined ? {} : { fitTo: { mode: 'width', value: width } as const };
  return new Resvg(svg, { ...fitTo, font: { loadSystemFonts: false, fontFiles } }).render().asPng();
}

/** The fonts that a picture's words need: name → path. */
async function fontsOf(picture: Picture, folder: string): Promise<Map<string, string>> {
  const display = displayStyle(picture);
  const texts: readonly [string, TypeStyle][] = [
    [`H ${inCase(picture.title, display)}…`, display],
    [`H ${picture.name}${picture.eyebrow ?? ''}…`, bodyStyle(picture, 600)],
    [`H ${picture.product ?? ''}…`, bodyStyle(picture, 400)],
  ];
  // A line that begins within the text may begin in another face.
  const files = texts.flatMap(([text, style]) =>
    [text, ...text].flatMap((part) => runsOf(part, style).map(({ file }) => file)),
  );
  const fonts = new Map<string, string>();
  for (const file of new Set(files)) fonts.set(file.name, await staticFont(file, folder));
  return fonts;
}
