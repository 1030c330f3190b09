import { deriveColors, type Palette } from '#domain/theme/derive-colors.ts';
import type { MailBrand } from './mail-brand.ts';
import { faceStack } from './mail-faces.ts';
import {
  type Band,
  bandOf,
  markOf,
  type Sheet,
  type Strip,
  sheetOf,
  stripOf,
  type TitleMark,
} from './mail-look.ts';

const RADII = { none: 0, small: 4, medium: 8, large: 14, extra: 22 } as const;
const TRACKING = { tight: '-0.02em', normal: '0', wide: '0.12em' } as const;

/** The looks of a brand's mails. Mail clients know no variables: every value is written out. */
export interface MailStyle {
  readonly light: Palette;
  readonly dark: Palette;
  /** Pixels. */
  readonly radius: number;
  readonly button_radius: number;
  /** CSS of a button's border. */
  readonly button_border: string;
  readonly sign_radius: number;
  readonly band: Band;
  readonly strip: Strip;
  readonly sheet: Sheet;
  readonly mark: TitleMark;
  /** Where the language begins: running text, whatever stands above it. */
  readonly start: 'left' | 'right';
  /** The axis of the name, the title, the button and the foot. */
  readonly align: 'center' | 'left' | 'right';
  readonly body_font: string;
  /** CSS of the program's name. */
  readonly wordmark: string;
}

/** The looks that a brand's theme gives its mails. Fonts show only where a device has them. */
export function mailStyle({ theme }: MailBrand, direction: 'ltr' | 'rtl'): MailStyle {
  const { fonts, display, button, card, frame } = theme;
  const radius = RADII[theme.radius ?? 'medium'];
  // Letters of a joined script come apart where they are spaced or slanted.
  const joined = direction === 'rtl';
  const start = joined ? 'right' : 'left';
  const align = frame?.head === 'centred' ? 'center' : start;
  const light = deriveColors(theme.colors, 'light');
  const dark = deriveColors(theme.colors, 'dark');
  const own = bandOf(theme, light);
  const band = own.ground === '' ? { ground: dark.ground, ink: dark.text } : own;
  const sheet = sheetOf(card, light);
  return {
    light,
    dark,
    radius,
    band,
    strip: stripOf(frame?.edge, band.ground, light, sheet),
    sheet,
    mark: markOf(frame?.mark, light, align === 'center'),
    start,
    align,
    sign_radius: button === 'square' || button === 'cut' || button === 'skewed' ? 0 : 99,
    button_border: button === 'seal' ? `4px double ${light.on_primary}` : `2px solid ${light.edge}`,
    button_radius:
      button === 'pill' || button === 'seal'
        ? 99
        : button === 'square' || button === 'cut' || button === 'skewed'
          ? 0
          : Math.min(radius, 14),
    body_font: faceStack(fonts?.body),
    wordmark: [
      `font-family:${faceStack(fonts?.display)}`,
      `font-weight:${Math.max(display?.weight ?? 700, 400)}`,
      `text-transform:${display?.case === 'upper' ? 'uppercase' : 'none'}`,
      `letter-spacing:${joined ? '0' : TRACKING[display?.tracking ?? 'normal']}`,
      `font-style:${display?.slant === 'italic' && !joined ? 'italic' : 'normal'}`,
    ].join(';'),
  };
}

/** Colours for devices in dark mode; clients that cannot do that show the light ones. */
export function darkModeCss({ dark }: MailStyle): string {
  const rules: Record<string, string> = {
    '.ground': `background-color:${dark.ground}`,
    '.surface': `background-color:${dark.surface};border-color:${dark.border}`,
    '.raised': `background-color:${dark.raised}`,
    '.text': `color:${dark.text}`,
    '.muted': `color:${dark.muted}`,
    '.accent': `color:${dark.accent}`,
    '.fill': `background-color:${dark.primary};color:${dark.on_primary};border-color:${dark.edge}`,
    '.edge': `border-color:${dark.primary}`,
  };
  const important = Object.entries(rules).map(
    ([selector, css]) => `${selector}{${css.replaceAll(';', '!important;')}!important}`,
  );
  return `@media (prefers-color-scheme:dark){${important.join('')}}`;
}
