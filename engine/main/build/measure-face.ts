import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { FaceMetrics } from '#portal/base/theme/fallback-face.ts';
import type { FaceSource } from './face-sources.ts';

/** Text as the portal writes it: how wide it runs says how wide a face runs. */
export const SAMPLE =
  'apply with your channel complete challenges earn points and claim keys and rewards for the games you love to play';

/** A face that is to be measured, in a regular and a bold weight. */
export interface Measure {
  readonly sources: readonly { readonly path: string; readonly weight?: number | undefined }[];
  /** The file with its measures: the same for the same bytes. */
  readonly target: string;
}

/** How to measure a face, into a file below `folder`. */
export function measureOf(faces: readonly FaceSource[], folder: string): Measure {
  const sources = faces.flatMap(({ file, axis }) => {
    const path = file('latin');
    return path === undefined ? [] : [{ path, weight: axis?.[0] }];
  });
  const key = sources.map(({ path, weight }) => [hash('sha256', readFileSync(path)), weight]);
  const name = hash('sha256', JSON.stringify([SAMPLE, key])).slice(0, 16);
  return { sources, target: join(folder, `${name}.json`) };
}

/**
 * Measures a face, in ems: how far it reaches above and below the line, and how wide its letters run
 * in its weights.
 */
export async function measureFace({ sources }: Measure): Promise<FaceMetrics> {
  const [regular, bold = regular] = await Promise.all(
    sources.map(async ({ path, weight }) => {
      const text = SAMPLE + SAMPLE.toUpperCase();
      const axes = weight === undefined ? {} : { variationAxes: { wght: weight } };
      return readSfnt(
        await subsetFont(readFileSync(path), text, { targetFormat: 'sfnt', ...axes }),
      );
    }),
  );
  if (!regular || !bold) throw new Error('There is no file to measure.');
  const { ascent, descent } = regular;
  const widths = ({ width }: Sfnt) => [width(SAMPLE), width(SAMPLE.toUpperCase())] as const;
  return { ascent, descent, regular: widths(regular), bold: widths(bold) };
}

interface Sfnt {
  readonly ascent: number;
  readonly descent: number;
  /** The mean advance of a text's characters. */
  readonly width: (text: string) => number;
}

/** Reads an OpenType font's horizontal metrics; lengths in ems, depths positive. */
export function readSfnt(font: Buffer): Sfnt {
  const table = (tag: string) => {
    for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16)
      if (font.toString('latin1', at, at + 4) === tag)
        return font.subarray(font.readUInt32BE(at + 8));
    throw new Error(`The font has no ${tag} table.`);
  };
  const unitsPerEm = table('head').readUInt16BE(18);
  const hhea = table('hhea');
  const hmtx = table('hmtx');
  const measured = hhea.readUInt16BE(34);
  const glyphOf = readCmap(table('cmap'));
  // Glyphs at the end of the table have the advance of the last one in it.
  const advance = (glyph: number) => hmtx.readUInt16BE(4 * Math.min(glyph, measured - 1));
  const ems = (units: number) => Math.round((units / unitsPerEm) * 10_000) / 10_000;
  return {
    ascent: ems(hhea.readInt16BE(4)),
    descent: ems(-hhea.readInt16BE(6)),
    width: (text) => {
      const sum = [...text].reduce((all, one) => all + advance(glyphOf(one.charCodeAt(0))), 0);
      return ems(sum / text.length);
    },
  };
}

/** Which glyph a character has; format 4, which every font with basic Latin has. */
function readCmap(cmap: Buffer): (code: number) => number {
  for (let at = 4; at < 4 + 8 * cmap.readUInt16BE(2); at += 8) {
    const map = cmap.subarray(cmap.readUInt32BE(at + 4));
    if (map.readUInt16BE(0) !== 4) continue;
    const size = map.readUInt16BE(6);
    const [ends, starts, deltas, offsets] = [14, 16 + size, 16 + 2 * size, 16 + 3 * size];
    return (code) => {
      for (let segment = 0; segment < size; segment += 2) {
        if (code > map.readUInt16BE(ends + segment)) continue;
        const start = map.readUInt16BE(starts + segment);
        if (code < start) return 0;
        const delta = map.readUInt16BE(deltas + segment);
        const offset = map.readUInt16BE(offsets + segment);
        if (offset === 0) return (code + delta) & 0xffff;
        const glyph = map.readUInt16BE(offsets + segment + offset + 2 * (code - start));
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      }
      return 0;
    };
  }
  throw new Error('The font maps no characters that can be read here.');
}
