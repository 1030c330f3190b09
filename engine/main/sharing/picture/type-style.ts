import { languageTag } from '#domain/locales/negotiate-locale.ts';
import { bodyScale, displayScale } from '#portal/base/theme/typefaces.ts';
import { hasOneWeight } from './font-files.ts';
import type { Picture } from './picture.ts';
import { fallbackFaces, type RunWeights, type TextRun, textRuns } from './text-runs.ts';

/** How one kind of text is set. */
export interface TypeStyle {
  readonly locale: string;
  /** Asked one after the other for each character. */
  readonly faces: readonly string[];
  readonly weights: RunWeights;
  /** Of the first face, beside the others at the same size. */
  readonly scale: number;
  /** Letter spacing in em. */
  readonly tracking: number;
  readonly upper: boolean;
  readonly italic: boolean;
}

const TRACKING = { tight: -0.02, normal: 0, wide: 0.08 } as const;

/** The theme's face for titles, with what it needs for the picture's language. */
export function displayStyle({ theme, locale }: Pick<Picture, 'theme' | 'locale'>): TypeStyle {
  const { display, fonts } = theme;
  const face = fonts?.display ?? 'Sora';
  const weight = display?.weight ?? 700;
  return {
    locale,
    faces: [...new Set([face, fonts?.body ?? 'Inter', ...fallbackFaces(locale)])],
    weights: { first: weight, others: hasOneWeight(face) ? 800 : weight },
    scale: displayScale(face),
    tracking: spaced(locale) ? TRACKING[display?.tracking ?? 'normal'] : 0,
    upper: display?.case === 'upper',
    italic: display?.slant === 'italic',
  };
}

/** The theme's face for small text. */
export function bodyStyle(
  { theme, locale }: Pick<Picture, 'theme' | 'locale'>,
  weight: number,
): TypeStyle {
  const face = theme.fonts?.body ?? 'Inter';
  return {
    locale,
    faces: [...new Set([face, ...fallbackFaces(locale)])],
    weights: { first: weight, others: weight },
    scale: bodyScale(face),
    tracking: 0,
    upper: false,
    italic: false,
  };
}

/** Scripts whose letters join, or stand in squares, are not spaced out. */
const spaced = (locale: string) => !/^(ar|he|fa|ur|ja|ko|zh)/.test(locale);

/** The text in the letters the style shows. */
export const inCase = (text: string, { upper, locale }: TypeStyle): string =>
  upper ? text.toLocaleUpperCase(languageTag(locale)) : text;

/** The text in pieces of one file each, in reading order. */
export const runsOf = (text: string, { faces, weights }: TypeStyle): TextRun[] =>
  textRuns(text, faces, weights);

/** How large a run is set beside the others: faces look differently large at the same size. */
export const scaleOf = ({ file }: TextRun, { faces, scale }: TypeStyle): number =>
  file.face === faces[0] ? scale : 1;
