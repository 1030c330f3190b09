import type { Theme } from '#contract/programs/program.ts';
import {
  CONTROL_CONTRAST,
  contrast,
  deriveColors,
  type Palette,
  TEXT_CONTRAST,
} from './derive-colors.ts';

export interface ContrastPair {
  readonly mode: 'dark' | 'light';
  readonly foreground: keyof Palette;
  readonly background: keyof Palette;
  /** What was reached, rounded down to two places. */
  readonly contrast: number;
  readonly wanted: number;
}

const PAIRS: readonly [keyof Palette, keyof Palette, number][] = [
  ['text', 'ground', TEXT_CONTRAST],
  ['text', 'surface', TEXT_CONTRAST],
  ['text', 'raised', TEXT_CONTRAST],
  ['muted', 'ground', TEXT_CONTRAST],
  ['muted', 'surface', TEXT_CONTRAST],
  ['accent', 'ground', TEXT_CONTRAST],
  ['accent', 'surface', TEXT_CONTRAST],
  ['secondary', 'ground', TEXT_CONTRAST],
  ['on_primary', 'primary', TEXT_CONTRAST],
  ['on_error', 'error', TEXT_CONTRAST],
  ['text', 'soft', TEXT_CONTRAST],
  ['edge', 'ground', CONTROL_CONTRAST],
  ['edge', 'surface', CONTROL_CONTRAST],
  ['control', 'ground', CONTROL_CONTRAST],
];

/** Every pair of colours that a theme's pages put upon each other, in both modes. */
export function contrastPairs(colors: Theme['colors']): ContrastPair[] {
  return (['dark', 'light'] as const).flatMap((mode) => {
    const palette = deriveColors(colors, mode);
    return PAIRS.map(([foreground, background, wanted]) => ({
      mode,
      foreground,
      background,
      contrast: Math.floor(contrast(palette[foreground], palette[background]) * 100) / 100,
      wanted,
    }));
  });
}

/** The pairs of colours that miss WCAG AA in a theme; empty where all reach it. */
export const contrastReport = (colors: Theme['colors']): ContrastPair[] =>
  contrastPairs(colors).filter(({ contrast: reached, wanted }) => reached < wanted);
