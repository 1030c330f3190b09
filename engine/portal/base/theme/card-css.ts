import type { Theme } from '#contract/programs/program.ts';
import { colors, type Palette } from './palettes.ts';
import { badge, button, card, cards, primaryButton, quietButton } from './parts.css.ts';

/** The rules stand before the components' own and must be stronger. */
const own = (classes: string) => `body .${classes.split(' ')[0]}`;
const CARD = own(card);
const CARDS = own(cards);
const BADGE = own(badge);
const BUTTON = own(button);
const PRIMARY = own(primaryButton);
const QUIET = own(quietButton);

const corners = (size: string) =>
  `polygon(0 0,calc(100% - ${size}) 0,100% ${size},100% 100%,${size} 100%,0 calc(100% - ${size}))`;
const SURFACE = 'background:var(--c-surface)';
const LINE = 'border:1px solid var(--c-border)';
const LINED_BADGE = `${BADGE}{background:none;border:1px solid;color:var(--c-accent)}`;

const LOOKS: Record<NonNullable<Theme['card']>, string> = {
  flat: `${CARD}{${SURFACE}}`,
  outlined: `${CARD}{${SURFACE};${LINE}}`,
  hairline:
    `${CARD}{${LINE};border-radius:0}${LINED_BADGE}` +
    `${CARDS}{gap:0;padding:1px 0 0 1px}${CARDS}>*{margin:-1px 0 0 -1px}`,
  bare: `${CARD}{padding-inline:0;border-top:1px solid var(--c-border);border-radius:0}${BADGE}{background:none;color:var(--c-accent);justify-content:var(--place,start)}`,
  raised: `${CARD}{${SURFACE};box-shadow:inset 0 1px color-mix(in srgb,var(--c-text) 10%,transparent),0 14px 34px rgb(0 0 0/.24)}`,
  'solid-shadow': `${CARD}{${SURFACE};border:2px solid var(--c-control);box-shadow:6px 6px 0 var(--c-vivid)}`,
  glass: `${CARD}{background:color-mix(in srgb,var(--c-raised) 55%,transparent);border:1px solid color-mix(in srgb,var(--c-text) 18%,transparent)}${LINED_BADGE}`,
  cut: `${CARD}{${SURFACE};border-radius:0;clip-path:${corners('16px')}}${BADGE}{clip-path:${corners('8px')}}`,
  tilted:
    `${CARD}{${SURFACE};border:3px solid var(--c-text);box-shadow:5px 6px 0 rgb(0 0 0/.55)}` +
    `${CARDS}>:nth-child(odd){rotate:-.8deg}${CARDS}>:nth-child(even){rotate:.7deg;translate:0 .5rem}`,
  prismatic: `${CARD}{border:2px solid transparent;background:linear-gradient(var(--c-surface) 0 0) padding-box,linear-gradient(120deg,var(--c-primary),var(--c-vivid) 50%,var(--c-error)) border-box}`,
  inverted: `${CARD}{background:var(--c-ground);color:var(--c-text)}`,
};

/** Of buttons, and of what stands among them. */
const radius = (size: string) => `:root{--button-radius:${size}}`;

const BUTTONS: Record<NonNullable<Theme['button']>, string> = {
  square: '',
  rounded: radius('max(6px,var(--r-small))'),
  pill: radius('99px'),
  // A cut corner would leave a border open: it is drawn along the cut.
  cut: `${BUTTON}{clip-path:${corners('10px')}}${PRIMARY}{background-image:linear-gradient(225deg,var(--c-edge) 9px,transparent 0),linear-gradient(45deg,var(--c-edge) 9px,transparent 0);background-origin:border-box}${QUIET}{border-color:transparent;background:color-mix(in srgb,var(--c-text) 15%,var(--c-ground))}`,
  skewed: `${radius('2px')}${BUTTON}{transform:skewX(-9deg)}`,
  seal: `${radius('99px')}${PRIMARY}{box-shadow:inset 0 0 0 3px var(--c-primary),inset 0 0 0 4px var(--c-on-primary)}`,
};

/** How the theme's cards, badges and buttons look. */
export const cardCss = ({ card: look = 'outlined', button: shape = 'rounded' }: Theme): string =>
  LOOKS[look] + BUTTONS[shape];

/** The colours within the theme's cards. `other` is the palette of the opposite mode. */
export const cardScope = ({ card }: Theme, other: Palette): string =>
  card === 'inverted' ? `${CARD}{${colors(other)}}` : '';
