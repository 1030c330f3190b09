import { cuts } from 'virtual:faces';
import { faceKey, fixedWeights, type WantedFace } from './wanted-faces.ts';

/** The addresses of one weight of a face, or of a range of them. */
export interface FaceFile {
  /** As `font-weight` says it. */
  readonly weight: string;
  /** What English is set in. */
  readonly basic: string;
  /** The same with all letters of Western Europe. */
  readonly western: string;
  /** Further letters of European languages. */
  readonly extended?: string | undefined;
  /** The further letters that Polish has. */
  readonly polish?: string | undefined;
  readonly cyrillic?: string | undefined;
  /** How large the files are; unknown of those that were not cut. */
  readonly bytes?: Readonly<Partial<Record<FacePart, number>>>;
}

/** The files of a weight: each has some letters of the face. */
export type FacePart = 'basic' | 'western' | 'extended' | 'polish' | 'cyrillic';

const variable = import.meta.glob<string>(
  [
    '/node_modules/@fontsource-variable/*/files/*-{latin,latin-ext,cyrillic}-wght-normal.woff2',
    '!**/noto-*/**',
  ],
  { query: '?url', import: 'default', eager: true },
);
const fixed = import.meta.glob<string>(
  '/node_modules/@fontsource/*/files/*-{latin,latin-ext,cyrillic}-{400,700,800}-normal.woff2',
  { query: '?url', import: 'default', eager: true },
);

/**
 * The files of a face: those that the build cut for it. A theme that came after the build, and all
 * of them in development, get whole ones.
 */
export function faceFiles(face: WantedFace): readonly FaceFile[] {
  return cuts[faceKey(face)] ?? wholeFiles(face);
}

function wholeFiles({ family, weights }: WantedFace): FaceFile[] {
  const slug = family.toLowerCase().replaceAll(' ', '-');
  const name = (part: string, rest: string | number) => `${slug}-${part}-${rest}-normal.woff2`;
  const inVariable = (part: string) =>
    variable[`/node_modules/@fontsource-variable/${slug}/files/${name(part, 'wght')}`];
  const inFixed = (weight: number) => (part: string) =>
    fixed[`/node_modules/@fontsource/${slug}/files/${name(part, weight)}`];
  if (inVariable('latin') !== undefined) return parts('100 900', inVariable);
  const has = (weight: number) => inFixed(weight)('latin') !== undefined;
  return fixedWeights(weights, has).flatMap((weight) => parts(String(weight), inFixed(weight)));
}

function parts(weight: string, file: (part: string) => string | undefined): FaceFile[] {
  const latin = file('latin');
  if (latin === undefined) return [];
  const [extended, cyrillic] = [file('latin-ext'), file('cyrillic')];
  return [{ weight, basic: latin, western: latin, extended, polish: extended, cyrillic }];
}
