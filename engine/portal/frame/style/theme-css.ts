import type { Theme } from '#contract/programs/program.ts';
import type { View } from '#contract/programs/view.ts';
import { cardCss, cardScope } from '../../base/theme/card-css.ts';
import { type ThemeFonts, themeFonts } from '../../base/theme/fonts.ts';
import { colors, fieldPalette, type Palette, type Palettes } from '../../base/theme/palettes.ts';
import { field } from '../../base/theme/parts.css.ts';
import { bodyScale, displayScale, numerals } from '../../base/theme/typefaces.ts';
import { bodyFamily, displayFamily, displayWeight } from '../../base/theme/wanted-faces.ts';
import { pageImage } from '../blocks/page-image.ts';
import { frameCss, groundCss } from './frame-css.ts';

export type { Palettes };

const RADII = {
  none: [0, 0, 0],
  small: [2, 4, 6],
  medium: [6, 10, 16],
  large: [10, 18, 26],
  extra: [14, 24, 36],
} as const;
const DENSITIES = { compact: 0.85, comfortable: 1, airy: 1.22 } as const;
const TRACKING = { tight: '-0.02em', normal: '0em', wide: '0.08em' } as const;
const MOTION = {
  none: ['0s', 'linear'],
  calm: ['.28s', 'cubic-bezier(.2,.7,.2,1)'],
  snappy: ['.12s', 'cubic-bezier(.3,0,.1,1)'],
  bouncy: ['.26s', 'cubic-bezier(.3,1.6,.5,1)'],
} as const;

export interface ThemeCss {
  readonly css: string;
  /** Font files worth fetching at once. */
  readonly preloads: readonly string[];
}

/**
 * The style sheet of one page's theme: its faces, every variable that components read, and the
 * rules of the looks it chose. A look that it did not choose costs nothing.
 */
export function themeCss(
  theme: Theme,
  palettes: Palettes,
  { color_mode: mode, locale, content }: Pick<View, 'color_mode' | 'locale' | 'content'>,
): ThemeCss {
  const light = mode === 'light';
  const palette = light ? palettes.light : palettes.dark;
  const other = light ? palettes.dark : palettes.light;
  const fonts = themeFonts(theme, locale, pageImage(content) !== undefined);
  // Logos are drawn for dark grounds: the header keeps to it in light mode.
  const dark = `body header{${colors(palettes.dark)};color:var(--c-text)}`;
  const preference =
    mode === 'preference'
      ? `html[data-mode=light]{color-scheme:light;${colors(palettes.light)};${colored(theme, palettes.light, palettes.dark)}}`
      : '';
  return {
    css: [
      fonts.css,
      `:root{color-scheme:${light ? 'light' : 'dark'};${colors(palette)};${write(variables(theme, fonts.stacks))}}`,
      mode === 'dark' ? '' : dark,
      cardCss(theme),
      frameCss(theme),
      colored(theme, palette, other),
      // It is as strong as what it replaces, and stronger by the mode that it stands in.
      preference,
    ].join(''),
    preloads: fonts.preloads,
  };
}

/** The rules that carry a mode's colours as they are. `other` is the palette of the opposite mode. */
const colored = (theme: Theme, palette: Palette, other: Palette) =>
  cardScope(theme, other) +
  groundCss(theme, palette, other) +
  `.${field}{${colors(fieldPalette(palette))}}`;

/** Undefined is what a page has by itself. */
function variables(theme: Theme, stacks: ThemeFonts['stacks']): Record<string, string | undefined> {
  const { display, radius, density, motion } = theme;
  const [face, body] = [displayFamily(theme), bodyFamily(theme)];
  const [small, medium, large] = RADII[radius ?? 'medium'];
  const [duration, easing] = MOTION[motion ?? 'calm'];
  return {
    'f-display': stacks.display,
    'f-body': stacks.body,
    'f-mono': stacks.mono,
    'display-case': display?.case === 'upper' ? 'uppercase' : undefined,
    'display-weight': String(displayWeight(theme)),
    'display-tracking': TRACKING[display?.tracking ?? 'normal'],
    'display-style': display?.slant === 'italic' ? 'italic' : undefined,
    'display-scale': String(displayScale(face)),
    'body-scale': bodyScale(body) === 1 ? undefined : String(bodyScale(body)),
    numerals: numerals(face),
    'r-small': `${small}px`,
    'r-medium': `${medium}px`,
    'r-large': `${large}px`,
    density: String(DENSITIES[density ?? 'comfortable']),
    duration,
    easing,
  };
}

const write = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
