import {
  clampChroma,
  converter,
  formatHex,
  interpolate,
  type Oklch,
  wcagContrast,
  wcagLuminance,
} from 'culori';
import type { Theme } from '#contract/programs/program.ts';

/** The colours of one mode, all `#rrggbb`. */
export interface Palette {
  readonly ground: string;
  readonly surface: string;
  readonly raised: string;
  readonly border: string;
  readonly control: string;
  readonly text: string;
  readonly muted: string;
  /** A ground for controls: as the brand has it, so that it may be hard to tell from the page's. */
  readonly primary: string;
  readonly on_primary: string;
  /** What bounds a control in the primary colour: that, or the text's colour where it must. */
  readonly edge: string;
  readonly accent: string;
  readonly soft: string;
  readonly secondary: string;
  /** The secondary colour as the brand has it, for what is only looked at. */
  readonly vivid: string;
  readonly error: string;
  readonly on_error: string;
}

export const TEXT_CONTRAST = 4.5;
export const CONTROL_CONTRAST = 3;
/** What parts one thing from the next: seen, and no more. On black a small lift is not. */
const BORDER_CONTRAST = 1.4;

const INK = '#0a0a0a';
const PAPER = '#ffffff';
const toOklch = converter('oklch');
const DEFAULTS = { primary: '#00C16A', secondary: '#3B82F6', neutral: '#64748B', error: '#EF4444' };

/**
 * Derives a mode's colours from a brand's: greys carry the neutral's hue, the brand's colours keep
 * their hue and chroma and move in lightness only as far as WCAG AA asks on the mode's ground. On
 * light grounds a bright colour would turn to mud that way: as a ground of controls it stays as it
 * is, and `edge` bounds them.
 */
export function deriveColors(colors: Theme['colors'], mode: 'dark' | 'light'): Palette {
  const brand = { ...DEFAULTS, ...colors };
  const neutral = oklch(brand.neutral);
  const dark = mode === 'dark';
  const grey = (lightness: number, chroma = 0.5) =>
    hex({ ...neutral, l: lightness, c: Math.min(neutral.c * chroma, 0.045) });
  const ground = dark ? (brand.ground?.toLowerCase() ?? grey(0.16)) : grey(0.985, 0.12);
  const groundLightness = oklch(ground).l;
  const lift = (amount: number) =>
    hex({ ...oklch(ground), l: Math.min(1, Math.max(0, groundLightness + amount)) });
  const surface = dark ? lift(0.045) : '#ffffff';
  const raised = dark ? lift(0.09) : grey(0.955, 0.2);
  const away = dark ? 1 : -1;
  const reach = (color: string, contrast: number, against = [ground, surface, raised]) =>
    reachContrast(color, against, contrast, away);
  const primary = dark
    ? reach(brand.primary, CONTROL_CONTRAST, [ground, surface])
    : (formatHex(brand.primary) ?? brand.primary);
  const secondary = reach(brand.secondary, TEXT_CONTRAST);
  const text = reach(grey(dark ? 0.96 : 0.22), 7);
  const bounded = [ground, surface].every((on) => contrast(primary, on) >= CONTROL_CONTRAST);
  const error = reach(brand.error, TEXT_CONTRAST);
  return {
    ground,
    surface,
    raised,
    border: dark ? reach(lift(0.15), BORDER_CONTRAST, [ground]) : grey(0.88, 0.3),
    control: reach(grey(dark ? 0.5 : 0.62), CONTROL_CONTRAST),
    text,
    muted: reach(grey(dark ? 0.76 : 0.45), TEXT_CONTRAST),
    primary,
    on_primary: readableOn(primary),
    edge: bounded ? primary : text,
    accent: reach(brand.primary, TEXT_CONTRAST),
    soft: mixColors(surface, brand.primary, dark ? 0.16 : 0.1),
    secondary,
    vivid: dark ? secondary : (formatHex(brand.secondary) ?? secondary),
    error,
    on_error: readableOn(error),
  };
}

/** The contrast of two colours as WCAG 2 defines it, 1 to 21. */
export const contrast = (a: string, b: string): number => wcagContrast(a, b);

/** Near-black or white, whichever reads better on `color`; black where neither reads well. */
export function readableOn(color: string): string {
  const better = contrast(INK, color) >= contrast(PAPER, color) ? INK : PAPER;
  return contrast(better, color) >= TEXT_CONTRAST ? better : '#000000';
}

/** Moves a colour's lightness, away from the ground, until it reaches the contrast on all. */
function reachContrast(
  color: string,
  against: readonly string[],
  wanted: number,
  away: 1 | -1,
): string {
  const grounds = against.map((ground) => wcagLuminance(ground));
  const reaches = (candidate: string) => {
    const own = wcagLuminance(candidate);
    return grounds.every((ground) => luminanceRatio(own, ground) >= wanted);
  };
  const start = oklch(color);
  let candidate = formatHex(start) ?? color;
  for (let step = 0; step < 50 && !reaches(candidate); step += 1) {
    candidate = hex({ ...start, l: Math.min(1, Math.max(0, start.l + away * 0.02 * (step + 1))) });
  }
  return candidate;
}

/** The contrast of two luminances: parsing both colours for every step takes thrice the time. */
const luminanceRatio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/**
 * `base` moved towards `tint` by a share from 0 to 1, straight through OKLab: a little yellow on navy
 * is a warmer navy. With the tint's hue it would be olive.
 */
export const mixColors = (base: string, tint: string, share: number): string =>
  formatHex(interpolate([base, tint], 'oklab')(share));

function oklch(color: string): Oklch {
  return toOklch(color) ?? { mode: 'oklch', l: 0, c: 0, h: 0 };
}

function hex(color: Oklch): string {
  return formatHex(clampChroma(color, 'oklch')) ?? '#000000';
}
