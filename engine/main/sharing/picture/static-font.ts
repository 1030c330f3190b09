import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { FontFile } from './font-files.ts';
import { renameFont } from './rename-font.ts';

/**
 * The file as a TrueType font of one weight under its own name, kept in `folder`: the rasteriser
 * reads fonts from files alone, and knows neither WOFF2 nor variable fonts. Returns the path, which
 * changes with the file's bytes.
 */
export async function staticFont(file: FontFile, folder: string): Promise<string> {
  const source = readFileSync(file.path);
  const path = join(folder, `${file.name}-${hash('sha1', source).slice(0, 8)}.ttf`);
  if (existsSync(path)) return path;
  const font = await subsetFont(source, undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    noHinting: true,
    ...(file.weight === undefined ? {} : { variationAxes: { wght: file.weight } }),
  });
  mkdirSync(folder, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, renameFont(font, file.name));
  renameSync(unfinished, path);
  return path;
}
