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
  radius: {
    small: 'var(--r-small)',
    medium: 'var(--r-medium)',
    large: 'var(--r-large)',
    button: 'var(--button-radius,0)',
    pill: '99px',
    round: '50%',
  },
  /** How high something stands above the page: a thing that is held, a note, a dialog. */
  elevation: {
    held: '0 8px 24px rgb(0 0 0/.4)',
    note: '0 12px 40px rgb(0 0 0/.4)',
    dialog: '0 24px 80px rgb(0 0 0/.5)',
  },
  motion: 'var(--duration) var(--easing)',
} as const;

/** The scale of running text, in rem, which a theme's body face stretches as a whole. */
export const textSize = {
  /** Of a number on a sign, and of a name below one. */
  mark: '.66rem',
  tiny: '.8rem',
  small: '.88rem',
  fine: '.94rem',
  body: '1rem',
  lead: '1.1rem',
  large: '1.2rem',
} as const;

/**
 * The scale of what is set in the display face. The fluid steps grow with the window (vw), or with
 * the block they stand in (cqi) where several share its width.
 */
export const displaySizes = {
  minor: '1.2rem',
  part: '1.35rem',
  heading: '1.5rem',
  figure: '2.2rem',
  score: '2.9rem',
  item: 'clamp(1.35rem,1.2rem + .8vw,1.8rem)',
  panel: 'clamp(1.5rem,1.2rem + 1.5vw,2.4rem)',
  section: 'clamp(1.7rem,1.3rem + 1.9vw,2.8rem)',
  statement: 'clamp(2.2rem,1.3rem + 3.2vw,4rem)',
  title: 'clamp(2.2rem,1.1rem + 4.6vw,5.2rem)',
  numeral: 'clamp(2.4rem,1rem + 7cqi,6.5rem)',
  poster: 'clamp(2.6rem,1rem + 8.4vw,8rem)',
  grand: 'clamp(5.5rem,1rem + 15cqi,13rem)',
} as const;

/** A step of the display scale, evened out between the faces that themes choose. */
export const displaySize = (step: keyof typeof displaySizes): string =>
  `calc(${displaySizes[step]}*var(--display-scale,1))`;

/** The weight of labels, names and headings in the body face. */
export const strong = 620;

/** Steps of four pixels, stretched by the theme's density. */
export const space = (steps: number): string => `calc(${steps * 4}px*var(--density))`;

/** Room that grows with the window: beside a page, in a panel, where it is tight, above a section. */
export const inset = {
  gutter: 'clamp(1.1rem,4vw,2.5rem)',
  panel: 'clamp(1.3rem,4vw,2.6rem)',
  tight: 'clamp(.6rem,2vw,1.2rem)',
  section: 'calc(clamp(3.2rem,7vw,5.6rem)*var(--density))',
} as const;

/** Where a block's body is wide enough for a row. */
export const roomy = '(min-width: 46rem)';

/** Where the page becomes wider than a phone, and than a tablet. */
export const wide = { tablet: '(min-width: 44rem)', desktop: '(min-width: 62rem)' } as const;

/** Phones, on screen: printed pages may be as narrow. */
export const phone = 'screen and (max-width: 43.99rem)';

/** How high the bar at a page's foot is, where there is one. */
export const FOOT_BAR = '--foot-bar';
/** What keeps to the foot of the window stands above that bar. */
export const aboveFoot = (distance: string): string => `calc(${distance} + var(${FOOT_BAR},0px))`;

/** The ground as a veil over a picture: `share` percent of it. */
export const veil = (share: number): string =>
  `color-mix(in srgb,${color('ground')} ${share}%,transparent)`;
