const color = (name: string) => `var(--c-${name})`;

/** The names under which a theme's variables reach the components' styles. */
export const tokens = {
  color: {
    ground: color('ground'),
    surface: color('surface'),
    raised: color('raised'),
    border: color('border'),
    control: color('control'),
    text: color('text'),
    muted: color('muted'),
    primary: color('primary'),
    onPrimary: color('on-primary'),
    /** What bounds a control in the primary colour. */
    edge: color('edge'),
    accent: color('accent'),
    soft: color('soft'),
    secondary: color('secondary'),
    /** The secondary colour as the brand has it: for what is only looked at. */
    vivid: color('vivid'),
    error: color('error'),
    onError: color('on-error'),
  },
  font: { display: 'var(--f-display)', body: 'var(--f-body)', mono: 'var(--f-mono)' },
  radius: { small: 'var(--r-small)', medium: 'var(--r-medium)', large: 'var(--r-large)' },
  motion: 'var(--duration) var(--easing)',
} as const;

/** Steps of four pixels, stretched by the theme's density. */
export const space = (steps: number): string => `calc(${steps * 4}px*var(--density))`;

/** Where a block's body is wide enough for a row. */
export const roomy = '(min-width: 46rem)';

/** Where the page becomes wider than a phone, and than a tablet. */
export const wide = { tablet: '(min-width: 44rem)', desktop: '(min-width: 62rem)' } as const;

/** The ground as a veil over a picture: `share` percent of it. */
export const veil = (share: number): string =>
  `color-mix(in srgb,${color('ground')} ${share}%,transparent)`;
