import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fixedWeights, type WantedFace } from '#portal/base/theme/wanted-faces.ts';

/** The files in which fontsource has a face. */
export type SourcePart = 'latin' | 'latin-ext' | 'cyrillic';

/** A file to cut, for each part that the face has, and how thick it is to be. */
export interface FaceSource {
  /** The family as file names have it. */
  readonly slug: string;
  /** What is left of its axis; none where it never had one. */
  readonly axis?: readonly [least: number, greatest: number];
  /** The weight of a file without an axis. */
  readonly fixed?: number;
  readonly file: (part: SourcePart) => string | undefined;
}

/** The files of a face in a folder of packages: one with an axis, or one for each fixed weight. */
export function faceSources(
  packages: string,
  { family, weights }: Pick<WantedFace, 'family' | 'weights'>,
): FaceSource[] {
  const slug = family.toLowerCase().replaceAll(' ', '-');
  const variable = join(packages, '@fontsource-variable', slug);
  const file = (folder: string, rest: string) => (part: SourcePart) => {
    const path = join(folder, 'files', `${slug}-${part}-${rest}-normal.woff2`);
    return existsSync(path) ? path : undefined;
  };
  if (existsSync(variable)) {
    const clamp = axisOf(variable);
    const axis = [clamp(weights[0]), clamp(weights[1])] as const;
    return [{ slug, axis, file: file(variable, 'wght') }];
  }
  const folder = join(packages, '@fontsource', slug);
  const has = (weight: number) => file(folder, String(weight))('latin') !== undefined;
  return fixedWeights(weights, has).map((fixed) => ({
    slug,
    fixed,
    file: file(folder, String(fixed)),
  }));
}

/** What brings a weight into the range of a package's face. */
function axisOf(folder: string): (weight: number) => number {
  const { variable } = JSON.parse(readFileSync(join(folder, 'metadata.json'), 'utf8')) as {
    variable: { wght: { min: string; max: string } };
  };
  const { min, max } = variable.wght;
  return (weight) => Math.min(Math.max(weight, Number(min)), Number(max));
}
