import type { Theme } from '#contract/programs/program.ts';
import type { View } from '#contract/programs/view.ts';
import { fontFaces, fontStack } from './fonts.ts';

type Palette = Readonly<Record<string, string>>;
export interface Palettes {
  readonly dark: Palette;
  readonly light: Palette;
}

const RADII = {
  none: [0, 0, 0],
  small: [2, 4, 6],
  medium: [6, 10, 16],
  large: [10, 18, 26],
  extra: [14, 24, 36],
} as const;
const DENSITIES = { compact: 0.85, comfortable: 1, airy: 1.22 } as const;
const TRACKING = { tight: '-0.02em', normal: '0', wide: '0.08em' } as const;
const MOTION = {
  none: ['0s', 'linear'],
  calm: ['.28s', 'cubic-bezier(.2,.7,.2,1)'],
  snappy: ['.12s', 'cubic-bezier(.3,0,.1,1)'],
  bouncy: ['.26s', 'cubic-bezier(.3,1.6,.5,1)'],
} as const;
const CUT = 'polygon(0 0,calc(100% - 14px) 0,100% 14px,100% 100%,14px 100%,0 calc(100% - 14px))';

const CARDS: Record<NonNullable<Theme['card']>, Record<string, string>> = {
  flat: { background: 'var(--c-surface)' },
  outlined: { background: 'var(--c-surface)', border: '1px solid var(--c-border)' },
  raised: {
    background: 'var(--c-surface)',
    shadow: '0 1px 0 var(--c-border),0 12px 32px rgb(0 0 0/.28)',
  },
  'solid-shadow': {
    background: 'var(--c-surface)',
    border: '2px solid var(--c-border)',
    shadow: '6px 6px 0 var(--c-border)',
  },
  glass: {
    background: 'color-mix(in srgb,var(--c-surface) 72%,transparent)',
    border: '1px solid color-mix(in srgb,var(--c-text) 16%,transparent)',
  },
  cut: { background: 'var(--c-surface)', clip: CUT },
  tilted: {
    background: 'var(--c-surface)',
    border: '2px solid var(--c-border)',
    transform: 'rotate(-.5deg)',
  },
  inverted: {
    background: 'var(--c-text)',
    text: 'var(--c-ground)',
    muted: 'color-mix(in srgb,var(--c-ground) 78%,var(--c-text))',
    accent: 'var(--c-ground)',
  },
};

const BUTTONS: Record<NonNullable<Theme['button']>, Record<string, string>> = {
  square: { radius: '0' },
  rounded: { radius: 'var(--r-small)' },
  pill: { radius: '999px' },
  cut: { radius: '0', clip: CUT.replaceAll('14px', '9px') },
  skewed: { radius: '2px', transform: 'skewX(-9deg)' },
  seal: {
    radius: '999px',
    shadow: 'inset 0 0 0 3px var(--c-primary),inset 0 0 0 4px var(--c-on-primary)',
  },
};

export interface ThemeCss {
  readonly css: string;
  /** Font files worth fetching at once. */
  readonly preloads: readonly string[];
}

/** The style sheet of one page's theme: its faces, and every variable that components read. */
export function themeCss(theme: Theme, palettes: Palettes, mode: View['color_mode']): ThemeCss {
  const { fonts, display } = theme;
  const weight = display?.weight ?? 700;
  const faces = [
    fontFaces(fonts?.display ?? 'Sora', weight),
    ...(fonts?.body && fonts.body !== fonts.display ? [fontFaces(fonts.body, 400)] : []),
    ...(fonts?.mono && fonts.mono !== fonts.body ? [fontFaces(fonts.mono, 400)] : []),
  ];
  const [small, medium, large] = RADII[theme.radius ?? 'medium'];
  const [duration, easing] = MOTION[theme.motion ?? 'calm'];
  const variables: Record<string, string> = {
    ...prefixed('c', palettes[mode === 'light' ? 'light' : 'dark']),
    'f-display': fontStack(fonts?.display ?? 'Sora', 'display'),
    'f-body': fontStack(fonts?.body ?? 'Inter', 'body'),
    'f-mono': fontStack(fonts?.mono ?? 'JetBrains Mono', 'mono'),
    'display-case': display?.case === 'upper' ? 'uppercase' : 'none',
    'display-weight': String(weight),
    'display-tracking': TRACKING[display?.tracking ?? 'normal'],
    'display-style': display?.slant === 'italic' ? 'italic' : 'normal',
    'r-small': `${small}px`,
    'r-medium': `${medium}px`,
    'r-large': `${large}px`,
    density: String(DENSITIES[theme.density ?? 'comfortable']),
    duration,
    easing,
    ...prefixed('card', CARDS[theme.card ?? 'outlined']),
    ...prefixed('button', BUTTONS[theme.button ?? 'rounded']),
  };
  const light =
    mode === 'preference' ? `html[data-mode=light]{${write(prefixed('c', palettes.light))}}` : '';
  return {
    css: `${faces.map(({ css }) => css).join('')}:root{color-scheme:${mode === 'light' ? 'light' : 'dark'};${write(variables)}}${light}`,
    preloads: faces.slice(0, 1).flatMap(({ preload }) => preload ?? []),
  };
}

function prefixed(
  prefix: string,
  values: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `${prefix}-${name.replaceAll('_', '-')}`,
      value,
    ]),
  );
}

const write = (variables: Readonly<Record<string, string>>) =>
  Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
