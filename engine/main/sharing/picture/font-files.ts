import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** One file of a face: the characters of some scripts. */
export interface FontFile {
  /** Unique among all files and weights; the family name that text asks for. */
  readonly name: string;
  /** The face it belongs to, as themes call it. */
  readonly face: string;
  readonly path: string;
  /** The weight to fix a variable file at; absent where the file has one weight only. */
  readonly weight?: number;
  readonly covers: (codePoint: number) => boolean;
}

const require = createRequire(import.meta.url);
const faces = new Map<string, readonly FontFile[]>();

/** The files of a face in the weight that is nearest to the one wanted; none for an unknown face. */
export function fontFiles(face: string, weight: number): readonly FontFile[] {
  const key = `${face} ${weight}`;
  const known = faces.get(key);
  if (known) return known;
  const files = findFiles(face, weight);
  faces.set(key, files);
  return files;
}

function findFiles(face: string, weight: number): FontFile[] {
  const slug = face.toLowerCase().replaceAll(' ', '-');
  const variable = packageFolder(`@fontsource-variable/${slug}`);
  const folder = variable ?? packageFolder(`@fontsource/${slug}`);
  if (folder === undefined) return [];
  const fixed = variable === undefined ? nearestWeight(folder, weight) : undefined;
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >;
  // A script's own file comes before the numbered slices, which repeat some of its characters.
  const named = ([subset]: [string, string]) => (subset.startsWith('[') ? 1 : 0);
  const subsets = Object.entries(ranges).sort((a, b) => named(a) - named(b));
  return subsets.flatMap(([subset, range]) => {
    const part = subset.replace(/^\[(.*)\]$/, '$1');
    const path = join(folder, 'files', `${slug}-${part}-${fixed ?? 'wght'}-normal.woff2`);
    if (!existsSync(path)) return [];
    return [
      {
        name: `${slug}-${part}-${fixed ?? weight}`,
        face,
        path,
        covers: covering(range),
        ...(fixed === undefined ? { weight } : {}),
      },
    ];
  });
}

/** Whether a face comes in one weight alone, whatever is asked for: such faces are heavy ones. */
export function hasOneWeight(face: string): boolean {
  const [light, heavy] = [fontFiles(face, 100)[0], fontFiles(face, 900)[0]];
  return light !== undefined && light.name === heavy?.name;
}

/** The folder of an installed package; undefined where there is none. */
function packageFolder(name: string): string | undefined {
  try {
    return dirname(require.resolve(name));
  } catch {
    return undefined;
  }
}

function nearestWeight(folder: string, wanted: number): number {
  const weights = readdirSync(join(folder, 'files')).flatMap((name) => {
    const found = /-(\d00)-normal\.woff2$/.exec(name)?.[1];
    return found === undefined ? [] : [Number(found)];
  });
  const distance = (weight: number) => Math.abs(weight - wanted);
  return [...new Set(weights)].sort((a, b) => distance(a) - distance(b) || b - a)[0] ?? 400;
}

/** Whether a CSS `unicode-range` has a code point. */
export function covering(range: string): (codePoint: number) => boolean {
  const spans = range.split(',').map((part): readonly [number, number] => {
    const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
  return (codePoint) => spans.some(([from, to]) => codePoint >= from && codePoint <= to);
}
